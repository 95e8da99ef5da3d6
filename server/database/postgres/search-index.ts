import {
  containsTerms,
  SECTION_MARKS,
  type Relevance,
  RELEVANCES,
  type SearchIndex,
  type TextTerm,
} from '../search-index';
import { withConditions, type Sql } from '../sql';
import { BEGINNING, NGRAM_LENGTH, PAIR, PREFIX_LENGTH, WITHOUT_PAIRS } from './lexemes';

const TABLE = {
  table: '"searched_artifacts"',
  // Unary + makes it an expression, so that the planner uses the GIN index and not the primary key.
  id: '+ "searched_artifacts"."id"',
  join: '',
};

/**
 * Two GIN indexes of a table with narrow rows, because a count visits the row of each match: n-grams of
 * names, and words with each two words that stand together. See migrations/search-index.ts.
 */
export const postgresSearchIndex: SearchIndex = {
  position: 'strpos',
  // An array, because the planner misjudges how many artifacts the index finds, and would scan all.
  isIdOf: (select) => `"id" = ANY (ARRAY(${select}))`,
  // Both sides are often underestimated, and each match would be compared with each identifier. The number of
  // elements that the planner expects of an array makes it look them up in a table of hashes.
  isMatchOf: (id, select) => `${id} IN (SELECT unnest(ARRAY(${select})))`,

  byName(part) {
    const found = {
      sql: 'name_ngrams("artifactNameNormalized") @> CAST(:ngrams AS text[])',
      parameters: { ngrams: ngramsOf(part) },
    };
    // When the part is one n-gram, every match of the index contains it.
    const isNgram = [...part].length <= NGRAM_LENGTH;
    const contains = {
      sql: 'strpos("artifactNameNormalized", :part) > 0',
      parameters: { part },
    };
    return { ...TABLE, condition: withConditions(found, isNgram ? null : contains) };
  },

  byWords({ terms, type, relevances }) {
    const hasPairs = terms.some(({ words }) => words.length > 1);
    const orUnknown = hasPairs ? ` | ${lexeme(WITHOUT_PAIRS)}` : '';
    const found = {
      sql: 'artifact_words_vector("id") @@ CAST(:words AS tsquery)',
      parameters: { words: `${expressionOf(terms, relevances)}${orUnknown}` },
    };
    const condition = withConditions(
      found,
      type === null ? null : { sql: '"artifactType" = :type', parameters: { type } },
      hasPairs ? phrasesCondition(terms, relevances) : null,
    );
    return { ...TABLE, condition };
  },
};

/** N-grams that cover the part. They are as few as possible, because each reads a posting list. */
function ngramsOf(part: string): string[] {
  const characters = [...part];
  if (characters.length <= NGRAM_LENGTH) return [part];
  const ngrams: string[] = [];
  for (let start = 0; start < characters.length; start += NGRAM_LENGTH) {
    const from = Math.min(start, characters.length - NGRAM_LENGTH);
    ngrams.push(characters.slice(from, from + NGRAM_LENGTH).join(''));
  }
  return ngrams;
}

/** A lexeme in a `tsquery`. */
const lexeme = (text: string): string => `'${text.replace(/['\\]/g, '$&$&')}'`;

function expressionOf(terms: readonly TextTerm[], relevances: readonly Relevance[]): string {
  if (relevances.length === RELEVANCES.length) return allOf(terms, '');
  const [relevance, ...others] = relevances;
  // The index has pairs of words. For a longer phrase it finds all artifacts with its pairs.
  if (!isExact(terms)) {
    const mark = relevance === 3 ? SECTION_MARKS.name : relevance === 1 ? SECTION_MARKS.facts : '';
    return allOf(terms, others.length > 0 ? '' : mark);
  }
  return relevances.map((each) => `(${ofRelevance(terms, each)})`).join(' | ');
}

function ofRelevance(terms: readonly TextTerm[], relevance: Relevance): string {
  const allInName = allOf(terms, SECTION_MARKS.name);
  const someInName = `(${terms.map((term) => lexemesOf(term, SECTION_MARKS.name)).join(' | ')})`;
  const allInFacts = allOf(terms, SECTION_MARKS.facts);
  switch (relevance) {
    case 3:
      return allInName;
    case 2:
      return `${allOf(terms, '')} & ${someInName} & !${allInName}`;
    case 1:
      return `${allInFacts} & !${someInName}`;
    case 0:
      return `${allOf(terms, '')} & !${someInName} & !${allInFacts}`;
  }
}

const isExact = (terms: readonly TextTerm[]) => terms.every(({ words }) => words.length <= 2);

const allOf = (terms: readonly TextTerm[], mark: string): string =>
  `(${terms.map((term) => lexemesOf(term, mark)).join(' & ')})`;

/**
 * The word of a term, or its pairs of words, which stand in the name or in the facts if they are
 * marked.
 */
function lexemesOf({ words, isPrefix }: TextTerm, mark: string): string {
  const [first = ''] = words;
  if (words.length === 1) return isPrefix ? beginningOf(first, mark) : lexeme(mark + first);
  const pairs = words.slice(1).map((word, nth) => lexeme(`${PAIR}${mark}${words[nth]} ${word}`));
  return `(${pairs.join(' & ')}${isPrefix ? ':*' : ''})`;
}

const beginningOf = (word: string, mark: string): string =>
  mark === '' && [...word].length <= PREFIX_LENGTH
    ? lexeme(BEGINNING + word)
    : `${lexeme(mark + word)}:*`;

/**
 * Checks phrases that the index does not have: phrases of more than two words, and all phrases of an
 * artifact without pairs.
 */
function phrasesCondition(terms: readonly TextTerm[], relevances: readonly Relevance[]): Sql {
  const contains = containsTerms(terms, 'strpos');
  const sql = `(SELECT ${contains.sql} AND ${relevanceOf(terms)} = ANY (:relevances)
    FROM "artifacts" WHERE "artifacts"."id" = "searched_artifacts"."id")`;
  const parameters = { ...contains.parameters, relevances };
  if (!isExact(terms)) return { sql, parameters };
  return {
    sql: `("searched_artifacts"."id" NOT IN (SELECT "id" FROM "searched_artifacts"
      WHERE artifact_words_vector("id") @@ CAST(:withoutPairs AS tsquery)) OR ${sql})`,
    parameters: { ...parameters, withoutPairs: lexeme(WITHOUT_PAIRS) },
  };
}

/** How well an artifact with all terms fits them, by its words. */
function relevanceOf(terms: readonly TextTerm[]): string {
  const inLine = (line: number, joined: ' AND ' | ' OR ') =>
    terms
      .map((_, nth) => `strpos(split_part("words", E'\\n', ${line}), :term${nth}) > 0`)
      .join(joined);
  return `CASE WHEN ${inLine(1, ' AND ')} THEN 3 WHEN ${inLine(1, ' OR ')} THEN 2
    WHEN ${inLine(2, ' AND ')} THEN 1 ELSE 0 END`;
}
