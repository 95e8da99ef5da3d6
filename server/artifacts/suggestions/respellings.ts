import type { NearWord } from './near-words';

/** At most so many other spellings of a text are tried. */
export const MAX_RESPELLINGS = 12;

/** Of each of several words, so many near words are combined. */
const COMBINED_WORDS = 4;

/** Other words for some words of a text. */
export interface Respelling {
  /** By the words that they replace. */
  words: ReadonlyMap<string, string>;
  edits: number;
  /** The product of how many artifacts had each word. */
  artifacts: number;
}

/** Each word's near words: the words that may replace it. */
export type NearWords = ReadonlyMap<string, readonly NearWord[]>;

/** All words replaced at once, the best respellings first. */
export function everyWordRespelled(near: NearWords): Respelling[] {
  let combined: Respelling[] = [{ words: new Map(), edits: 0, artifacts: 1 }];
  for (const [word, candidates] of near) {
    const first = candidates.slice(0, near.size === 1 ? MAX_RESPELLINGS : COMBINED_WORDS);
    combined = combined.flatMap(({ words, edits, artifacts }) =>
      first.map((candidate) => ({
        words: new Map([...words, [word, candidate.word]]),
        edits: edits + candidate.edits,
        artifacts: artifacts * candidate.artifacts,
      })),
    );
  }
  return best(combined);
}

/** One word replaced at a time, the best respellings first. */
export const oneWordRespelled = (near: NearWords): Respelling[] =>
  best(
    [...near].flatMap(([word, candidates]) =>
      candidates.map(({ word: other, edits, artifacts }) => ({
        words: new Map([[word, other]]),
        edits,
        artifacts,
      })),
    ),
  );

const best = (respellings: Respelling[]): Respelling[] =>
  respellings
    .sort((a, b) => a.edits - b.edits || b.artifacts - a.artifacts)
    .slice(0, MAX_RESPELLINGS);
