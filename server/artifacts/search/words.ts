import { type TextTerm, wordsColumn } from '../../database/search-index';
import { normalizeText } from '../normalize-text';

/** Increases when `wordsOf` finds other words, so that the next start reads all texts again. */
export const WORDS_VERSION = 1;

/** Only this many characters of a word count: the databases limit the length of a key. */
const MAX_WORD_LENGTH = 255;

/** Scripts that are written without spaces between words. */
const SPACELESS = ['Han', 'Hira', 'Kana', 'Bopo', 'Yiii', 'Thai', 'Laoo', 'Khmr', 'Mymr', 'Talu']
  .concat(['Tale', 'Lana', 'Tavt'])
  .map((script) => `\\p{scx=${script}}`)
  .join('');

const CHARACTER_OF_WORD = '[\\p{L}\\p{M}\\p{N}]';

/** One character of a script without spaces, or a run of letters, marks and digits of other scripts. */
const TOKEN = new RegExp(
  `(?=${CHARACTER_OF_WORD})[${SPACELESS}]|(?:(?![${SPACELESS}])${CHARACTER_OF_WORD})+`,
  'gu',
);

const isSpaceless = new RegExp(`^[${SPACELESS}]`, 'u');

/**
 * The words of a text in their order, normalized as names are. A character of a script without spaces
 * is a word of its own; every character that is not part of a word separates words.
 */
export const wordsOf = (text: string): string[] => wordsOfNormalized(normalizeText(text));

/** The words of a text that is normalized already. */
const wordsOfNormalized = (text: string): string[] =>
  (text.match(TOKEN) ?? []).map((word) =>
    word.length > MAX_WORD_LENGTH ? [...word].slice(0, MAX_WORD_LENGTH).join('') : word,
  );

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

/** The texts of an artifact that are searched. */
export interface ArtifactTexts {
  artifactName: string;
  createdAt: string;
  discoveredAt: string;
  discoveredBy: string;
  presentLocation: string;
  historicalContext: string;
  description?: string | null | undefined;
}

/** The words of an artifact's texts as the table has them. */
export const artifactWords = (texts: ArtifactTexts): string =>
  wordsColumn([
    [wordsOf(texts.artifactName)],
    [
      wordsOf(texts.createdAt),
      wordsOf(texts.discoveredAt),
      wordsOf(texts.discoveredBy),
      wordsOf(texts.presentLocation),
    ],
    [wordsOf(texts.description ?? ''), wordsOf(texts.historicalContext)],
  ]);
