import type { NearWord } from './near-words';

/** At most so many other spellings of a text are tried. */
export const MAX_RESPELLINGS = 12;

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
export const everyWordRespelled = (near: NearWords): Respelling[] =>
  [...near].reduce<Respelling[]>(
    // The best respellings of some words begin the best respellings of more.
    (respellings, [word, candidates]) =>
      best(
        respellings.flatMap(({ words, edits, artifacts }) =>
          candidates.slice(0, MAX_RESPELLINGS).map((candidate) => ({
            words: new Map([...words, [word, candidate.word]]),
            edits: edits + candidate.edits,
            artifacts: artifacts * candidate.artifacts,
          })),
        ),
      ),
    [{ words: new Map(), edits: 0, artifacts: 1 }],
  );

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
