import { MAX_ARTIFACT_NAME } from '../../../common/text-limits';
import { normalizeText } from '../../../common/normalize-text';

/** Words of a block of HTML that may be the name of an artifact. */
interface Phrase {
  /** Where the words begin and end in the block. */
  start: number;
  end: number;
  /** The words, normalized. */
  name: string;
}

/** Longer names are not looked for. */
const MAX_WORDS = 10;
/** Shorter names would be found in other words' places, such as "The". */
const MIN_LETTERS = 5;

/** A link, a tag, or text outside of both, which is the group. */
const PARTS = /<a\b.*?<\/a>|<[^>]*>|([^<]+)/gs;
const WORDS = /&\w+;|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** A name in a text begins with a capital, a digit, or a letter of a script without capitals. */
const BEGINS_NAME = /^[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u;

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};
const plainText = (html: string) =>
  html.replace(/&\w+;/g, (entity) => CHARACTERS[entity] ?? entity).replace(/\s+/g, ' ');

/** What may be a name in a block, in the order of the text; of those that begin alike, the longest first. */
export function phrasesOf(block: string): Phrase[] {
  return [...block.matchAll(PARTS)].flatMap(({ index, 1: text }) =>
    text === undefined ? [] : phrasesOfText(text, index),
  );
}

function phrasesOfText(text: string, offset: number): Phrase[] {
  const words = [...text.matchAll(WORDS)].filter(([word]) => !word.startsWith('&'));
  return words.flatMap(({ index: from, 0: word }, nth) => {
    if (!BEGINS_NAME.test(word)) return [];
    return words
      .slice(nth, nth + MAX_WORDS)
      .map((last) => last.index + last[0].length)
      .filter((to) => to - from >= MIN_LETTERS && to - from <= MAX_ARTIFACT_NAME)
      .map((to) => ({
        start: offset + from,
        end: offset + to,
        name: normalizeText(plainText(text.slice(from, to))),
      }))
      .reverse();
  });
}

/**
 * Makes phrases links. Links do not overlap.
 * @param addressOf the address for a name; undefined for a phrase that stays as it is.
 */
export function linkPhrases(
  block: string,
  phrases: readonly Phrase[],
  addressOf: (name: string) => string | undefined,
): string {
  let linked = '';
  let done = 0;
  for (const { start, end, name } of phrases) {
    const address = start < done ? undefined : addressOf(name);
    if (address === undefined) continue;
    linked += `${block.slice(done, start)}<a href="${address}">${block.slice(start, end)}</a>`;
    done = end;
  }
  return linked + block.slice(done);
}
