import { wordsOf } from '../artifacts/search/words';
import { isName, isSearchable, MAX_LENGTH, nameWords, namesOf, STOP_WORDS } from './names';

/** The facts whose names may lead to other artifacts. */
export const NAMED_FACTS = [
  'createdAt',
  'discoveredAt',
  'discoveredBy',
  'presentLocation',
] as const;

export type NamedFact = (typeof NAMED_FACTS)[number];

/** Other names for what stands before them. Their links would only repeat it. */
const ASIDES = /[([][^()[\]]*[)\]]/gu;

/** Longer texts are sentences, not names. */
const MAX_WORDS = 8;

/** The names in a fact, each once, as they are written there. Sentences, years and "unknown" are none. */
export function namesInFact(fact: NamedFact, text: string): string[] {
  const names = namesByFact[fact](text.slice(0, MAX_LENGTH).replace(ASIDES, ',')).filter(
    (name) =>
      text.includes(name) &&
      isSearchable(name) &&
      name.split(/\s+/u).length <= MAX_WORDS &&
      wordsOf(name).some((word) => !STOP_WORDS.has(word)),
  );
  return [...new Set(names)];
}

const namesByFact: Record<NamedFact, (text: string) => string[]> = {
  createdAt: (text) => partsOf(text).map(periodIn).filter(isPeriod),
  discoveredAt: (text) =>
    namesOf(text).filter((name) => isName(name) && nameWords(name).length > 0),
  discoveredBy: (text) => partsOf(text).flatMap(findersIn).filter(hasTwoWords),
  presentLocation: (text) =>
    partsOf(text)
      .map((part) => fromFirst(part, isName))
      .filter(isName),
};

/** The parts of a fact that may be names or dates of their own. */
export const partsOf = (text: string): string[] =>
  text.split(/[,;:()[\]]/u).map((part) => part.trim());

/** The rest of a text from the first word that fulfils a condition, given the word after it. */
function fromFirst(part: string, begins: (word: string, next: string) => boolean): string {
  const words = part.split(/\s+/u);
  const start = words.findIndex((word, nth) => begins(word, words[nth + 1] ?? ''));
  return start === -1 ? '' : words.slice(start).join(' ');
}

/** Begins with a capital letter, and with no word such as "Before" or "Local". */
const isNameBeginning = (word: string) =>
  isName(word) && !wordsOf(word).every((one) => STOP_WORDS.has(one));

/** "Tang dynasty", and "18th Dynasty" with its number. */
const periodIn = (part: string): string =>
  fromFirst(
    part,
    (word, next) =>
      isNameBeginning(word) || (/^\d{1,2}(?:st|nd|rd|th)$/u.test(word) && isName(next)),
  );

const YEARS = /\d{3}|\b(?:AD|AH|BCE?|CE|century|centuries|millennium|millennia|years)\b/u;
const isPeriod = (name: string): boolean => name !== '' && !YEARS.test(name);

const CAPITALIZED = "\\p{Lu}[\\p{L}\\p{M}.’'-]*";
const PARTICLES = '(?:(?:al|da|de|del|der|di|du|el|la|le|van|von)\\s+)*';
/** "Jacques de Morgan", "Metropolitan Museum of Art" */
const FULL_NAME = new RegExp(
  `${CAPITALIZED}(?:\\s+${PARTICLES}${CAPITALIZED})+(?:\\s+of(?:\\s+${CAPITALIZED})+)?`,
  'gu',
);

/** A part of a few words is a name as a whole: "Hubei archaeologists". A longer one may have several. */
function findersIn(part: string): string[] {
  const names = part.split(/\s+/u).length > 3 ? (part.match(FULL_NAME) ?? []) : [part];
  return names.map((name) => fromFirst(name, isNameBeginning));
}

/** A single word, such as "Farmers" or "Carter", names nobody for sure. */
const hasTwoWords = (name: string): boolean => wordsOf(name).length > 1;
