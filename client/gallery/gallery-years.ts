import { yearLabel } from '../../common/years';

/** A year as visitors write it: "-1323", "1323 BC", "AD 79", "79". At most seven digits. */
const YEAR = /^(AD|CE|BCE?)?(-)?(\d{1,7})(AD|CE|BCE?)?$/;

/** @returns the year as historians count, with years BC below 0, or null for any other text */
export function parseYear(text: string): number | null {
  const plain = text
    .toUpperCase()
    .replace(/[−–]/g, '-')
    .replace(/(?<=\d),(?=\d{3})|[\s.]/g, '');
  const [, before, minus, digits, after] = YEAR.exec(plain) ?? [];
  const era = before ?? after;
  if (!digits || (before && after) || (minus && era)) return null;
  const year = Number(digits);
  return year !== 0 && (minus || era?.startsWith('B')) ? -year : year;
}

/** A year of the address: a number where the text is understood, otherwise the text itself. */
export const addressOfYear = (text: string): string => String(parseYear(text) ?? text.trim());

/** A year of the address as a field shows it. */
export function fieldOfYear(text: string): string {
  const year = parseYear(text);
  return year ? yearLabel(year) : text;
}

/** The two ends of a span of years, as an address holds them; '' is an open end. */
export interface YearTexts {
  from: string;
  to: string;
}

export interface YearSpan {
  from: number | null;
  to: number | null;
}

function errorOf(text: string): string | undefined {
  if (text === '') return undefined;
  const year = parseYear(text);
  if (year === null) return 'Please enter a year, such as 1323 BC or AD 79.';
  return year === 0 ? 'There is no year 0: 1 BC comes before AD 1.' : undefined;
}

/** What is wrong with each end of a span. */
export function yearErrors({ from, to }: YearTexts): { from?: string; to?: string } {
  const errors = { from: errorOf(from), to: errorOf(to) };
  const isReversed = from && to && Number(parseYear(from)) > Number(parseYear(to));
  if (isReversed && !errors.from && !errors.to) {
    return { from: 'The first year must not come after the last.' };
  }
  return errors;
}

/** The span of the filters. An end with an error is ignored. */
export function readSpan(years: YearTexts): YearSpan {
  const errors = yearErrors(years);
  const isReversed = errors.from !== undefined && !errorOf(years.from);
  const end = (name: 'from' | 'to') =>
    years[name] === '' || errors[name] || isReversed ? null : parseYear(years[name]);
  return { from: end('from'), to: end('to') };
}

/** "1400 – 1301 BC", "500 BC – AD 79", "from 1850", "until AD 79". Empty for an open span. */
export function formatSpan({ from, to }: YearSpan): string {
  if (from === null) return to === null ? '' : `until ${yearLabel(to)}`;
  if (to === null) return `from ${yearLabel(from)}`;
  if (from === to) return yearLabel(from);
  if (to < 0) return `${yearLabel(from).replace(' BC', '')} – ${yearLabel(to)}`;
  return `${yearLabel(from)} – ${from > 0 && to < 1000 ? to : yearLabel(to)}`;
}
