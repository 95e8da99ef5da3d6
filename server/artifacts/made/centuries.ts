import type { CenturyCount } from '../facets/facets.types';

/** How many artifacts begin in one century and end in another, as `centuryOf` numbers them. */
export interface CenturySpans {
  first: number;
  last: number;
  count: number | string;
}

/** The first year that belongs to a century, and the number of that century. */
const FIRST_YEAR = -4000;
const FIRST_CENTURY = -40;
const BEFORE_ALL = FIRST_CENTURY - 1;

/**
 * The century of a year as SQL, by the convention of conventions.ts: 1399 to 1300 BC is -14, 200 to 299
 * is 3. The year 4000 BC is in the first century that is told apart, -40; every year before is in -41.
 */
export const centuryOf = (year: string): string =>
  `CASE WHEN ${year} < ${FIRST_YEAR} THEN ${BEFORE_ALL}
    WHEN ${year} = ${FIRST_YEAR} THEN ${FIRST_CENTURY}
    WHEN ${year} < 0 THEN ${year} / 100 - 1 ELSE ${year} / 100 + 1 END`;

/** The century of a year: see `centuryOf`. */
export function centuryOfYear(year: number): number {
  if (year < FIRST_YEAR) return BEFORE_ALL;
  if (year === FIRST_YEAR) return FIRST_CENTURY;
  return year < 0 ? Math.ceil(year / 100) - 1 : Math.floor(year / 100) + 1;
}

/** How many of the artifacts touch each century, oldest first; only centuries that any touches. */
export function countCenturies(spans: readonly CenturySpans[]): CenturyCount[] {
  const begins = new Map<number, number>();
  const ends = new Map<number, number>();
  for (const { first, last, count } of spans) {
    begins.set(first, (begins.get(first) ?? 0) + Number(count));
    ends.set(last, (ends.get(last) ?? 0) + Number(count));
  }
  return overCenturies(begins, ends);
}

/** The same of how many artifacts begin and end in each century. */
export function overCenturies(
  begins: ReadonlyMap<number, number>,
  ends: ReadonlyMap<number, number>,
): CenturyCount[] {
  const counts: CenturyCount[] = [];
  const last = Math.max(BEFORE_ALL, ...ends.keys());
  let touching = 0;
  for (let century = BEFORE_ALL; century <= last; century += 1) {
    touching += begins.get(century) ?? 0;
    // After the 1st century BC comes the 1st century AD.
    if (touching > 0 && century !== 0) counts.push(centuryCount(century, touching));
    touching -= ends.get(century) ?? 0;
  }
  return counts;
}

function centuryCount(century: number, count: number): CenturyCount {
  if (century === BEFORE_ALL) return { century: null, label: 'before 4000 BC', count };
  return { century, label: centuryName(century), count };
}

/** A century for readers: "14th century BC". */
export const centuryName = (century: number): string =>
  `${ordinal(Math.abs(century))} century ${century < 0 ? 'BC' : 'AD'}`;

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** "1st", "12th", "22nd". */
const ordinal = (value: number): string => `${value}${ENDINGS[rules.select(value)] ?? 'th'}`;
