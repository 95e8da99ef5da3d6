import type { Span } from './date-clause';

/** A span in the Extended Date/Time Format, level 1 of ISO 8601-2:2019. */
export function toEdtf({ earliest, latest, isApproximate, isUncertain }: Span): string {
  const qualifier =
    isApproximate && isUncertain ? '%' : isApproximate ? '~' : isUncertain ? '?' : '';
  const ends = earliest === latest ? [earliest] : [earliest, latest];
  return ends.map((year) => edtfYear(year) + qualifier).join('/');
}

/** EDTF counts 1 BC as the year 0. Years of more than four digits begin with Y. */
function edtfYear(year: number): string {
  const astronomical = year < 0 ? year + 1 : year;
  const digits = String(Math.abs(astronomical)).padStart(4, '0');
  return `${digits.length > 4 ? 'Y' : ''}${astronomical < 0 ? '-' : ''}${digits}`;
}
