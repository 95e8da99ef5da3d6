import { CHARACTER_OF_WORD, QUOTE } from '../../../../common/search-characters';
import { type TextTerm, wordsColumn } from '../../../database/search-index';
import { APOSTROPHES, normalizeText } from '../../../../common/normalize-text';

/** Increases when `normalizeText` or `artifactWords` changes, so that the next start reads all texts again. */
export const WORDS_VERSION = 2;

/** Only this many characters of a word count: the databases limit the length of a key. */
const MAX_WORD_LENGTH = 255;

/** Scripts that are written without spaces between words. */
const SPACELESS = ['Han', 'Hira', 'Kana', 'Bopo', 'Yiii', 'Thai', 'Laoo', 'Khmr', 'Mymr', 'Talu']
  .concat(['Tale', 'Lana', 'Tavt'])
  .map((script) => `\\p{scx=${script}}`)
  .join('');

/** One character of a script without spaces, or a run of letters, marks and digits of other scripts. */
const TOKEN = new RegExp(
  `(?=${CHARACTER_OF_WORD})[${SPACELESS}]|(?:(?![${SPACELESS}])${CHARACTER_OF_WORD})+`,
  'gu',
);

/** A word as it is written. Apostrophes and invisible characters may stand inside. */
export const WRITTEN_WORD = new RegExp(
  `${CHARACTER_OF_WORD}+(?:[${APOSTROPHES}\\p{Cf}]+${CHARACTER_OF_WORD}+)*`,
  'gu',
);

const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`);

const isSpaceless = new RegExp(`^[${SPACELESS}]`, 'u');

/**
 * The words of a text in their order, normalized as names are. A character of a script without spaces
 * is a word of its own; an apostrophe inside a word is left out; every other character separates words.
 */
export const wordsOf = (text: string): string[] => wordsOfNormalized(normalizeText(text));

/** The words of a text that is normalized already. */
const wordsOfNormalized = (text: string): string[] =>
  (text.match(TOKEN) ?? []).map((word) =>
    word.length > MAX_WORD_LENGTH ? [...word].slice(0, MAX_WORD_LENGTH).join('') : word,
  );

/** The parts of a written word with apostrophes; none of another word. */
export const partsOf = (written: string): string[] =>
  APOSTROPHE.test(written) ? written.split(APOSTROPHE) : [];

/** The words of a text, and the parts of words with apostrophes, so that "orsay" finds "d'Orsay", and "king" finds "king's". */
const wordsOfText = (text: string): string[][] => {
  const parts = (text.match(WRITTEN_WORD) ?? []).map((word) => partsOf(word).flatMap(wordsOf));
  return [wordsOf(text), ...parts.filter((words) => words.length > 0)];
};

/**
 * The words of a text that is normalized already, in groups: a run of characters of scripts without
 * spaces is one group, every other word another.
 */
function wordGroupsOf(text: string): string[][] {
  const groups: { words: string[]; end: number }[] = [];
  for (const { 0: word, index } of text.matchAll(TOKEN)) {
    const last = groups.at(-1);
    const words = wordsOfNormalized(word);
    const isContinued =
      last?.end === index && isSpaceless.test(word) && isSpaceless.test(last.words[0] ?? '');
    if (isContinued) {
      last.words.push(...words);
      last.end = index + word.length;
    } else groups.push({ words, end: index + word.length });
  }
  return groups.map(({ words }) => words);
}

const QUOTES = new RegExp(QUOTE, 'u');

/** What no text has, because ∅ is no character of a word. */
const NOWHERE: TextTerm = { words: ['∅'], isPrefix: false };

/**
 * What a reader's text looks for. Words in double quotes stand together; a quote that is not closed
 * ends with the text. The last word, outside quotes, may be the beginning of a longer word. Every
 * other character separates words. A blank text is no condition; one of other characters alone, such
 * as "%", finds nothing.
 */
export function parseText(text: string): TextTerm[] {
  const normalized = normalizeText(text);
  const parts = normalized.split(QUOTES);
  const terms = parts.flatMap((part, index) => {
    const isQuoted = index % 2 === 1;
    const groups = isQuoted ? [wordsOfNormalized(part)] : wordGroupsOf(part);
    return groups
      .filter((words) => words.length > 0)
      .map((words) => ({ words, isQuoted, isPrefix: false }));
  });
  const last = terms.at(-1);
  if (!last) return normalized.trim() === '' ? [] : [NOWHERE];
  if (!last.isQuoted) last.isPrefix = true;
  const distinct = new Map(
    terms.map(({ words, isPrefix }) => [`${words.join(' ')}|${isPrefix}`, { words, isPrefix }]),
  );
  return [...distinct.values()];
}

/** The texts of an artifact that are searched, by what they are. A search by name reads the name alone. */
export const SEARCHED_TEXTS = {
  name: ['artifactName'],
  facts: ['createdAt', 'discoveredAt', 'discoveredBy', 'presentLocation'],
  prose: ['description', 'historicalContext'],
} as const;

type SearchedText = (typeof SEARCHED_TEXTS)[keyof typeof SEARCHED_TEXTS][number];

/** The searched texts of an artifact. Only the description may be missing. */
export type ArtifactTexts = Record<Exclude<SearchedText, 'description'>, string> & {
  description?: string | null | undefined;
};

/**
 * The words of an artifact's texts as the table has them.
 * @param facts the values of the record's further facts.
 */
export const artifactWords = (texts: ArtifactTexts, facts: readonly string[] = []): string => {
  const { name, facts: fixed, prose } = SEARCHED_TEXTS;
  const wordsOfTexts = (names: readonly SearchedText[]) =>
    names.flatMap((text) => wordsOfText(texts[text] ?? ''));
  const wordsOfFacts = [...wordsOfTexts(fixed), ...facts.flatMap(wordsOfText)];
  return wordsColumn([wordsOfTexts(name), wordsOfFacts, wordsOfTexts(prose)]);
};
