import { BEFORE_ALL } from '../../database/centuries';
import type { GroupCount } from '../../database/group-counts';
import type { CenturyCount } from '../facets/facets.types';

/** How many of the artifacts touch each century, oldest first; only centuries that any touches. */
export function countCenturies(groups: readonly GroupCount[]): CenturyCount[] {
  const begins = new Map<number, number>();
  const ends = new Map<number, number>();
  for (const { first, last, count } of groups) {
    if (first === null || last === null) continue;
    begins.set(first, (begins.get(first) ?? 0) + count);
    ends.set(last, (ends.get(last) ?? 0) + count);
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
