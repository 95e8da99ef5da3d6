import type { Sql } from './sql';

/** The index knows the n-grams of a name from one to this many characters. */
export const MAX_NGRAM = 3;

/** How many characters are stored of the first name, in the order of names, that holds a term. */
export const FIRST_NAME_LENGTH = 32;

/** What a search by name looks for. */
export interface NameQuery {
  /** A normalized text, not empty; every character is plain. */
  term: string;
  /** Only names of artifacts of this type. */
  type: string | null;
  /** A further condition on columns of `artifacts`. */
  condition: Sql | null;
  /**
   * N-grams that few names besides the wanted ones contain. The index is asked for these instead of
   * the whole term, and the names that it finds are read.
   */
  selectiveNgrams: string[] | null;
}

/**
 * The SQL of a search by name: an index of n-grams, so that a part of any length in any script is
 * found. Statements name the table `artifacts`.
 */
export interface NameIndex {
  /**
   * The column of `matches` in whose order the index itself returns the identifiers of artifacts, so
   * that a page in that order needs no sorting; null where it returns them in no order.
   */
  readonly orderedIdColumn: string | null;
  /** A condition that reads each name, for walking through a list in its own order. */
  containsTerm(query: NameQuery): Sql;
  /** What follows FROM to count the matches. */
  matches(query: NameQuery): Sql;
  /** What follows FROM to read columns of the matches. */
  matchingArtifacts(query: NameQuery): Sql;
}

/** The condition that keeps the searched type; null where every type is searched. */
export const ofType = ({ type }: NameQuery): Sql | null =>
  type === null ? null : { sql: '"artifactType" = :type', parameters: { type } };

/** The n-grams of the term that the index knows. */
export function ngramsOf(term: string): string[] {
  const characters = [...term];
  if (characters.length <= MAX_NGRAM) return [term];
  return characters
    .slice(MAX_NGRAM - 1)
    .map((_, start) => characters.slice(start, start + MAX_NGRAM).join(''));
}
