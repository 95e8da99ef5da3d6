import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../common/page-sizes';
import { type FieldErrors, invalidInput } from '../server/base/errors';

/** A page of a list by its number, from 1. */
export interface NumberedPage {
  page: number;
  limit: number;
}

/** The arguments of a connection that read a page. */
export interface Window {
  first: number | null;
  after: string | null;
  last: number | null;
  before: string | null;
}

/** The cursors of the first and the last item of a page. */
export interface Cursors {
  startCursor: string | null;
  endCursor: string | null;
}

/** The parameters of a list that has pages with numbers. */
export const LIST_PARAMETERS = ['page', 'limit', 'updatedSince'] as const;

const MAX_PAGE = 2 ** 31 - 1;

/**
 * The page that the parameters of a request name, or null without these parameters.
 * @throws BAD_USER_INPUT that names each invalid parameter.
 */
export function numberedPageOf(query: Readonly<Record<string, unknown>>): NumberedPage | null {
  const { page, limit } = query;
  if (page === undefined && limit === undefined) return null;
  const fields: FieldErrors = {};
  if (!isNumberUpTo(MAX_PAGE, page)) fields['page'] = 'page must be a whole number from 1.';
  if (!isNumberUpTo(MAX_PAGE_SIZE, limit))
    fields['limit'] = `limit must be from 1 to ${MAX_PAGE_SIZE}.`;
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
  return { page: Number(page ?? 1), limit: Number(limit ?? DEFAULT_PAGE_SIZE) };
}

/** A parameter that occurs twice is a list. */
const isNumberUpTo = (max: number, value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) && Number(value) <= max);

/** How the pages of a list are read. */
interface PageReader<Page> {
  /** How many items the list has. */
  total: number;
  /** Reads the cursors of at most `MAX_PAGE_SIZE` items. */
  readCursors: (window: Window) => Promise<Cursors>;
  read: (window: Window) => Promise<Page>;
  /** Counts operations against the rate limit before they are executed, even beyond the limit. */
  chargeAhead: (operations: number) => Promise<void>;
}

/**
 * Reads a numbered page of a list that has only cursors. Skips the items between the page and the nearer
 * end of the list, a largest page with each operation.
 * @returns null for a page behind the last one.
 */
export async function readNumberedPage<Page>(
  { page, limit }: NumberedPage,
  { total, readCursors, read, chargeAhead }: PageReader<Page>,
): Promise<Page | null> {
  const before = (page - 1) * limit;
  if (before >= total) return null;
  const size = Math.min(limit, total - before);
  const behind = total - before - size;
  const isForward = before <= behind;
  const skipped = isForward ? before : behind;
  // The page itself counts, too, so that every reserved operation is executed.
  if (skipped > 0) await chargeAhead(Math.ceil(skipped / MAX_PAGE_SIZE) + 1);
  let cursor: string | null = null;
  const windowOf = (count: number): Window =>
    isForward
      ? { first: count, after: cursor, last: null, before: null }
      : { first: null, after: null, last: count, before: cursor };
  for (let left = skipped; left > 0; left -= MAX_PAGE_SIZE) {
    const { startCursor, endCursor } = await readCursors(windowOf(Math.min(left, MAX_PAGE_SIZE)));
    cursor = isForward ? endCursor : startCursor;
    // Artifacts were deleted meanwhile, so the list ends before the page.
    if (cursor === null) return null;
  }
  return read(windowOf(size));
}

/**
 * The links of a page to others, in the form of the `Link` header.
 * @param address of the list, without parameters.
 * @param query the parameters of the request.
 */
export function pageLinks(
  address: string,
  { page, limit }: NumberedPage,
  total: number,
  { updatedSince }: Readonly<Record<string, unknown>>,
): string {
  const last = Math.max(1, Math.ceil(total / limit));
  const targets = {
    first: 1,
    ...(page > 1 && { prev: Math.min(page - 1, last) }),
    ...(page < last && { next: page + 1 }),
    last,
  };
  const filter =
    typeof updatedSince === 'string' ? `&updatedSince=${encodeURIComponent(updatedSince)}` : '';
  return Object.entries(targets)
    .map(([rel, target]) => `<${address}?page=${target}&limit=${limit}${filter}>; rel="${rel}"`)
    .join(', ');
}
