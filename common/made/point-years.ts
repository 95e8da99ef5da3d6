import type { Era } from './conventions';

/** A number with the number of its digits as written. */
export interface Written {
  value: number;
  digits: number;
}

/** A part that is counted: "third quarter" has the number 3 and the count 4. */
export interface Fraction {
  number: number;
  count: number;
}

/** One end of a span, as written. The other end may supply a missing unit or era. */
export interface Point {
  /** Shares of the unit. */
  part: readonly [from: number, to: number];
  isPart: boolean;
  /** The part, if it is counted. */
  fraction: Fraction | null;
  ordinal: number | null;
  /** The length of the unit in years. */
  unit: number | null;
  decade: Written | null;
  year: Written | null;
  era: Era | null;
}

/** Larger numbers are no years. The oldest tools that are known are 3.3 million years old. */
const FIRST_YEAR = -5_000_000;
const LAST_YEAR = 2099;

export type Years = readonly [earliest: number, latest: number];

/** The years of the n-th of so many parts, as shares. */
export const nthOf = ({ number, count }: Fraction): Point['part'] => [
  (number - 1) / count,
  number / count,
];

/**
 * The years from the start of one point to the end of another.
 * @param join the word between them; with "or" the author means one of the two
 */
export function between(written: Point, end: Point, join: string): Years | null {
  const start = withFraction(written, end);
  if (!start || (start.era === 'BC' && end.era === null)) return null;
  const from = yearsOf(completed(start, end));
  const to = yearsOf(writtenOut(completed(end, start, true), start));
  if (!from || !to || from[0] > to[1] || from[0] > to[0]) return null;
  if (join === 'or' && !isOneSpan(from, to)) return null;
  return join === '/' && areCalendars(from, to) ? null : [from[0], to[1]];
}

/**
 * Either of two dates is a span if no year lies between them, or if they are years of one century:
 * "3rd or 2nd century BC"; "1828 or 1836", as in Cataloging Cultural Objects. Others are two guesses.
 */
function isOneSpan(from: Years, to: Years): boolean {
  const [first, last] = from;
  if (to[0] <= (last === -1 ? 1 : last + 1)) return true;
  const areYears = first === last && to[0] === to[1];
  const centuryBegins = ([year]: Years) => Math.trunc(year / 100);
  return areYears && first * to[0] > 0 && centuryBegins(from) === centuryBegins(to);
}

/**
 * Whether two dates with a slash may be one date in two calendars, as "1241/1825" and "8th/14th century"
 * are. The nearest of these calendars, the Coptic one, is 284 years apart.
 */
const areCalendars = ([first, last]: Years, to: Years): boolean => first > 0 && to[0] - last > 250;

/**
 * Completes a start that shares its fraction with the end: "2nd–3rd quarter of the 15th century".
 * @returns null where the start may also be a century, as in "1st–2nd half of the 3rd century"
 */
function withFraction(start: Point, end: Point): Point | null {
  const { fraction } = end;
  const number = start.ordinal;
  if (!fraction || number === null || start.unit !== null) return start;
  const { count } = fraction;
  const isWhole = number === 1 && fraction.number === count;
  const isCenturyBefore = number === (end.ordinal ?? 0) + (end.era === 'BC' ? 1 : -1);
  if (start.isPart || start.era || isWhole || isCenturyBefore) return null;
  if (number < 1 || number >= fraction.number) return null;
  return { ...end, fraction: { number, count }, part: nthOf({ number, count }) };
}

/** Completes a point from the other end of the span. A later point takes no BC from an earlier one. */
function completed(point: Point, other: Point, isEnd = false): Point {
  const isNamed = point.ordinal !== null || point.decade !== null || point.year !== null;
  const named = isNamed
    ? { ...point, unit: point.unit ?? (point.ordinal === null ? null : other.unit) }
    : { ...other, part: point.part, isPart: true, era: point.era };
  const inherits = !isEnd || other.era === 'AD';
  return { ...named, era: named.era ?? (inherits ? other.era : null) };
}

/** Writes out an abbreviated year or decade: 1914–18, 1850s–60s. Years BC are not abbreviated. */
function writtenOut(end: Point, start: Point): Point {
  if (start.era === 'BC' || end.era === 'BC') return end;
  return {
    ...end,
    year: fullNumber(end.year, start.year),
    decade: fullNumber(end.decade, start.decade),
  };
}

function fullNumber(end: Written | null, start: Written | null): Written | null {
  if (!end || !start || start.digits < 3 || end.digits >= start.digits) return end;
  const scale = 10 ** end.digits;
  return { value: Math.floor(start.value / scale) * scale + end.value, digits: start.digits };
}

export function yearsOf(point: Point): Years | null {
  const { year, decade, ordinal, unit, part, era } = point;
  if (year) return yearOf(year, era);
  if (decade) return decadeOf(decade.value, point);
  if (ordinal === null || unit === null || ordinal < 1) return null;
  if ((ordinal - 1) * unit > (era === 'BC' ? -FIRST_YEAR : LAST_YEAR)) return null;
  return partOf((ordinal - 1) * unit, unit, part, era);
}

/**
 * "The 1800s" are a decade to some, and a century to others; "the late 1800s" are a part of a century.
 * "The early 2000s" may be both.
 */
function decadeOf(value: number, { part, isPart, era }: Point): Years | null {
  if (value % 10 !== 0 || value <= 100 || value > LAST_YEAR) return null;
  if (value % 100 !== 0) return partOf(value, 10, part, era);
  return isPart && value < 2000 ? partOf(value, 100, part, era) : null;
}

function yearOf({ value, digits }: Written, era: Era | null): Years | null {
  if (value === 0) return null;
  if (era === 'BC') return -value < FIRST_YEAR ? null : [-value, -value];
  // Without an era, a number of one or two digits may be a day, and a larger one is no year.
  if (value > LAST_YEAR || (era === null && digits < 3)) return null;
  return [value, value];
}

/** The years of a part of the unit whose years begin with `start`: BC, they are counted down. */
function partOf(start: number, length: number, [from, to]: Point['part'], era: Era | null): Years {
  const first = Math.ceil(length * from - 1e-9);
  const last = Math.ceil(length * to - 1e-9) - 1;
  // No year is 0.
  if (era === 'BC')
    return [-(start + length - 1 - first), Math.min(-(start + length - 1 - last), -1)];
  return [Math.max(start + first, 1), start + last];
}
