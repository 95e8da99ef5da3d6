/** A span of years, both ends included. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

/** All years that an artifact can have. The columns of one without years hold the values beyond them. */
export const ALL_YEARS: Years = { from: -2_147_483_647, to: 2_147_483_646 };

/** The first year that belongs to a century, and the number of that century. */
const FIRST_YEAR = -4000;
const FIRST_CENTURY = -40;

/** Stands for all years before the first century. */
export const BEFORE_ALL = FIRST_CENTURY - 1;

/**
 * The century of a year as SQL, by the convention of artifacts/made/conventions.ts: 1399 to 1300 BC is
 * -14, 200 to 299 is 3. The year 4000 BC is in the first century that is told apart, -40; every year
 * before is in -41.
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

/** Whether all years of the centuries that a span touches are within it. */
export function consistsOfCenturies({ from, to }: Years): boolean {
  const begins = from <= ALL_YEARS.from || centuryOfYear(from) !== centuryOfYear(yearBefore(from));
  const ends = to >= ALL_YEARS.to || centuryOfYear(to) !== centuryOfYear(to + 1);
  return begins && ends;
}

/** No year is 0. */
const yearBefore = (year: number) => (year === 1 ? -1 : year - 1);
