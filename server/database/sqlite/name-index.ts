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
  orderedIdColumn: 'rowid',

  containsTerm({ term, type }) {
    const contains = 'instr("artifactNameNormalized", :term) > 0';
    return type === null
      ? { sql: contains, parameters: { term } }
      : { sql: `${contains} AND "artifactType" = :type`, parameters: { term, type } };
  },

  matches(query) {
    const { sql, parameters, table } = ftsMatches(query);
    if (!query.selectiveNgrams) return { sql, parameters };
    const name = `(SELECT "artifactNameNormalized" FROM "artifacts" WHERE "id" = "${table}".rowid)`;
    return {
      sql: `${sql} AND instr(${name}, :term) > 0`,
      parameters: { ...parameters, term: query.term },
    };
  },

  matchingArtifacts(query) {
    const { sql, parameters } = ftsMatches(query);
    const found = `"artifacts" WHERE "id" IN (SELECT rowid FROM ${sql})`;
    if (!query.selectiveNgrams) return { sql: found, parameters };
    return {
      sql: `${found} AND instr("artifactNameNormalized", :term) > 0`,
      parameters: { ...parameters, term: query.term },
    };
  },
};

/**
 * The FTS5 table that knows terms of this length, with the condition that keeps the matches. Of
 * selective n-grams, it keeps other names too.
 */
function ftsMatches({ term, type, selectiveNgrams }: NameQuery): Sql & { table: string } {
  const characters = [...term];
  const isShort = characters.length < MAX_NGRAM;
  const table = isShort ? 'artifacts_search_short' : 'artifacts_search';
  const tokens = selectiveNgrams ?? [isShort ? shortToken(characters) : term];
  const phrases = tokens.map((token) => `"${token.replaceAll('"', '""')}"`);
  const match =
    type === null
      ? ':phrases'
      : `coalesce((SELECT :phrases || ' AND "' || char(2) || char(64 + "id") || char(2) || '"'
          FROM "search_types" WHERE "type" = :type), ${NO_MATCH})`;
  return {
    table,
    sql: `"${table}" WHERE "${table}" MATCH ${match}`,
    parameters: { phrases: phrases.join(' AND '), ...(type !== null && { type }) },
  };
}

/** A term of one or two characters as the table of short terms has it. */
function shortToken(characters: readonly string[]): string {
  const apart = characters.join('\u0001');
  return characters.length === 1 ? `\u0001${apart}\u0001` : apart;
}
