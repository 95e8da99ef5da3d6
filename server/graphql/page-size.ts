/** The most that one page of a connection may hold; the least is 1. */
export const MAX_PAGE_SIZE = 100;

/** How many items a page holds at most, where neither `first` nor `last` is given. */
export const DEFAULT_PAGE_SIZE = 24;

/** How many items these arguments ask for. */
export const pageSizeOf = ({
  first,
  last,
}: {
  first?: number | null;
  last?: number | null;
}): number => last ?? first ?? DEFAULT_PAGE_SIZE;
