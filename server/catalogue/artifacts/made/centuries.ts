import { centuryName } from '../../../../common/made/century-name';
import { centuryOfYear, FIRST_YEAR, yearLabel } from '../../../../common/years';
import type { Years } from '../../../database/years';
import type { CenturyCount } from '../facets/facets.types';

/** Stands for all years before the first century. */
const BEFORE_ALL = FIRST_YEAR / 100 - 1;

const placeOf = (year: number) => centuryOfYear(year) ?? BEFORE_ALL;

/** How many artifacts have these years. */
export interface CountOfYears extends Years {
  count: number;
}

/** Whether an artifact with these columns has no years: its span is empty. */
export const isUndated = ({ from, to }: Years): boolean => from > to;

/** How many of the artifacts touch each century, oldest first; only centuries that any touches. */
export function countCenturies(spans: readonly CountOfYears[]): CenturyCount[] {
  const begins = new Map<number, number>();
  const ends = new Map<number, number>();
  for (const { from, to, count } of spans) {
    if (isUndated({ from, to })) continue;
    add(begins, placeOf(from), count);
    add(ends, placeOf(to), count);
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
  if (century === BEFORE_ALL)
    return { century: null, label: `before ${yearLabel(FIRST_YEAR)}`, count };
  return { century, label: centuryName(century), count };
}
