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

/** Whether a word names a type of place, and nothing when it stands alone. */
export const isPlaceType = (word: string): boolean => PLACE_TYPES.has(word);

const NUMBER = /^\p{N}+$/u;

/** Whether a shared word suggests the same place or finder. Numbers are most often years. */
export const isDistinctive = (word: string): boolean => !STOP_WORDS.has(word) && !NUMBER.test(word);

/** The distinctive words of a text, each once, in their order. */
export const distinctiveWords = (text: string): string[] => [
  ...new Set(wordsOf(text).filter(isDistinctive)),
];
