import type {
  ArtifactFilter,
  ArtifactOrder,
  ArtifactType,
  GalleryCenturiesQueryVariables,
  GalleryPageQueryVariables,
  GalleryTextsQueryVariables,
} from '../generated/graphql';
import { paths } from '../paths';
import { artifactTypeLabels, isArtifactType } from './artifact-types';
import { addressOfYear, readSpan } from './gallery-years';

/** The orders that the gallery offers. Its list is a search by name, which has no relevance. */
type GalleryOrder = Exclude<ArtifactOrder, 'RELEVANCE'>;

export const orderLabels: Record<GalleryOrder, string> = {
  NEWEST: 'Newest',
  OLDEST: 'Oldest',
  MOST_LIKED: 'Most Liked',
  NAME: 'Name',
  CHRONOLOGICAL: 'Earliest Made',
};

/**
 * The parameters of an address that hold the filters. `span` replaces `from` and `to`: it is the value
 * of a button that submits the gallery's form, such as -1399..-1300.
 */
export const galleryParameters = ['q', 'type', 'order', 'from', 'to', 'span'] as const;

const filterNames = ['q', 'type', 'order', 'from', 'to'] as const;

export interface GalleryFilters {
  q: string;
  type: ArtifactType | '';
  order: GalleryOrder;
  /** The first and the last year of making: numbers, or what the visitor typed where that is no year. */
  from: string;
  to: string;
}

/** Also accepts the display text of a type, so that a link is easy to write by hand. */
function parseType(text: string | null): GalleryFilters['type'] {
  if (isArtifactType(text)) return text;
  const types = Object.keys(artifactTypeLabels).filter(isArtifactType);
  return types.find((type) => artifactTypeLabels[type] === text) ?? '';
}

export const isArtifactOrder = (text: string | null): text is GalleryOrder =>
  text !== null && Object.hasOwn(orderLabels, text);

/** Reads the filters of an address. Ignores unknown values. */
export function readFilters(search: URLSearchParams): GalleryFilters {
  const order = search.get('order');
  const [from = '', to = ''] = search.get('span')?.split('..') ?? [
    search.get('from') ?? '',
    search.get('to') ?? '',
  ];
  return {
    q: search.get('q') ?? '',
    type: parseType(search.get('type')),
    order: isArtifactOrder(order) ? order : 'NEWEST',
    from: addressOfYear(from),
    to: addressOfYear(to),
  };
}

/** Reads what the visitor has changed in the gallery's form, whose fields have the parameters' names. */
export function readChanges(form: HTMLFormElement): Partial<GalleryFilters> {
  const search = new URLSearchParams();
  const changed = filterNames.filter((name) => {
    const field = form.elements.namedItem(name);
    if (!isField(field)) return false;
    search.set(name, field.value);
    return field.value !== initialValue(field);
  });
  const filters = readFilters(search);
  return Object.fromEntries(changed.map((name) => [name, filters[name]]));
}

/** The id of the gallery's form, for buttons outside it that submit it. */
export const galleryFormId = 'gallery-filters';

/** Reads the filters of the form as it is submitted. */
export function readSubmission(form: HTMLFormElement, submitter: HTMLElement | null) {
  const texts = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return readFilters(new URLSearchParams(texts));
}

const isField = (node: unknown) =>
  node instanceof HTMLInputElement || node instanceof HTMLSelectElement;

/** The value with which the server rendered the field. */
function initialValue(field: HTMLInputElement | HTMLSelectElement): string | undefined {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

export const sameFilters = (one: GalleryFilters, other: GalleryFilters) =>
  filterNames.every((name) => one[name] === other[name]);

export function writeFilters({ q, type, order, from, to }: GalleryFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (type) search.set('type', type);
  if (order !== 'NEWEST') search.set('order', order);
  if (from) search.set('from', from);
  if (to) search.set('to', to);
  return search;
}

/** The address of the gallery with these filters. */
export const galleryAddress = (filters: GalleryFilters) => ({
  pathname: paths.allArtifacts,
  search: writeFilters(filters).toString(),
});

/** The filters of the gallery's plain address. */
export const noFilters: GalleryFilters = { q: '', type: '', order: 'NEWEST', from: '', to: '' };

/** The filters without what narrows the list. The order stays. */
export const clearedFilters = ({ order }: GalleryFilters): GalleryFilters => ({
  ...noFilters,
  order,
});

/** Whether any filter narrows the list. */
export const isNarrowed = ({ q, type, from, to }: GalleryFilters) =>
  Boolean(q || type || from || to);

/** What the filters keep besides their search. A year that is not understood does not count. */
function toFilter({ type, from, to }: GalleryFilters): ArtifactFilter {
  const span = readSpan({ from, to });
  return {
    ...(type && { type }),
    ...(span.from !== null && { madeFrom: span.from }),
    ...(span.to !== null && { madeTo: span.to }),
  };
}

function withSearch(q: string, filter: ArtifactFilter): ArtifactFilter {
  const search = q.trim();
  return search ? { search, ...filter } : filter;
}

/** The list of the search by name. */
export const toVariables = (filters: GalleryFilters): GalleryPageQueryVariables => ({
  filter: withSearch(filters.q, toFilter(filters)),
  orderBy: filters.order,
});

/** Whether the texts can be searched: a text without a word would find everything. */
export const hasWord = ({ q }: GalleryFilters) => /[\p{L}\p{M}\p{N}]/u.test(q);

/** What the texts contain, without what the search by name finds. */
export const toTextVariables = (filters: GalleryFilters): GalleryTextsQueryVariables => ({
  filter: { ...toFilter(filters), text: filters.q, exceptNamed: filters.q },
  orderBy: filters.order,
});

/** The centuries of the list, whatever years the filters ask for. */
export const toCenturyVariables = ({
  q,
  type,
}: GalleryFilters): GalleryCenturiesQueryVariables => ({
  filter: withSearch(q, type ? { type } : {}),
});

/** The centuries of what the texts contain. */
export const toTextCenturyVariables = ({
  q,
  type,
}: GalleryFilters): GalleryCenturiesQueryVariables => ({
  filter: { text: q, ...(type && { type }) },
});
