import { wordsOf } from '../artifacts/search/words';

/** Words that name neither a place nor a person. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about above acquired after along also an and archaeological archaeologist archaeologists area at ' +
    'been before beneath beside between bought but by ca century circa collected collection de der des ' +
    'discovered during east eastern el et excavated excavation excavations excavator excavators exact ' +
    'expedition expeditions exposed finder finders findspot first for former formerly found from in into ' +
    'is it its kept la later le local locals lost members mid mission modern museum near never no north ' +
    'northern not of off on or others out perhaps person possibly presumably present presented private ' +
    'probably purchased recovered region reportedly said site since sold south southern team teams than ' +
    'that the their then there these this to today uncertain under unknown unrecorded until upon van von ' +
    'was were west western when where which with workers'
  ).split(' '),
);

/** Words that name a place only together with others: "Tomb 10A", "Temple of Karnak". */
const PLACE_TYPES: ReadonlySet<string> = new Set(
  (
    'burial burials cave caves cemetery church city desert garden gate grave graves hall hill hoard house ' +
    'island lake mound mountain necropolis palace pit quarry river room ruin ruins sanctuary sea settlement ' +
    'shaft shipwreck shrine street temple temples tomb tombs town valley village wall wreck'
  ).split(' '),
);

/** Numbers are most often years. */
const isNameWord = (word: string): boolean => !STOP_WORDS.has(word) && !/^\p{N}+$/u.test(word);

/** The words of places and finders that may name one when they stand alone, each once. */
export const nameWords = (text: string): string[] => [
  ...new Set(wordsOf(text).filter((word) => isNameWord(word) && !PLACE_TYPES.has(word))),
];

/** A name, or a word of one, that stands in two texts. */
export interface SharedName {
  phrase: string;
  words: readonly string[];
  /** Whether it is the whole of a name. Else it may be half a name. */
  isWhole: boolean;
}

/** Names are short. Of a longer text only these characters are compared. */
const MAX_LENGTH = 300;

/** The longest name, or word of one, that is in both texts and has a rare word; null without any. */
export function sharedName(
  first: string,
  second: string,
  rareWords: ReadonlyMap<string, unknown>,
): SharedName | null {
  if (rareWords.size === 0) return null;
  const isRare = (words: readonly string[]) => words.some((word) => rareWords.has(word));
  if (!isRare(wordsOf(second))) return null;
  const texts = [second, first].map((text) => text.slice(0, MAX_LENGTH));
  const lines = texts.map((text) => ` ${wordsOf(text).join(' ')} `);
  const isShared = ({ phrase, words }: SharedName) =>
    // A letter, or a character of a script without spaces, says nothing alone.
    [...phrase].length > 1 &&
    isRare(words) &&
    lines.every((line) => line.includes(` ${words.join(' ')} `));
  const toName = (phrase: string, isWhole: boolean) => ({
    phrase,
    words: wordsOf(phrase),
    isWhole,
  });
  const wholeNames = texts.flatMap(namesOf).map((name) => toName(name, true));
  const letters = texts[0]?.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const words = letters.map((word) => toName(word, false));
  const shared = [...wholeNames, ...words].filter(isShared);
  return shared.sort((a, b) => b.words.length - a.words.length)[0] ?? null;
}

/** The names in a text, without words that are of no name at their ends. */
const namesOf = (text: string): string[] =>
  text.split(/[,;:()[\]/–—]/u).map((part) => {
    const words = part.split(/\s+/u);
    const isOfName = (word: string) => wordsOf(word).some(isNameWord);
    return words
      .slice(Math.max(0, words.findIndex(isOfName)), words.findLastIndex(isOfName) + 1)
      .join(' ')
      .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
  });
