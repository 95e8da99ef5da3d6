import { countingOf, narrowed, type Sql } from '../sql';
import {
  ofOwner,
  type Relevance,
  type TextIndex,
  type TextQuery,
  type TextTerm,
} from '../text-index';
import { matchCounting } from './facet-groups';
import { LONGEST_INDEXED_BEGINNING, MARKS, tokensOfSpan } from './index-tokens';

/** What FTS5 finds nowhere: a type that never was in the catalogue has no token. */
const NO_MATCH = `'""'`;

/** A beginning with more completions is left to FTS5, which merges the matches of all before the first. */
const MAX_COMPLETIONS = 8;

/**
 * An FTS5 table of the words, kept by triggers. It has the words of the name and of the facts twice, once
 * behind a mark, so that a search of the name reads no other places of a frequent word. The type and the
 * centuries are tokens, too: see migrations/text-index.ts.
 */
export const sqliteTextIndex: TextIndex = {
  orderedIdColumn: 'rowid',
  position: 'instr',
  completionsOf,
  matches,
  counting: (query) => countingOf(matches(query)),
  firstMatches: () => null,
  groupCounting: (query) => matchCounting(matches(query), '"artifacts_words".rowid'),

  matchingArtifacts(query) {
    const { sql, parameters } = ftsMatches(query);
    const found = `"artifacts" WHERE "id" IN (SELECT rowid FROM ${sql})`;
    return narrowed({ sql: found, parameters }, query.condition);
  },
};

/**
 * The table `word_terms` lists each place of each word. So each word is looked up as the first one after
 * the places of the one before.
 */
function completionsOf({ words, isPrefix }: TextTerm): Sql | null {
  const [beginning = ''] = words;
  if (!isPrefix || words.length > 1 || [...beginning].length <= LONGEST_INDEXED_BEGINNING)
    return null;
  const firstFrom = (text: string) =>
    `(SELECT "term" FROM "word_terms" WHERE "term" >= ${text} ORDER BY "term" LIMIT 1)`;
  return {
    sql: `WITH RECURSIVE "found" ("word") AS (
        SELECT ${firstFrom(':beginning')}
        UNION ALL SELECT ${firstFrom('"word" || char(1)')} FROM "found" WHERE "word" < :end
        LIMIT ${MAX_COMPLETIONS + 1}
      )
      SELECT "word" FROM "found" WHERE "word" < :end`,
    parameters: { beginning, end: `${beginning}\u{10ffff}` },
  };
}

function matches(query: TextQuery): Sql {
  return narrowed(ftsMatches(query), ofArtifact(query.condition, 'artifacts'));
}

/** A condition on the row that a table has of the artifact. */
const ofArtifact = (condition: Sql | null, table: 'artifacts' | 'artifact_years'): Sql | null =>
  condition && {
    ...condition,
    sql: `(SELECT ${condition.sql} FROM "${table}" WHERE "id" = "artifacts_words".rowid)`,
  };

/** What all conditions but the further one keep. */
function ftsMatches({ terms, type, years, relevance, owner }: TextQuery): Sql {
  const span = years && tokensOfSpan(years);
  const match = allOf([
    `(${expressionOf(terms, relevance)})`,
    ...(span ? [`(${anyOf(span.tokens.map((token) => `"${token}"`))})`] : []),
  ]);
  const ofType =
    type === null
      ? ':match'
      : `coalesce((SELECT :match || ' AND "' || char(57344 + "id") || '"'
          FROM "search_types" WHERE "type" = :type), ${NO_MATCH})`;
  const found = {
    sql: `"artifacts_words" WHERE "artifacts_words" MATCH ${ofType}`,
    parameters: { match, ...(type !== null && { type }) },
  };
  return narrowed(
    found,
    ofOwner({ owner }, '"artifacts_words".rowid'),
    span?.isExact ? null : ofArtifact(years && years.condition, 'artifact_years'),
  );
}

/** The terms in the query language of FTS5. They consist of letters, marks and digits alone. */
function expressionOf(terms: readonly TextTerm[], relevance: Relevance | null): string {
  const phrases = (mark: string) => terms.map((term) => phraseOf(term, mark));
  const all = allOf(phrases(''));
  const allInName = allOf(phrases(MARKS.name));
  const someInName = `(${anyOf(phrases(MARKS.name))})`;
  const allInFacts = `(${allOf(phrases(MARKS.facts))})`;
  switch (relevance) {
    case 3:
      return allInName;
    case 2:
      return `((${all}) AND ${someInName}) NOT (${allInName})`;
    case 1:
      return `${allInFacts} NOT ${someInName}`;
    case 0:
      return `(${all}) NOT (${someInName} OR ${allInFacts})`;
    case null:
      return all;
  }
}

function phraseOf({ words, isPrefix, completions = [] }: TextTerm, mark: string): string {
  const phrase = (marked: readonly string[]) => `"${marked.map((word) => mark + word).join(' ')}"`;
  if (completions.length > 0 && completions.length <= MAX_COMPLETIONS)
    return `(${anyOf(completions.map((word) => phrase([word])))})`;
  return `${phrase(words)}${isPrefix ? ' *' : ''}`;
}

const allOf = (expressions: readonly string[]) => expressions.join(' AND ');
const anyOf = (expressions: readonly string[]) => expressions.join(' OR ');
