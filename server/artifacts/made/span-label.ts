import { centuryName, centuryOfYear } from './centuries';

const numbers = new Intl.NumberFormat('en');

/** A year for readers: "1323 BC", "AD 79", "1850", "300,000 BC". */
function yearLabel(year: number): string {
  const digits = Math.abs(year);
  const written = digits > 9_999 ? numbers.format(digits) : String(digits);
  if (year < 0) return `${written} BC`;
  return digits < 1_000 ? `AD ${written}` : written;
}

/** A span of years for readers: "the 14th century BC" within one century, else its ends. */
export function spanLabel(from: number, to: number): string {
  if (from === to) return yearLabel(from);
  const century = centuryOfYear(from);
  if (century === centuryOfYear(to) && from >= -4000) return `the ${centuryName(century)}`;
  if (to < 0) return `${yearLabel(from).replace(' BC', '')}–${yearLabel(to)}`;
  return `${yearLabel(from)} – ${yearLabel(to)}`;
}
