import { wordsOf } from '../artifacts/search/words';

const RUN = /[\p{L}\p{M}\p{N}]+/gu;

/** A word of a text as it was written. */
export interface TypedWord {
  /** Normalized. */
  word: string;
  written: string;
  start: number;
}

/** The words of a text in their order. Characters of scripts without spaces are left out. */
export function typedWords(text: string): TypedWord[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: written, index: start }) => {
    const [word, ...others] = wordsOf(written);
    return word !== undefined && others.length === 0 ? [{ word, written, start }] : [];
  });
}

/** Replaces some words of a text; everything else stays as it was typed. */
export function withWords(text: string, replacements: ReadonlyMap<string, string>): string {
  let end = 0;
  const parts = typedWords(text).map(({ word, written, start }) => {
    const part = text.slice(end, start) + (replacements.get(word) ?? written);
    end = start + written.length;
    return part;
  });
  return parts.join('') + text.slice(end);
}

/**
 * A normalized word as these texts write it, or unchanged if they do not contain it. A spelling with a
 * small first letter is preferred, because a capital may only begin a sentence.
 */
export function asWritten(word: string, texts: readonly string[]): string {
  const found = texts.flatMap((text) => typedWords(text).filter((typed) => typed.word === word));
  const small = found.find(({ written }) => /^\P{Lu}/u.test(written));
  return (small ?? found[0])?.written ?? word;
}
