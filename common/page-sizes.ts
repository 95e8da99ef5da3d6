/** How many items a page of a list has when the request gives no number. */
export const DEFAULT_PAGE_SIZE = 24;

/** The most items that a page of a list may have. The least is 1. */
export const MAX_PAGE_SIZE = 100;

/** A search that is counted for a link has no total beyond this. It bounds what counting costs. */
export const MOST_COUNTED = 1_000;
