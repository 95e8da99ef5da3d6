import type { Years } from './centuries';
import type { GroupCounting } from './group-counts';
import type { KeysetPage } from './keyset';
import type { Sql } from './sql';

/** Words that stand one after another in one text; most often it is a single word. */
export interface TextTerm {
  /** Words as `artifacts.words` has them; at least one. */
  readonly words: readonly string[];
  /** Whether the last word may be the beginning of a longer word. */
  readonly isPrefix: boolean;
  /** The catalogue's words that begin with the only word; some of them where they are many. */
  readonly completions?: readonly string[];
}

/**
 * How well an artifact fits a text; more is better. It has few steps, so that a page of a frequent
 * word needs no scoring of all matches.
 * 3: all terms in the name. 2: some in the name. 1: none in the name, but all in the facts. 0: other.
 */
export type Relevance = 0 | 1 | 2 | 3;

/** The relevances, the best first. */
export const RELEVANCES: readonly Relevance[] = [3, 2, 1, 0];

/** A span of years, and the condition on the columns of years that keeps what overlaps it. */
export interface YearsCondition extends Years {
  readonly condition: Sql;
}

/** What a search of the texts looks for. */
export interface TextQuery {
  /** All must occur; at least one. */
  terms: readonly TextTerm[];
  /** Only artifacts of this type. */
  type: string | null;
  /** Only artifacts that the member with this uid added. */
  owner: string | null;
  /** Only artifacts whose years of making overlap these. */
  years: YearsCondition | null;
  /** A further condition on columns of `artifacts`. */
  condition: Sql | null;
  /** Only artifacts of this relevance. */
  relevance: Relevance | null;
}

/**
 * The condition that keeps the artifacts of a member: reading the row of each match would cost more than
 * reading the index of owners once.
 * @param id the identifier of the artifact; a plus sign keeps the engines from beginning with the owners.
 */
export const ofOwner = ({ owner }: Pick<TextQuery, 'owner'>, id: string): Sql | null =>
  owner === null
    ? null
    : {
        sql: `+${id} IN (SELECT "id" FROM "artifacts" WHERE "ownerUid" = :owner)`,
        parameters: { owner },
      };

/** The SQL of a search of the texts by words. Statements name the table `artifacts`. */
export interface TextIndex {
  /**
   * The column of `matches` in whose order the index itself returns the identifiers of artifacts, so
   * that a page in that order needs no sorting; null where it returns them in no order.
   */
  readonly orderedIdColumn: string | null;
  /** The engine's function of a text and its part: 0 where the part does not occur. */
  readonly position: 'instr' | 'strpos';
  /** Lists the completions of a term as `word`, if with them the index finds its matches faster. */
  completionsOf(term: TextTerm): Sql | null;
  /** What follows FROM to read the identifiers of the matches. */
  matches(query: TextQuery): Sql;
  /** Counts the matches as "count". */
  counting(query: TextQuery): Sql;
  /**
   * Reads as "id" the identifiers of the first matches, where this takes less than reading the artifacts of
   * the list one after the other; else null.
   * @param query for a relevance, matches of other relevances may be among them.
   * @param page by identifier.
   */
  firstMatches(query: TextQuery, page: KeysetPage, limit: number): Sql | null;
  /** Counts the matches by type and centuries. */
  groupCounting(query: TextQuery): GroupCounting;
  /** What follows FROM to read columns of the matches. */
  matchingArtifacts(query: TextQuery): Sql;
}

/** Stands between two texts of one line in `artifacts.words`, so that no phrase reaches over it. */
export const TEXT_BOUNDARY = '¶';

/** The words of an artifact's texts: see `artifactWords`. */
export interface WordsOfTexts {
  name: readonly (readonly string[])[];
  facts: readonly (readonly string[])[];
  prose: readonly (readonly string[])[];
}

/**
 * The value of `artifacts.words`: three lines, for the name, the facts and the prose. A space stands
 * before and after every word, so that a term is a part of the line.
 */
export const wordsColumn = ({ name, facts, prose }: WordsOfTexts): string =>
  [name, facts, prose]
    .map((texts) => texts.map((words) => words.join(' ')).join(` ${TEXT_BOUNDARY} `))
    .map((line) => ` ${line} `)
    .join('\n');

/** A term as a part of `artifacts.words`. */
const partOf = ({ words, isPrefix }: TextTerm): string =>
  ` ${words.join(' ')}${isPrefix ? '' : ' '}`;

/** Whether these words, in the form of the column, contain every term. */
export const containsTerms = (terms: readonly TextTerm[], words: string): boolean =>
  terms.every((term) => words.includes(partOf(term)));

/** How well these words, in the form of the column, fit the terms, all of which they contain. */
export function relevanceOf(terms: readonly TextTerm[], words: string): Relevance {
  const [name = '', facts = ''] = words.split('\n');
  const inName = terms.filter((term) => name.includes(partOf(term))).length;
  if (inName === terms.length) return 3;
  if (inName > 0) return 2;
  return containsTerms(terms, facts) ? 1 : 0;
}

/**
 * The SQL that reads each artifact's words, for walking through a list in its own order.
 */
export function termsSql(terms: readonly TextTerm[], position: TextIndex['position']): TermsSql {
  const parameters = Object.fromEntries(terms.map((term, nth) => [`term${nth}`, partOf(term)]));
  const lineBreak = `${position}("words", :lineBreak)`;
  const contained = (column: string, joined: ' AND ' | ' OR ') =>
    `(${terms.map((_, nth) => `${position}(${column}, :term${nth}) > 0`).join(joined)})`;
  const name = `substr("words", 1, ${lineBreak})`;
  const others = `substr("words", ${lineBreak} + 1)`;
  const facts = `substr(${others}, 1, ${position}(${others}, :lineBreak))`;
  return {
    contains: { sql: contained('"words"', ' AND '), parameters },
    relevance: {
      sql: `CASE WHEN ${contained(name, ' AND ')} THEN 3 WHEN ${contained(name, ' OR ')} THEN 2
        WHEN ${contained(facts, ' AND ')} THEN 1 ELSE 0 END`,
      parameters: { ...parameters, lineBreak: '\n' },
    },
  };
}

interface TermsSql {
  /** The condition that keeps artifacts with all terms. */
  contains: Sql;
  /** How well an artifact with all terms fits them. */
  relevance: Sql;
}
