import { narrowed, type Sql } from '../sql';
import {
  ofOwner,
  type Relevance,
  type TextIndex,
  type TextQuery,
  type TextTerm,
} from '../text-index';

/** What FTS5 finds nowhere: a type that never was in the catalogue has no token. */
const NO_MATCH = `'""'`;

/**
 * Rows of this index are narrow. A row of the table fills a page of its own, and each match would read
 * one. SQLite does not choose an index where it knows the row's identifier.
 */
const TYPES_AND_YEARS = 'INDEXED BY "artifacts_types_and_years"';

/** An FTS5 table of the words, kept by triggers: see migrations/1795500000000-words.ts. */
export const sqliteTextIndex: TextIndex = {
  orderedIdColumn: 'rowid',
  position: 'instr',

  matches(query) {
    return narrowed(
      ftsMatches(query),
      ofArtifact(query.years, TYPES_AND_YEARS),
      ofArtifact(query.condition),
    );
  },

  matchingTypesAndYears: (query) => matchingArtifacts(query, TYPES_AND_YEARS),
  matchingArtifacts: (query) => matchingArtifacts(query),
  kinds: null,
};

function matchingArtifacts(query: TextQuery, index = ''): Sql {
  const { sql, parameters } = ftsMatches(query);
  const found = `"artifacts" ${index} WHERE "id" IN (SELECT rowid FROM ${sql})`;
  return narrowed({ sql: found, parameters }, query.years, query.condition);
}

const ofArtifact = (condition: Sql | null, index = ''): Sql | null =>
  condition && {
    ...condition,
    sql: `(SELECT ${condition.sql} FROM "artifacts" ${index} WHERE "id" = "artifacts_words".rowid)`,
  };

function ftsMatches({
  terms,
  type,
  relevance,
  owner,
}: Pick<TextQuery, 'terms' | 'type' | 'relevance' | 'owner'>): Sql {
  const match =
    type === null
      ? ':match'
      : `coalesce((SELECT '(' || :match || ') AND "' || char(57344 + "id") || '"'
          FROM "search_types" WHERE "type" = :type), ${NO_MATCH})`;
  const found = {
    sql: `"artifacts_words" WHERE "artifacts_words" MATCH ${match}`,
    parameters: { match: expressionOf(terms, relevance), ...(type !== null && { type }) },
  };
  return narrowed(found, ofOwner({ owner }, '"artifacts_words".rowid'));
}

/** The terms in the query language of FTS5. They consist of letters, marks and digits alone. */
function expressionOf(terms: readonly TextTerm[], relevance: Relevance | null): string {
  const phrases = terms.map(({ words, isPrefix }) => `"${words.join(' ')}"${isPrefix ? ' *' : ''}`);
  const all = phrases.join(' AND ');
  const allInName = `{name} : (${all})`;
  const someInName = `{name} : (${phrases.join(' OR ')})`;
  const allInFacts = `{facts} : (${all})`;
  switch (relevance) {
    case 3:
      return allInName;
    case 2:
      return `((${all}) AND (${someInName})) NOT (${allInName})`;
    case 1:
      return `(${allInFacts}) NOT (${someInName})`;
    case 0:
      return `(${all}) NOT ((${someInName}) OR (${allInFacts}))`;
    case null:
      return all;
  }
}
