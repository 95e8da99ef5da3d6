import type { Era } from './conventions';

/** A number with the number of its digits as written. */
export interface Written {
  value: number;
  digits: number;
}

/** One end of a span, as written. The other end may supply a missing unit or era. */
export interface Point {
  /** Shares of the unit. */
  part: readonly [from: number, to: number];
  isPart: boolean;
  /** Whether the part is counted: "second half". */
  isFraction: boolean;
  /** Whether the part is a decade, which only a century has. */
  isDecade: boolean;
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

/** The years from the start of one point to the end of another. */
export function between(start: Point, end: Point): Years | null {
  if (start.era === 'BC' && end.era === null) return null;
  // "Second – third quarter" does not begin in the second century.
  if (end.isFraction && start.ordinal !== null && start.unit === null) return null;
  const from = yearsOf(completed(start, end));
  const to = yearsOf(writtenOut(completed(end, start, true), start));
  if (!from || !to || from[0] > to[1] || from[0] > to[0]) return null;
  return [from[0], to[1]];
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
