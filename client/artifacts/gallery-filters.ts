import type { ArtifactOrder, ArtifactType, GalleryPageQueryVariables } from '../generated/graphql';
import { artifactTypeLabels, isArtifactType } from './artifact-types';

export const orderLabels: Record<ArtifactOrder, string> = {
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
  order: ArtifactOrder;
}

/** Also accepts the display text of a type, so that a link is easy to write by hand. */
function parseType(text: string | null): GalleryFilters['type'] {
  if (isArtifactType(text)) return text;
  const types = Object.keys(artifactTypeLabels).filter(isArtifactType);
  return types.find((type) => artifactTypeLabels[type] === text) ?? '';
}

export const isArtifactOrder = (text: string | null): text is ArtifactOrder =>
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
