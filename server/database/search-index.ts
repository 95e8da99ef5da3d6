import type { Sql } from './sql';

/** Words that stand one after another in one text; most often it is a single word. */
export interface TextTerm {
  /** Words as `artifacts.words` has them; at least one. */
  readonly words: readonly string[];
  /** Whether the last word may be the beginning of a longer word. */
  readonly isPrefix: boolean;
}

/**
 * How well an artifact fits a text; more is better. It has few steps, so that a page of a frequent
 * word needs no scoring of all matches.
 * 3: all terms in the name. 2: some in the name. 1: none in the name, but all in the facts. 0: other.
 */
export type Relevance = 0 | 1 | 2 | 3;

/** The relevances, the best first. */
export const RELEVANCES: readonly Relevance[] = [3, 2, 1, 0];

/** What a search of the texts looks for. */
interface WordsQuery {
  /** All must occur; at least one. */
  terms: readonly TextTerm[];
  type: string | null;
  /** Only artifacts of these relevances. */
  relevances: readonly Relevance[];
}

/** The parts of a statement that reads the matches of an index. */
export interface IndexMatches {
  /** Stands behind FROM to read identifiers. */
  table: string;
  /** The identifier of an artifact. A statement may order by it. */
  id: string;
  /** Stands behind `table` to read columns of `searched_artifacts`; empty when `table` has them. */
  join: string;
  condition: Sql;
}

/** The SQL of a search by the engine's own indexes. The tables are in migrations/search-index.ts. */
export interface SearchIndex {
  /** The SQL function for the position of a substring; 0 when it does not occur. */
  readonly position: 'instr' | 'strpos';
  /** The condition that an artifact has one of the identifiers that a SELECT reads. */
  isIdOf(select: string): string;
  /** The condition that a match, by the SQL of its identifier, is among those that a SELECT reads. */
  isMatchOf(id: string, select: string): string;
  /** The artifacts whose normalized name contains a text, not empty; every character is plain. */
  byName(part: string): IndexMatches;
  /** The artifacts with words in their texts. */
  byWords(query: WordsQuery): IndexMatches;
}

/** Prefixes of the tokens for words of the name and of the facts. The index also has them plain. */
export const SECTION_MARKS = { name: '=', facts: '~' } as const;

/** Stands between two texts of one line in `artifacts.words`, so that no phrase spans both. */
export const TEXT_BOUNDARY = '¶';

/**
 * The value of `artifacts.words`: three lines, for the name, the facts and the prose. A space stands
 * before and after every word, so that a term is a part of the line.
 */
export const wordsColumn = (lines: readonly (readonly (readonly string[])[])[]): string =>
  lines
    .map((texts) => texts.map((words) => words.join(' ')).join(` ${TEXT_BOUNDARY} `))
    .map((line) => ` ${line} `)
    .join('\n');

/** The condition that `artifacts.words` contains all terms. */
export function containsTerms(terms: readonly TextTerm[], position: SearchIndex['position']): Sql {
  const parts = terms.map(({ words, isPrefix }) => ` ${words.join(' ')}${isPrefix ? '' : ' '}`);
  return {
    sql: parts.map((_, nth) => `${position}("words", :term${nth}) > 0`).join(' AND '),
    parameters: Object.fromEntries(parts.map((part, nth) => [`term${nth}`, part])),
  };
}

/** Words of fewer or more characters, and words with digits, are not suggested. */
export const SHORTEST_KNOWN_WORD = 5;
export const LONGEST_KNOWN_WORD = 40;
