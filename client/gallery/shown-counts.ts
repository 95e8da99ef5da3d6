import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../common/page-sizes';

/** How many artifacts of each list the visitor has seen, by the parameters of the gallery's address. */
const shown = new Map<string, number>();

/** Remembers how many artifacts a list shows, so that Back shows as many again. */
export function rememberShown(search: URLSearchParams, count: number): void {
  shown.set(search.toString(), count);
}

/** How many artifacts of a list to load at first. */
export const countShown = (search: URLSearchParams): number =>
  Math.min(MAX_PAGE_SIZE, Math.max(DEFAULT_PAGE_SIZE, shown.get(search.toString()) ?? 0));
