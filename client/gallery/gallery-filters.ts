import { type ArtifactType, readArtifactType } from '../../common/artifact-types';
import type { ListParameter } from '../../common/list-parameters';
import { publicFacts } from '../artifacts/declared-facts';
import { labelOf, typeLabels } from '../artifacts/declared-record';
import type { ArtifactFilter, ArtifactOrder, GalleryMoreQueryVariables } from '../generated/pages';
import { paths } from '../paths';
import { addressOfYear, readSpan } from './gallery-years';

/** The orders that an address may name. */
type NamedOrder = Exclude<ArtifactOrder, 'RELEVANCE'>;

/** '' is the order of a list that names none: the best match of a search, else the newest first. */
type GalleryOrder = NamedOrder | '';

const orderLabels: Record<NamedOrder, string> = {
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
export const galleryParameters = [
  'q',
  'type',
  'order',
  'from',
  'to',
  'undated',
  'span',
] as const satisfies readonly ListParameter[];

/** The parameters that the address may have: these, and the keys of the facts that everybody may read. */
export const addressParameters = (): readonly string[] => [
  ...galleryParameters,
  ...publicFacts().map(({ key }) => key),
];

const filterNames = ['q', 'type', 'order', 'from', 'to', 'undated'] as const;

export interface GalleryFilters {
  q: string;
  /** '' for all types. */
  type: ArtifactType;
  order: GalleryOrder;
  /** The first and the last year of making: numbers, or what the visitor typed where that is no year. */
  from: string;
  to: string;
  /** 'true' keeps the artifacts without readable years. It gives way to `from` and `to`. */
  undated: 'true' | '';
  /** The values of facts by their keys; '' keeps all artifacts. */
  facts: Readonly<Record<string, string>>;
}

const isNamedOrder = (text: string): text is NamedOrder => Object.hasOwn(orderLabels, text);

/** The order that a text names for a search; '' where it names none, or the one that the list has. */
export const parseOrder = (text: string, q: string): GalleryOrder =>
  isNamedOrder(text) && (text !== 'NEWEST' || q.trim() !== '') ? text : '';

/** The orders that are offered for a search, with their labels. */
export function ordersOf(q: string): [GalleryOrder, string][] {
  const named = Object.keys(orderLabels).filter(isNamedOrder);
  const others = named.filter((order) => parseOrder(order, q) !== '');
  return [
    ['', q.trim() ? 'Best match' : orderLabels.NEWEST],
    ...others.map((order): [GalleryOrder, string] => [
      order,
      order === 'NAME' ? labelOf('artifactName', orderLabels.NAME) : orderLabels[order],
    ]),
  ];
}

/** Reads the filters of an address. Ignores unknown values. */
export function readFilters(search: URLSearchParams): GalleryFilters {
  const q = search.get('q') ?? '';
  const [from = '', to = ''] = search.get('span')?.split('..') ?? [
    search.get('from') ?? '',
    search.get('to') ?? '',
  ];
  return {
    q,
    // Also the label of a type, so that a link is easy to write by hand.
    type: readArtifactType(typeLabels(), search.get('type')) ?? '',
    order: parseOrder(search.get('order') ?? '', q),
    from: addressOfYear(from),
    to: addressOfYear(to),
    undated: search.get('undated') === 'true' && !from && !to ? 'true' : '',
    facts: Object.fromEntries(
      publicFacts().flatMap(({ key }) => {
        const value = search.get(key)?.trim();
        return value ? [[key, value] as const] : [];
      }),
    ),
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
  filterNames.every((name) => one[name] === other[name]) &&
  publicFacts().every(({ key }) => (one.facts[key] ?? '') === (other.facts[key] ?? ''));

export function writeFilters({
  q,
  type,
  order,
  from,
  to,
  undated,
  facts,
}: GalleryFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (type) search.set('type', type);
  if (parseOrder(order, q)) search.set('order', order);
  if (from) search.set('from', from);
  if (to) search.set('to', to);
  if (undated && !from && !to) search.set('undated', undated);
  for (const { key, value } of chosenFacts(facts)) search.set(key, value);
  return search;
}

/** The facts by which the list is narrowed, in the operator's order. */
const chosenFacts = (facts: GalleryFilters['facts']) =>
  publicFacts().flatMap(({ key }) => {
    const value = facts[key];
    return value ? [{ key, value }] : [];
  });

/** The address of the gallery with these filters. */
export const galleryAddress = (filters: GalleryFilters) => ({
  pathname: paths.allArtifacts,
  search: writeFilters(filters).toString(),
});

/** The filters without what narrows the list. The order stays. */
export const clearedFilters = ({ order }: GalleryFilters): GalleryFilters => ({
  ...{ q: '', type: '', from: '', to: '', undated: '' },
  facts: {},
  order,
});

/** Whether any filter narrows the list. */
export const isNarrowed = ({ q, type, from, to, undated, facts }: GalleryFilters) =>
  Boolean(q || type || from || to || undated) || chosenFacts(facts).length > 0;

/** The filter of the API, without the years. */
function toFilter({ q, type }: Pick<GalleryFilters, 'q' | 'type'>): ArtifactFilter {
  const search = q.trim();
  return {
    ...(search && { anywhere: search }),
    ...(type && { type }),
  };
}

/** The variables of the list. An invalid year is ignored. */
export function toVariables(
  filters: GalleryFilters,
): Pick<GalleryMoreQueryVariables, 'filter' | 'orderBy'> {
  const span = readSpan(filters);
  const facts = chosenFacts(filters.facts);
  return {
    filter: {
      ...toFilter(filters),
      ...(span.from !== null && { madeFrom: span.from }),
      ...(span.to !== null && { madeTo: span.to }),
      ...(filters.undated && { undated: true }),
      ...(facts.length > 0 && { facts }),
    },
    ...(filters.order && { orderBy: filters.order }),
  };
}
