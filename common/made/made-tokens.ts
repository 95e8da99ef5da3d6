import { ORDINALS } from './conventions';

/** A piece of a date. `digits` is the number of digits as written. */
export type Token =
  | { kind: 'number' | 'decade'; value: number; digits: number }
  | { kind: 'ordinal'; value: number; text: string }
  | { kind: 'word'; text: string };

/** The text of a word; empty for other tokens. */
export const wordOf = (token: Token | undefined): string =>
  token?.kind === 'word' ? token.text : '';

const MONTHS =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)\\b\\.?';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?';
/** One day, or several: "24-25", "24 or 25". */
const DAYS = `${DAY}(?:\\s*(?:[-/&]|or|and|to)\\s*${DAY}){0,2}`;
/** A year that is no day. */
const YEAR = '(?:ad\\s+\\d{1,4}|\\d{1,4}\\s*(?:bce?|ad|ce)|\\d{3,4})';
const ROMAN = /^x{0,2}(?:ix|iv|v?i{0,3})$/;

/** What the tokens do not need to know: spellings, and the day and month of a full date. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/[‐-―−]/g, '-'],
  [/\bb\.\s?c\.\s?e\b\.?/g, 'bce'],
  [/\bb\.\s?c\b\.?/g, 'bc'],
  [/\ba\.\s?d\b\.?/g, 'ad'],
  [/\bc\.\s?e\b\.?/g, 'ce'],
  [/\ba\.\s?h\b\.?/g, 'ah'],
  [/[[(]\?[\])]/g, '?'],
  // Digits that a cataloguer supplied: "192[0]", "187[1?]", "[19]20", "1920[-21]".
  [/(\d)[[(](-?\d+\??)[\])]/g, '$1$2'],
  [/[[(](\d+)[\])](?=\d)/g, '$1'],
  // An end of a span that a cataloguer supplied: "[1900?]-1910".
  [/\[(\d+\??)\](?=\s*-)/g, '$1'],
  [/-\s*\[(\d+\??)\]/g, '-$1'],
  // 12,000 BC.
  [/\b(\d{1,3}),(\d{3})\b/g, '$1$2'],
  [/\b(\d{4})[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])\b/g, '$1'],
  [/\b(?:(?:0?[1-9]|[12]\d|3[01])[/.])?(?:0?[1-9]|[12]\d|3[01])[/.](\d{4})\b/g, '$1'],
  // "AD 79 August 24".
  [
    new RegExp(
      `\\b(${YEAR}),?\\s+(?:${MONTHS}\\s*[-/]\\s*)?${MONTHS}(?:\\s+${DAYS})?(?![\\s,.]*(?:ad\\s+)?\\d)`,
      'g',
    ),
    '$1',
  ],
  [
    new RegExp(
      `\\b(?:${DAYS}\\s+)?(?:${MONTHS}\\s*[-/]\\s*)?${MONTHS}(?:\\s+${DAYS}(?=[,\\s]))?,?\\s+(?=(?:ad\\s+)?\\d{2,4}\\b)`,
      'g',
    ),
    '',
  ],
  // "19th-century", "mid-19th".
  [/-(?=(?:century|centuries|half|quarter)\b)/g, ' '],
  [/\b(early|mid|middle|late)\s?-(?!\s*(?:early|mid|middle|late)\b)/g, '$1 '],
  [/\b(\d{1,2}(?:st|nd|rd|th)) c\b\.?/g, '$1 century'],
  [/\b([xvi]+)th\b/g, '$1'],
  [/\b(?:(datable|dated) to|(hallmarked) for)\b/g, '$1$2'],
];

const ERA = '(?:b\\.?\\s?c(?:\\.?\\s?e)?|a\\.?\\s?d|c\\.?\\s?e)';

/** A year and a month as in ISO 8601, with a hyphen, not a dash. It has neither an era nor a day. */
const ISO_MONTH = new RegExp(
  `(?<![-‐/\\d]|\\d\\.|\\b${ERA}\\.?\\s*)(\\d{4})[-‐](0[1-9]|1[0-2])(?![‐-―−/.-]?\\d|\\s*${ERA}\\b)`,
  'g',
);

/**
 * Reads "1776-07" as 1776. "1901-05" may also be 1901 to 1905, and becomes two numbers side by side,
 * which no date has.
 */
const readMonths = (text: string): string =>
  text.replace(ISO_MONTH, (_written, year: string, month: string) =>
    month <= year.slice(2) ? year : `${year} ${month}`,
  );

const ISLAMIC = /\ba(?:\.\s?)?h\b/;

/**
 * Years of which the author does not give all digits or both ends: "186?" may be a decade, "12?? BC" a
 * century, "1760.." and "1950…" have no end, and "195[0 or 1]" is not read.
 */
const UNFINISHED =
  /\.\.|\d\?\?|(?<!\d|\bad\s*)\d{3}\?(?!\s*(?:bce?|ad|ce)\b)|\d[[(]\d{1,2}(?!\d)|\d[\])]\d/;

/** The longest text in which a date is sought, in characters after normalization. */
const MAX_LENGTH = 300;

/**
 * Normalizes the spelling of a text about dates.
 * @returns null for a text that is too long to be a date, or has an unfinished year
 */
export function normalizeDateText(text: string): string | null {
  const normalized = text.normalize('NFKC').toLowerCase();
  if (normalized.length > MAX_LENGTH) return null;
  // The same year in two calendars: AH 1050/AD 1640.
  const separated = ISLAMIC.test(normalized) ? normalized.replaceAll('/', ',') : normalized;
  const rewritten = REWRITES.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    readMonths(separated),
  );
  return UNFINISHED.test(rewritten) ? null : rewritten;
}

/** Splits a normalized clause into numbers, ordinals and words. */
export function tokenize(clause: string): Token[] {
  const pieces = clause.match(
    /\d+(?:\.\d+)?(?:'?s\b|st\b|nd\b|rd\b|th\b)?|twenty-first|\p{L}+|[^\s.\p{L}\d]/gu,
  );
  return (pieces ?? []).map((piece, index, all) => tokenOf(piece, all[index + 1]));
}

function tokenOf(piece: string, next: string | undefined): Token {
  const [, number, suffix] = /^(\d+)(\D*)$/.exec(piece) ?? [];
  if (number !== undefined) {
    const value = Number(number);
    if (suffix === '') return { kind: 'number', value, digits: number.length };
    if (suffix?.endsWith('s')) return { kind: 'decade', value, digits: number.length };
    if (/^(?:st|nd|rd|th)$/.test(suffix ?? '')) return { kind: 'ordinal', value, text: piece };
  }
  const ordinal = ORDINALS.indexOf(piece) + 1;
  if (ordinal > 0) return { kind: 'ordinal', value: ordinal, text: piece };
  if (ROMAN.test(piece) && /^(?:century|centuries|-)$/.test(next ?? '')) {
    return { kind: 'ordinal', value: romanValue(piece), text: piece };
  }
  return { kind: 'word', text: piece };
}

const ROMAN_VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

function romanValue(numeral: string): number {
  const values = [...numeral].map((letter) => ROMAN_VALUES[letter] ?? 0);
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  );
}
