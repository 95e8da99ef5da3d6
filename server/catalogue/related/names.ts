import { normalizeText } from '../../../common/normalize-text';
import { wordsOf } from '../artifacts/search/words';

/** Words that name no place. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about above acquired after along also an and archaeological area at been before beneath beside ' +
    'between bought but by ca century circa collection de der des discovered during east eastern el et exact ' +
    'excavated excavation excavations exposed findspot first for former formerly found from in into is it its ' +
    'kept la later le likely local lost mid modern museum near never no north northern not of off on or others ' +
    'out perhaps possibly present presumably private probably purchased recovered region reportedly said since ' +
    'site sold south southern than that the their then there these this to today uncertain under unknown ' +
    'unrecorded until upon van von was were west western when where whereabouts which with'
  ).split(' '),
);

/** Words that name a place only together with others: "Tomb of Meketre", "Temple of Karnak". */
const PLACE_TYPES: ReadonlySet<string> = new Set(
  (
    'abbey acropolis antechamber barrow basin bay beach bridge burial burials camp cape castle cathedral ' +
    'cave caves cemetery chamber chapel church citadel city coast county court crypt desert district farm ' +
    'field fields forest fort fortress garden gate gorge grave graves hall harbor harbour hill hills hoard ' +
    'house island islands kingdom lake library market mausoleum monastery mosque mound mount mountain ' +
    'mountains necropolis pagoda palace park pass pit plain port precinct province pyramid quarry river road ' +
    'room ruin ruins sanctuary sea sector settlement shaft ship shipwreck shrine street temple temples theatre ' +
    'tomb tombs tower town trench valley village villa wall warehouse well workshop wreck'
  ).split(' '),
);

/** Words with a digit at their beginning are years, or numbers of tombs and pits. */
const isNameWord = (word: string): boolean =>
  !STOP_WORDS.has(word) && !PLACE_TYPES.has(word) && !/^\p{N}/u.test(word);

/** The words of a place that may name one when they stand alone, each once. */
export const nameWords = (text: string): string[] => [...new Set(wordsOf(text).filter(isNameWord))];

/** Names are short. Of a longer text only these characters are compared. */
export const MAX_LENGTH = 300;

/**
 * Whether a text may be shown as a name. It begins with a capital letter, or with a letter of a script
 * without capitals, and is longer than one character: a single character says nothing.
 */
export const isName = (text: string): boolean =>
  [...text].length > 1 && /^\p{Lm}*[\p{Lu}\p{Lt}\p{Lo}]/u.test(text);

/** The longest name that is searched, in characters. */
const MAX_SEARCHED = 80;

/** Whether a name is short enough to be searched. A single character may stand for many: see `normalizeText`. */
export const isSearchable = (name: string): boolean =>
  Math.max(name.length, normalizeText(name).length) <= MAX_SEARCHED;

/** The names in the text of a place, without words around them that are of no name. */
export const namesOf = (text: string): string[] =>
  text.split(/[,;:()[\]/–—]/u).map((part) => {
    const words = part.split(/\s+/u);
    const isOfName = (word: string) => wordsOf(word).some((one) => !STOP_WORDS.has(one));
    const begins = (word: string) => isOfName(word) && !/^\P{L}*\p{N}/u.test(word);
    // "Grave Circle A", "Olympia 1936"
    const ends = (word: string) => isOfName(word) || /^\p{Lu}$/u.test(word);
    return words
      .slice(Math.max(0, words.findIndex(begins)), words.findLastIndex(ends) + 1)
      .join(' ')
      .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
  });
