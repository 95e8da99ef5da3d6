import { countingOf, narrowed, type Sql } from '../sql';
import { kindCounts } from './artifact-kinds';
import {
  ofOwner,
  type Relevance,
  type TextIndex,
  type TextQuery,
  termsSql,
  type TextTerm,
} from '../text-index';
import type { ArtifactBitmaps } from './bitmaps/artifact-bitmaps';
import { completionsOf, lexeme, MARKS, WITHOUT_PAIRS } from './lexemes';

/**
 * A GIN index over the words of each artifact, and over each two words that stand together, of a table
 * with narrow rows: counting visits the row of each match, where no bitmaps tell the matches. It knows no
 * places of words, so the words of artifacts with all pairs of a longer phrase are read. See
 * migrations/text-index.ts.
 */
export const postgresTextIndex = (bitmaps: ArtifactBitmaps): TextIndex => ({
  orderedIdColumn: null,
  position: 'strpos',
  completionsOf: () => null,
  matches,
  matchingArtifacts(query) {
    const { sql, parameters } = matches(query);
    // The planner does not know how many artifacts have the words. It would join a few of them with all.
    return { sql: `"artifacts" WHERE "id" = ANY (ARRAY(SELECT "id" FROM ${sql}))`, parameters };
  },

  counting: (query) => bitmaps.readsOf(query)?.counting() ?? countingOf(matches(query)),
  firstMatches: (query, page, limit) => bitmaps.readsOf(query)?.first(page, limit) ?? null,

  groupCounting(query) {
    const byBitmaps = bitmaps.readsOf(query)?.groupCounting();
    if (byBitmaps) return byBitmaps;
    const { sql, parameters } = matches(query);
    return {
      sql: `SELECT coalesce(string_agg("kind", ''), '') AS "kinds",
        (SELECT json_object_agg("code", "type") FROM "artifact_type_codes") AS "types" FROM ${sql}`,
      parameters,
      countsOf([row]) {
        const { kinds, types } = row as { kinds: string; types: Record<string, string> | null };
        return kindCounts(types ?? {}, kinds);
      },
    };
  },
});

function matches({ terms, type, owner, years, relevance, condition }: TextQuery): Sql {
  const hasPairs = terms.some(({ words }) => words.length > 1);
  const isExact = terms.every(({ words }) => words.length <= 2);
  const expression = isExact ? expressionOf(terms, relevance) : atLeast(terms, relevance);
  const orUnknown = hasPairs ? ` | ${lexeme(WITHOUT_PAIRS)}` : '';
  const ofType = type === null ? '' : ` & ${lexeme(MARKS.type + type)}`;
  const found = {
    sql: `"artifact_words" WHERE artifact_words_vector("id") @@ CAST(:words AS tsquery)`,
    parameters: { words: `(${expression}${orUnknown})${ofType}` },
  };
  const ofPhrases = hasPairs ? phrasesCondition(terms, relevance).map(ofArtifact) : [];
  const owned = ofOwner({ owner }, '"artifact_words"."id"');
  return narrowed(
    found,
    owned,
    years && years.condition,
    ...(isExact ? ofPhrases.map(unlessPaired) : ofPhrases),
    condition && ofArtifact(condition),
  );
}

/** The conditions that read the words of an artifact. */
function phrasesCondition(terms: readonly TextTerm[], relevance: Relevance | null): Sql[] {
  const sql = termsSql(terms, 'strpos');
  if (relevance === null) return [sql.contains];
  const parameters = { ...sql.relevance.parameters, relevance };
  return [sql.contains, { sql: `${sql.relevance.sql} = :relevance`, parameters }];
}

const ofArtifact = ({ sql, parameters }: Sql): Sql => ({
  sql: `(SELECT ${sql} FROM "artifacts" WHERE "artifacts"."id" = "artifact_words"."id")`,
  parameters,
});

const unlessPaired = ({ sql, parameters }: Sql): Sql => ({
  sql: `("artifact_words"."id" NOT IN (SELECT "id" FROM "artifact_words"
    WHERE artifact_words_vector("id") @@ CAST(:withoutPairs AS tsquery)) OR ${sql})`,
  parameters: { ...parameters, withoutPairs: lexeme(WITHOUT_PAIRS) },
});

/** The terms, each of one word or two, as a `tsquery`. */
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

/** Finds at least the artifacts of this relevance, wherever the pairs of a phrase stand. */
const atLeast = (terms: readonly TextTerm[], relevance: Relevance | null): string =>
  allOf(terms, relevance === 3 ? MARKS.name : relevance === 1 ? MARKS.facts : '');

const allOf = (terms: readonly TextTerm[], mark: string): string =>
  `(${terms.map((term) => lexemesOf(term, mark)).join(' & ')})`;

/** The word of a term, or its pairs of words, which stand in the name or in the facts if they are marked. */
function lexemesOf({ words, isPrefix }: TextTerm, mark: string): string {
  const [first = ''] = words;
  if (words.length === 1) return isPrefix ? completionsOf(mark + first) : lexeme(mark + first);
  const pairs = words
    .slice(1)
    .map((word, nth) => lexeme(`${MARKS.pair}${mark}${words[nth]} ${word}`));
  return `(${pairs.join(' & ')}${isPrefix ? ':*' : ''})`;
}
