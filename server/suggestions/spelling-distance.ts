/** No word has more characters. */
const MAX_LENGTH = 255;

/** Three rows of the table of edits; making them anew would take longer than filling them. */
const rows = [0, 1, 2].map(() => new Uint8Array(MAX_LENGTH + 1)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/**
 * The edits between a word and each beginning of another one, from the empty one on: insertions,
 * deletions, substitutions and transpositions of neighbours (optimal string alignment). Words are
 * arrays of characters. Null where every number is above `most`. Valid until the next call.
 */
function editsToBeginnings(
  from: readonly string[],
  to: readonly string[],
  most: number,
): Uint8Array | null {
  let [beforeLast, last, row] = rows;
  for (let j = 0; j <= to.length; j += 1) last[j] = j;
  for (let i = 1; i <= from.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= to.length; j += 1) {
      const substituted = at(last, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      let edits = Math.min(substituted, at(last, j) + 1, at(row, j - 1) + 1);
      const isTransposed = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (isTransposed) edits = Math.min(edits, at(beforeLast, j - 2) + 1);
      row[j] = edits;
      least = Math.min(least, edits);
    }
    // A transposition reaches back by two rows, and costs more than the row before.
    if (least > most) return null;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last.subarray(0, to.length + 1);
}

const at = (row: Uint8Array, column: number): number => row[column] ?? 0;

/** How many edits lead from one word to the other; `Infinity` for more than `most`. */
export function spellingDistance(
  from: readonly string[],
  to: readonly string[],
  most: number,
): number {
  if (Math.abs(from.length - to.length) > most) return Infinity;
  const edits = editsToBeginnings(from, to, most)?.at(-1) ?? Infinity;
  return edits <= most ? edits : Infinity;
}

/** Whether at most so many edits lead from the beginning to some beginning of the word. */
export const beginsLike = (
  beginning: readonly string[],
  word: readonly string[],
  most: number,
): boolean => editsToBeginnings(beginning, word, most)?.some((edits) => edits <= most) ?? false;
