/** The API's default and its largest page, in artifacts. */
const FIRST_PAGE = 24;
const LARGEST_PAGE = 100;

/** How many artifacts of each list the visitor has seen, by the parameters of the gallery's address. */
const shown = new Map<string, number>();

/** Remembers how many artifacts a list shows, so that Back shows as many again. */
export function rememberShown(search: URLSearchParams, count: number): void {
  shown.set(search.toString(), count);
}

/** How many artifacts of a list to load at first. */
export const countShown = (search: URLSearchParams): number =>
  Math.min(LARGEST_PAGE, Math.max(FIRST_PAGE, shown.get(search.toString()) ?? 0));
