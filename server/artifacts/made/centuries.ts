import type { Years } from '../../database/years';
import type { CenturyCount } from '../facets/facets.types';

/** The first year that belongs to a century, and the number of that century. */
const FIRST_YEAR = -4000;
const FIRST_CENTURY = -40;

/** Stands for all years before the first century. */
const BEFORE_ALL = FIRST_CENTURY - 1;

/**
 * The century of a year, by the convention of conventions.ts: 1399 to 1300 BC is -14, 200 to 299 is
 * 3. The first century is -40, with the year 4000 BC; every year before is in -41.
 */
export function centuryOfYear(year: number): number {
  if (year < FIRST_YEAR) return BEFORE_ALL;
  if (year === FIRST_YEAR) return FIRST_CENTURY;
  return year < 0 ? Math.ceil(year / 100) - 1 : Math.floor(year / 100) + 1;
}

/** How many artifacts have these years. */
export interface CountOfYears extends Years {
  count: number;
}

/** How many of the artifacts touch each century, oldest first; only centuries that any touches. */
export function countCenturies(spans: readonly CountOfYears[]): CenturyCount[] {
  const begins = new Map<number, number>();
  const ends = new Map<number, number>();
  for (const { from, to, count } of spans) {
    // Without years, the span is empty.
    if (from > to) continue;
    add(begins, centuryOfYear(from), count);
    add(ends, centuryOfYear(to), count);
  }
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

const add = (counts: Map<number, number>, century: number, count: number) =>
  counts.set(century, (counts.get(century) ?? 0) + count);

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
