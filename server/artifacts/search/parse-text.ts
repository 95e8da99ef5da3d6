import type { TextTerm } from '../../database/search-index';
import { normalizeText } from '../normalize-text';
import { wordGroupsOf, wordsOfNormalized } from './words';

/** Straight and typographic double quotes. Each begins a phrase or ends one. */
const QUOTES = /["“”„‟«»〝〞〟]/u;

/**
 * What a reader's text looks for. Words in double quotes stand together; a quote that is not closed
 * ends with the text. The last word, outside quotes, may be the beginning of a longer word. Every
 * other character separates words. A text without words is no condition.
 */
export function parseText(text: string): TextTerm[] {
  const parts = normalizeText(text).split(QUOTES);
  const terms = parts.flatMap((part, index) => {
    const isQuoted = index % 2 === 1;
    const groups = isQuoted ? [wordsOfNormalized(part)] : wordGroupsOf(part);
    return groups
      .filter((words) => words.length > 0)
      .map((words) => ({ words, isQuoted, isPrefix: false }));
  });
  const last = terms.at(-1);
  if (last && !last.isQuoted) last.isPrefix = true;
  const distinct = new Map(
    terms.map(({ words, isPrefix }) => [`${words.join(' ')}|${isPrefix}`, { words, isPrefix }]),
  );
  return [...distinct.values()];
}
