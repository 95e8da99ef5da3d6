import { MAX_NGRAM, type NameIndex, type NameQuery, ofType } from '../name-index';
import { narrowed, type Sql } from '../sql';

/** What FTS5 finds nowhere: a type that never was in the catalogue has no token. */
const NO_MATCH = `'""'`;

/**
 * Two FTS5 tables of trigram tokens, kept by triggers (migrations/name-index.ts): one of the names,
 * for terms of three characters and more; one of the names with their characters set apart by a
 * control character, for shorter terms.
 */
export const sqliteNameIndex: NameIndex = {
  orderedIdColumn: 'rowid',

  containsTerm: (query) => narrowed(contains(query), ofType(query), query.condition),

  matches(query) {
    const { table, ...found } = ftsMatches(query);
    const ofArtifact = (condition: Sql | null) =>
      condition && {
        ...condition,
        sql: `(SELECT ${condition.sql} FROM "artifacts" WHERE "id" = "${table}".rowid)`,
      };
    return narrowed(found, ...furtherConditions(query).map(ofArtifact));
  },

  matchingArtifacts(query) {
    const { sql, parameters } = ftsMatches(query);
    const found = `"artifacts" WHERE "id" IN (SELECT rowid FROM ${sql})`;
    return narrowed({ sql: found, parameters }, ...furtherConditions(query));
  },
};

const contains = ({ term }: NameQuery): Sql => ({
  sql: 'instr("artifactNameNormalized", :term) > 0',
  parameters: { term },
});

/** What else must hold of the artifacts that FTS5 finds. */
const furtherConditions = (query: NameQuery): (Sql | null)[] => [
  query.selectiveNgrams && contains(query),
  query.condition,
];

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
