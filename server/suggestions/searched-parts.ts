/** The index may read about so many matches of words for all spellings of one text. */
const MAX_MATCHES = 1_000_000;

/** Looking an artifact up in the list of a frequent word takes as long as reading so many matches. */
const MATCHES_PER_LOOKUP = 20;

/**
 * The newest part of the catalogue in which each spelling is looked for, from 0 to 1. It is less than 1
 * only where all words are frequent. Spellings that need less than their share leave it to the others.
 * @param spellings how many artifacts have each word of each spelling.
 */
export function searchedParts(spellings: readonly (readonly number[])[]): number[] {
  const needs = spellings.map((words) =>
    Math.min(Math.max(...words), MATCHES_PER_LOOKUP * Math.min(...words)),
  );
  let left = MAX_MATCHES;
  let share = Infinity;
  for (const [nth, need] of needs.toSorted((a, b) => a - b).entries()) {
    share = left / (needs.length - nth);
    left -= Math.min(need, share);
  }
  return needs.map((need) => Math.min(1, share / need));
}
