import type { XlsxPackage } from './xlsx-package';
import { type Attributes, readAll } from './xml';

/** What a number means by its format: a day, a time of a day, or a duration. */
export type DateFormat = 'date' | 'time' | 'duration';

type Formats = readonly (DateFormat | null)[];

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The formats without a code in the file. */
const BUILT_IN = new Map<number, DateFormat>([
  ...[...range(14, 17), 22, ...range(27, 31), 36, ...range(50, 58)].map(
    (id) => [id, 'date'] as const,
  ),
  ...[...range(18, 21), ...range(32, 35), 45, 47].map((id) => [id, 'time'] as const),
  [46, 'duration'],
]);

/** What shows no part of a date: texts, escaped characters, space, and colours, currencies and languages. */
const NO_PARTS = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|am\/pm|a\/p/gi;

const DURATION = /\[(?:h+|m+|s+)\]/i;
/** Years, also of eras and of Buddha, days, and names of months. */
const DAY = /[ydg]|e(?![+-])|bb|mmm/i;
const TIME = /[hs]/i;

/** What numbers with such a format mean; null for numbers. */
export function dateFormatOf(code: string): DateFormat | null {
  const [format = ''] = code.replace(NO_PARTS, '').split(';');
  if (/general/i.test(format)) return null;
  if (DURATION.test(format)) return 'duration';
  if (DAY.test(format)) return 'date';
  if (TIME.test(format)) return 'time';
  return /m/i.test(format) ? 'date' : null;
}

/** The formats of numbers, by the number of a cell's style. */
export async function dateFormatsOf(file: XlsxPackage, part: string | undefined): Promise<Formats> {
  if (part === undefined || !file.has(part)) return [];
  const formats = new Map<number, DateFormat | null>(BUILT_IN);
  const ofStyles: (DateFormat | null)[] = [];
  let isOfCells = false;
  await readAll(file.text(part), {
    open(name: string, { numFmtId, formatCode }: Attributes) {
      const id = Number(numFmtId);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'numFmt') formats.set(id, dateFormatOf(formatCode ?? ''));
      if (name === 'xf' && isOfCells) ofStyles.push(formats.get(id) ?? null);
    },
    close(name: string) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return ofStyles;
}
