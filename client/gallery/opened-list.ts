/** What a record says of the list from which it was opened. */
interface OpenedList {
  /** The path and the search of the gallery. */
  address: string;
  q: string;
  isNarrowed: boolean;
  total: number;
  /** Those that were shown, in their order. */
  ids: readonly string[];
}

/** The list that the gallery showed last, as long as the document lives. */
let latest: OpenedList | undefined;

export function rememberList(list: OpenedList): void {
  latest = list;
}

/** The history state of a link from a list to one of its artifacts. */
interface FromList {
  list: string;
}

export const fromList = (address: string): FromList => ({ list: address });

const isFromList = (state: unknown): state is FromList =>
  typeof state === 'object' && state !== null && 'list' in state;

/** Where an artifact stands in the list from which its page was opened; undefined where that is not known. */
export function placeInList(state: unknown, id: string | undefined) {
  if (!latest || !id || !isFromList(state) || state.list !== latest.address) return undefined;
  const index = latest.ids.indexOf(id);
  if (index < 0) return undefined;
  const { ids, ...list } = latest;
  return { ...list, place: index + 1, previous: ids[index - 1], next: ids[index + 1] };
}
