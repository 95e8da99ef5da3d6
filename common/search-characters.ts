import { MAX_SEARCH } from './text-limits';

/** A character of a word, for a regular expression with the flag u. Every other character separates words. */
export const CHARACTER_OF_WORD = '[\\p{L}\\p{M}\\p{N}]';

/** Straight and typographic double quotes, for a regular expression. Each begins a phrase or ends one. */
export const QUOTE = '["“”„‟«»〝〞〟]';

const QUOTES = new RegExp(QUOTE, 'gu');
const CHARACTER = new RegExp(CHARACTER_OF_WORD, 'u');

/** A search for the words of a text, one after another; null for a text that no search can find. */
export function phraseSearch(text: string): string | null {
  const q = `"${text.replace(QUOTES, ' ')}"`;
  return CHARACTER.test(q) && q.length <= MAX_SEARCH ? q : null;
}
