import { groupedNumber } from './grouped-number';

/** The first year that belongs to a century. All years before it have one place together. */
export const FIRST_YEAR = -4000;
const FIRST_CENTURY = FIRST_YEAR / 100;

/** A year for readers: "1323 BC", "AD 79", "1850", "300,000 BC". Years of four digits need no era. */
export function yearLabel(year: number): string {
  const digits = Math.abs(year);
  const written = digits > 9_999 ? groupedNumber(digits) : String(digits);
  if (year < 0) return `${written} BC`;
  return digits < 1_000 ? `AD ${written}` : written;
}

/**
 * The century of a year: 1399 to 1300 BC is -14, 200 to 299 is 3. The first century is -40, with the year
 * 4000 BC; null stands for all years before it.
 */
export function centuryOfYear(year: number): number | null {
  if (year < FIRST_YEAR) return null;
  if (year === FIRST_YEAR) return FIRST_CENTURY;
  return year < 0 ? Math.ceil(year / 100) - 1 : Math.floor(year / 100) + 1;
}

/** The first and the last year of a century: null is an open end. */
export function yearsOfCentury(century: number | null): { from: number | null; to: number } {
  if (century === null) return { from: null, to: FIRST_YEAR - 1 };
  if (century > 0) return { from: Math.max(century * 100 - 100, 1), to: century * 100 - 1 };
  const from = century === FIRST_CENTURY ? FIRST_YEAR : century * 100 + 1;
  return { from, to: Math.min(century * 100 + 100, -1) };
}
