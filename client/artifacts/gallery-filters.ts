import type { ArtifactOrder, ArtifactType, GalleryPageQueryVariables } from '../generated/graphql';
import { artifactTypeLabels, isArtifactType } from './artifact-types';

/** The orders that the gallery offers. */
type GalleryOrder = Exclude<ArtifactOrder, 'CHRONOLOGICAL' | 'RELEVANCE'>;

export const orderLabels: Record<GalleryOrder, string> = {
  NEWEST: 'Newest',
  OLDEST: 'Oldest',
  MOST_LIKED: 'Most Liked',
  NAME: 'Name',
};

/** The parameters of an address that hold the filters. */
export const galleryParameters = ['q', 'type', 'order'] as const;

export interface GalleryFilters {
  q: string;
  type: ArtifactType | '';
  order: GalleryOrder;
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
  return {
    q: search.get('q') ?? '',
    type: parseType(search.get('type')),
    order: isArtifactOrder(order) ? order : 'NEWEST',
  };
}

/** Reads what the visitor has changed in the gallery's form, whose fields have the parameters' names. */
export function readChanges(form: HTMLFormElement): Partial<GalleryFilters> {
  const search = new URLSearchParams();
  const changed = galleryParameters.filter((name) => {
    const field = form.elements.namedItem(name);
    if (!isField(field)) return false;
    search.set(name, field.value);
    return field.value !== initialValue(field);
  });
  const filters = readFilters(search);
  return Object.fromEntries(changed.map((name) => [name, filters[name]]));
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
  galleryParameters.every((name) => one[name] === other[name]);

export function writeFilters({ q, type, order }: GalleryFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (type) search.set('type', type);
  if (order !== 'NEWEST') search.set('order', order);
  return search;
}

export function toVariables({ q, type, order }: GalleryFilters): GalleryPageQueryVariables {
  const search = q.trim();
  return {
    filter: { ...(search && { search }), ...(type && { type }) },
    orderBy: order,
  };
}
