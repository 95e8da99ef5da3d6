import type { ListParameter } from '../../common/list-parameters';
import { paths } from '../paths';
import { toVariables, type GalleryFilters } from './gallery-filters';

/**
 * The address of the list in another format, such as `/export.csv`. It leaves out invalid years,
 * which the gallery ignores and an export refuses.
 */
export function listAddress(
  path: string,
  filters: GalleryFilters,
  others: Readonly<Partial<Record<ListParameter, string>>> = {},
): string {
  const { filter, orderBy } = toVariables(filters);
  const { anywhere, type, madeFrom, madeTo, undated, facts } = filter ?? {};
  const years = { from: madeFrom, to: madeTo };
  const ofFacts = Object.fromEntries((facts ?? []).map(({ key, value }) => [key, value]));
  const parameters = Object.entries({
    ...{ anywhere, type, ...years, undated, order: orderBy },
    ...ofFacts,
    ...others,
  });
  const given = parameters.flatMap(([name, value]) =>
    value == null ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
}

/** The address of the list as CSV, with a mark by which Excel reads it as UTF-8. */
export const csvAddress = (filters: GalleryFilters): string =>
  listAddress(paths.exportIn('csv'), filters, { bom: '1' });

/** The address of the feed of the newest artifacts that the filters keep. */
export const feedAddress = (filters: GalleryFilters): string =>
  listAddress(paths.feed, { ...filters, order: '' });

/** The address of GraphiQL with the operation of the gallery and these filters. */
export function queryAddress(filters: GalleryFilters): string {
  const variables = JSON.stringify(toVariables(filters), null, 2);
  return `${paths.graphql}#${new URLSearchParams({ operation: 'GalleryPage', variables }).toString()}`;
}
