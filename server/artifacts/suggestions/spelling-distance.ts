/**
 * The edits between a word and each beginning of another one, from the empty one on: insertions,
 * deletions, substitutions and transpositions of neighbours (optimal string alignment). Words are
 * arrays of characters. Null where every number is above `most`.
 */
function editsToBeginnings(
  from: readonly string[],
  to: readonly string[],
  most: number,
): Uint8Array | null {
  let beforeLast = new Uint8Array(to.length + 1);
  let last = Uint8Array.from({ length: to.length + 1 }, (_, column) => column);
  let row = new Uint8Array(to.length + 1);
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
  return last;
}

const at = (row: Uint8Array, column: number): number => row[column] ?? 0;

/** How many edits lead from one word to the other; `Infinity` for more than `most`, at most 100. */
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
