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

  containsTerm({ term, type }) {
    const contains = 'instr("artifactNameNormalized", :term) > 0';
    return type === null
      ? { sql: contains, parameters: { term } }
      : { sql: `${contains} AND "artifactType" = :type`, parameters: { term, type } };
  },

  matches: ftsMatches,

  pageSource(query, byId) {
    const { sql, parameters } = ftsMatches(query);
    return byId
      ? { idColumn: 'rowid', sql, parameters }
      : {
          idColumn: '"id"',
          sql: `"artifacts" WHERE "id" IN (SELECT rowid FROM ${sql})`,
          parameters,
        };
  },
};

/** The FTS5 table that knows terms of this length, with the condition that keeps the matches. */
function ftsMatches({ term, type, selectiveNgrams }: NameQuery): Sql {
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
