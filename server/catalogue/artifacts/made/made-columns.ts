import { type MadeDates, readMadeDates } from '../../../../common/made/made-dates';
import { ALL_YEARS } from '../../../database/years';

/** The years of an artifact as the table has them. */
export interface MadeColumns {
  madeEarliest: number;
  madeLatest: number;
  madeEdtf: string | null;
}

/**
 * The columns of an artifact whose years are not known: an interval without years, from the greatest
 * to the least value of the databases' `integer`. No span overlaps it, and it is the last in the order
 * of years.
 */
export const NO_YEARS = {
  madeEarliest: ALL_YEARS.to + 1,
  madeLatest: ALL_YEARS.from - 1,
  madeEdtf: null,
} as const satisfies MadeColumns;

/** Reads the text in which an author says when a thing was made. */
export function madeColumns(createdAt: string): MadeColumns {
  const made = readMadeDates(createdAt);
  return made
    ? { madeEarliest: made.earliest, madeLatest: made.latest, madeEdtf: made.edtf }
    : NO_YEARS;
}

/** The years that the columns hold, or null. */
export const madeDatesOf = (columns: MadeColumns): MadeDates | null =>
  columns.madeEdtf === null
    ? null
    : { earliest: columns.madeEarliest, latest: columns.madeLatest, edtf: columns.madeEdtf };
