import type { DateFormat } from './xlsx-styles';

const DAY_MS = 86_400_000;
const DAY_S = 86_400;

/** How many digits of a number a spreadsheet shows. */
const DIGITS = 15;

/** A number as a spreadsheet shows it without a format. */
export function numberText(stored: string): string {
  const number = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(number)) return stored;
  return String(Number(number.toPrecision(DIGITS)) + 0).toUpperCase();
}

/**
 * A number with the format of a date: `1776-07-04`, `1776-07-04T12:30:00`, or a time or duration as
 * `12:30:00`.
 */
export function dateText(stored: string, format: DateFormat, is1904: boolean): string {
  const seconds = Math.round(Number(stored) * DAY_S);
  if (format === 'duration' && seconds >= 0) return clock(seconds);
  const day = Math.floor(seconds / DAY_S);
  const time = seconds - day * DAY_S;
  if (format !== 'date') return clock(time);
  const date = dayText(day, is1904);
  if (date === null) return numberText(stored);
  return time === 0 ? date : `${date}T${clock(time)}`;
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** The day that programs believe to have been in 1900, which was no leap year. */
const LEAP_DAY = 60;

/** A day by its number; null outside of the years 1 to 9999. */
function dayText(day: number, is1904: boolean): string | null {
  if (is1904) return isoDay(Date.UTC(1904, 0, 1) + day * DAY_MS);
  if (day === LEAP_DAY) return '1900-02-29';
  // Before the first day, which no version of Excel has, LibreOffice counts without the fault.
  const start = day >= 1 && day < LEAP_DAY ? 31 : 30;
  return isoDay(Date.UTC(1899, 11, start) + day * DAY_MS);
}

function isoDay(time: number): string | null {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return null;
  const text = date.toISOString().slice(0, 10);
  return /^(?!0000)\d{4}-/.test(text) ? text : null;
}

/** A date in the form of ISO 8601 as other dates. */
export const isoText = (stored: string): string =>
  stored.replace(/(?:\.\d+)?Z?$/, '').replace(/T00:00:00$/, '');
