/** The largest file of a sheet, in bytes. */
export const MAX_SHEET_BYTES = 10 * 1024 * 1024;

/** The most rows of a sheet, without that of the headings. */
export const MAX_SHEET_ROWS = 5_000;

export const MAX_SHEET_COLUMNS = 100;

/** How many characters the name of a sheet has at most. */
export const MAX_SHEET_NAME = 200;

/** How long a sheet that is not applied is kept, and how long one that is can be taken back, in days. */
export const SHEET_DAYS = 30;
