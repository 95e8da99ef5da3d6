import { MAX_NGRAM, type NameIndex, type NameQuery } from '../name-index';
import type { Sql } from '../sql';

/** What FTS5 finds nowhere: a type that never was in the catalogue has no token. */
const NO_MATCH = `'""'`;

/**
 * Two FTS5 tables of trigram tokens, kept by triggers (migrations/name-index.ts): one of the names,
 * for terms of three characters and more; one of the names with their characters set apart by a
 * control character, for shorter terms.
 */
export const sqliteNameIndex: NameIndex = {
  ordersById: true,

  containsTerm({ term, type, condition }) {
    const contains = 'instr("artifactNameNormalized", :term) > 0';
    const ofType = type === null ? '' : ' AND "artifactType" = :type';
    return {
      sql: `${contains}${ofType}${condition ? ` AND ${condition.sql}` : ''}`,
      parameters: { term, ...(type !== null && { type }), ...condition?.parameters },
    };
  },

  matches: narrowedMatches,

  pageSource(query, byId) {
    if (byId) return { idColumn: 'rowid', ...narrowedMatches(query) };
    const { sql, parameters } = ftsMatches(query);
    const { condition } = query;
    return {
      idColumn: '"id"',
      sql: `"artifacts" WHERE "id" IN (SELECT rowid FROM ${sql})${condition ? ` AND ${condition.sql}` : ''}`,
      parameters: { ...parameters, ...condition?.parameters },
    };
  },
};

/** The matches whose artifacts meet the further condition; `artifacts` has its columns. */
function narrowedMatches(query: NameQuery): Sql {
  const { sql, parameters } = ftsMatches(query);
  const { condition } = query;
  if (!condition) return { sql, parameters };
  return {
    sql: `${sql} AND EXISTS (SELECT 1 FROM "artifacts" WHERE "id" = "${tableOf(query)}".rowid
      AND ${condition.sql})`,
    parameters: { ...parameters, ...condition.parameters },
  };
}

const isShort = ({ term }: NameQuery) => [...term].length < MAX_NGRAM;

const tableOf = (query: NameQuery) =>
  isShort(query) ? 'artifacts_search_short' : 'artifacts_search';

/** The FTS5 table that knows terms of this length, with the condition that keeps the matches. */
function ftsMatches(query: NameQuery): Sql {
  const { term, type, selectiveNgrams } = query;
  const table = tableOf(query);
  const tokens = selectiveNgrams ?? [isShort(query) ? shortToken([...term]) : term];
  const phrases = tokens.map((token) => `"${token.replaceAll('"', '""')}"`);
  const match =
    type === null
      ? ':phrases'
      : `coalesce((SELECT :phrases || ' AND "' || char(2) || char(64 + "id") || char(2) || '"'
          FROM "search_types" WHERE "type" = :type), ${NO_MATCH})`;
  const name = `(SELECT "artifactNameNormalized" FROM "artifacts" WHERE "id" = "${table}".rowid)`;
  const contains = selectiveNgrams ? ` AND instr(${name}, :term) > 0` : '';
  return {
    sql: `"${table}" WHERE "${table}" MATCH ${match}${contains}`,
    parameters: {
      phrases: phrases.join(' AND '),
      ...(type !== null && { type }),
      ...(selectiveNgrams && { term }),
    },
  };
}

/** A term of one or two characters as the table of short terms has it. */
function shortToken(characters: readonly string[]): string {
  const apart = characters.join('\u0001');
  return characters.length === 1 ? `\u0001${apart}\u0001` : apart;
}
