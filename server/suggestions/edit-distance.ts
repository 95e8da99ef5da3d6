/**
 * How many edits lead from one word to the other: insertions, deletions, substitutions and transpositions
 * of neighbours (optimal string alignment). Words are arrays of characters.
 */
export function editDistance(from: readonly string[], to: readonly string[]): number {
  let [beforeLast, last]: number[][] = [[], to.map((_, nth) => nth + 1)];
  // Each row begins with the edits to an empty word, at the index -1.
  for (const [i, character] of from.entries()) {
    const at = (row: readonly number[] | undefined, j: number, empty: number) =>
      j < 0 ? empty : (row?.[j] ?? 0);
    const row: number[] = [];
    for (const [j, other] of to.entries()) {
      const substituted = at(last, j - 1, i) + (character === other ? 0 : 1);
      const edits = [substituted, at(last, j, i) + 1, at(row, j - 1, i + 1) + 1];
      const isTransposed = i > 0 && j > 0 && character === to[j - 1] && from[i - 1] === other;
      if (isTransposed) edits.push(at(beforeLast, j - 2, i - 1) + 1);
      row.push(Math.min(...edits));
    }
    [beforeLast, last] = [last, row];
  }
  return last?.at(-1) ?? from.length;
}
