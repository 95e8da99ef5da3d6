import type { GroupCount } from '../group-counts';

/**
 * How `artifact_words.kind` has the type of an artifact and the centuries in which its years begin and
 * end, in one character: joining the characters of all matches costs a fifth of grouping their rows.
 * Its number is `first` + (type × `centuries` + first century) × `centuries` + last century.
 */
export const KIND = { first: 256, firstCentury: -41, centuries: 64 } as const;

/** The numbers of characters leave these out. */
const SURROGATES = { first: 0xd800, count: 0x800 } as const;

/** Stands in a chunk of kinds for an artifact that is not there. */
export const NO_KIND = ' ';

/** The kinds of the artifacts of some chunks, and one character for each: `1` where it counts. */
interface ChosenKinds {
  kinds: string;
  bits: string;
}

/**
 * Counts equal characters.
 * @param types the names of the types by their numbers.
 * @param kinds all count.
 * @param chosen some of these count, too.
 */
export function kindCounts(
  types: Readonly<Record<string, string>>,
  kinds: string,
  chosen: ChosenKinds = { kinds: '', bits: '' },
): GroupCount[] {
  const counts = new Map<number, number>();
  const count = (character: number) => counts.set(character, (counts.get(character) ?? 0) + 1);
  eachCharacter(kinds, count);
  eachCharacter(chosen.kinds, (character, place) => {
    if (chosen.bits.charCodeAt(place) === CHOSEN) count(character);
  });
  return [...counts].map(([character, counted]) => {
    const isAfter = character > SURROGATES.first;
    const number = character - KIND.first - (isAfter ? SURROGATES.count : 0);
    const spans = Math.floor(number / KIND.centuries);
    const type = types[Math.floor(spans / KIND.centuries)] ?? '';
    const first = (spans % KIND.centuries) + KIND.firstCentury;
    const last = (number % KIND.centuries) + KIND.firstCentury;
    // Without years, the interval is empty.
    const centuries = first > last ? { first: null, last: null } : { first, last };
    return { type, ...centuries, count: counted };
  });
}

const CHOSEN = '1'.charCodeAt(0);

/** Those beyond the first 65,536 take two places of a string. */
function eachCharacter(text: string, work: (character: number, nth: number) => void): void {
  let nth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.codePointAt(index) ?? 0;
    if (character > 0xffff) index += 1;
    work(character, nth);
    nth += 1;
  }
}
