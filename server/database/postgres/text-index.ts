import { narrowed, type Sql } from '../sql';
import { kindCounts } from './artifact-kinds';
import {
  ofOwner,
  type Relevance,
  type TextIndex,
  type TextQuery,
  termsSql,
  type TextTerm,
} from '../text-index';

/** Stand before lexemes that are no words: no word contains these characters. */
export const MARKS = { name: '=', facts: '~', prefix: '^', type: '<' } as const;

/** Beginnings of words up to this many characters are lexemes of their own. */
export const PREFIX_LENGTH = 3;

/**
 * A GIN index over the words of each artifact, of a table with narrow rows: counting visits the row of
 * each match. It knows no places of words, so what it finds of a phrase is read. See
 * migrations/1797400000000-word-kinds.ts.
 */
export const postgresTextIndex: TextIndex = {
  orderedIdColumn: null,
  position: 'strpos',
  matches,
  matchingArtifacts(query) {
    const { sql, parameters } = matches(query);
    return { sql: `"artifacts" WHERE "id" IN (SELECT "id" FROM ${sql})`, parameters };
  },

  groupCounting(query) {
    const { sql, parameters } = matches(query);
    return {
      sql: `SELECT coalesce(string_agg("kind", ''), '') AS "kinds",
        (SELECT json_object_agg("code", "type") FROM "artifact_type_codes") AS "types" FROM ${sql}`,
      parameters,
      countsOf([row]) {
        const { kinds, types } = row as { kinds: string; types: Record<string, string> | null };
        return kindCounts(kinds, types ?? {});
      },
    };
  },
};

function matches({ terms, type, owner, years, relevance, condition }: TextQuery): Sql {
  const isPhrase = terms.some(({ words }) => words.length > 1);
  const expression = isPhrase ? atLeast(terms, relevance) : expressionOf(terms, relevance);
  const ofType = type === null ? '' : ` & ${lexeme(MARKS.type + type)}`;
  const found = {
    sql: `"artifact_words" WHERE artifact_words_vector("id") @@ CAST(:words AS tsquery)`,
    parameters: { words: expression + ofType },
  };
  const ofPhrases = isPhrase ? phrasesCondition(terms, relevance) : [];
  const owned = ofOwner({ owner }, '"artifact_words"."id"');
  return narrowed(
    found,
    owned,
    years && years.condition,
    ...[...ofPhrases, condition].map(ofArtifact),
  );
}

/** The conditions that read the words of an artifact. */
function phrasesCondition(terms: readonly TextTerm[], relevance: Relevance | null): Sql[] {
  const sql = termsSql(terms, 'strpos');
  if (relevance === null) return [sql.contains];
  const parameters = { ...sql.relevance.parameters, relevance };
  return [sql.contains, { sql: `${sql.relevance.sql} = :relevance`, parameters }];
}

const ofArtifact = (condition: Sql | null): Sql | null =>
  condition && {
    ...condition,
    sql: `(SELECT ${condition.sql} FROM "artifacts" WHERE "artifacts"."id" = "artifact_words"."id")`,
  };

/** The terms, each of one word, as a `tsquery`. */
function expressionOf(terms: readonly TextTerm[], relevance: Relevance | null): string {
  const all = allOf(terms, '');
  const allInName = allOf(terms, MARKS.name);
  const someInName = `(${terms.map((term) => lexemesOf(term, MARKS.name)).join(' | ')})`;
  const allInFacts = allOf(terms, MARKS.facts);
  switch (relevance) {
    case 3:
      return allInName;
    case 2:
      return `${all} & ${someInName} & !${allInName}`;
    case 1:
      return `${allInFacts} & !${someInName}`;
    case 0:
      return `${all} & !${someInName} & !${allInFacts}`;
    case null:
      return all;
  }
}

/** Finds at least the artifacts of this relevance, wherever the words of a phrase stand. */
const atLeast = (terms: readonly TextTerm[], relevance: Relevance | null): string =>
  allOf(terms, relevance === 3 ? MARKS.name : relevance === 1 ? MARKS.facts : '');

const allOf = (terms: readonly TextTerm[], mark: string): string =>
  `(${terms.map((term) => lexemesOf(term, mark)).join(' & ')})`;

/** The words of a term, which stand in the name or in the facts if they are marked. */
function lexemesOf({ words, isPrefix }: TextTerm, mark: string): string {
  const last = words.length - 1;
  const lexemes = words.map((word, nth) => {
    if (!isPrefix || nth < last) return lexeme(mark + word);
    const isShort = mark === '' && [...word].length <= PREFIX_LENGTH;
    return isShort ? lexeme(MARKS.prefix + word) : `${lexeme(mark + word)}:*`;
  });
  return `(${lexemes.join(' & ')})`;
}

const lexeme = (text: string) => `'${text.replace(/['\\]/g, '$&$&')}'`;
