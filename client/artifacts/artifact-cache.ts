import { isReference, type ApolloCache, type Reference } from '@apollo/client';
import { isCountOfUndescribed } from '../apollo/cache';

export interface CachedConnection {
  totalCount?: number;
  edges: { node: Reference }[];
  pageInfo: { hasNextPage: boolean };
}

type ReadField = (fieldName: string, from: Reference) => unknown;

/** Removes one artifact from a list, and adjusts the total. */
export function without(list: CachedConnection, artifactId: string, readField: ReadField) {
  const edges = list.edges.filter(({ node }) => readField('id', node) !== artifactId);
  const gone = list.edges.length - edges.length;
  return { ...list, edges, totalCount: Math.max(0, (list.totalCount ?? 0) - gone) };
}

/** The lists that an added or changed artifact may affect. They are fetched again when next shown. */
export function forgetLists(cache: ApolloCache) {
  for (const fieldName of ['artifacts', 'artifactsByUser']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}

/**
 * Removes a deleted artifact from its member's list, and counts it no more; its page shows that there is
 * none. Nothing of the list is fetched again.
 */
export function removeArtifact(cache: ApolloCache, artifactId: string) {
  const id = cache.identify({ __typename: 'Artifact', id: artifactId });
  cache.modify<{ artifact: Reference | null; artifactsByUser: CachedConnection }>({
    id: 'ROOT_QUERY',
    fields: {
      artifact: (artifact, { readField }) =>
        isReference(artifact) && readField('id', artifact) === artifactId ? null : artifact,
      artifactsByUser(cached, { readField, storeFieldName, toReference }) {
        const list = cached as CachedConnection;
        if (list.edges.length > 0) return without(list, artifactId, readField);
        const isDescribed = readField('imageAlt', toReference(id ?? '')) != null;
        if (isDescribed && isCountOfUndescribed(storeFieldName)) return list;
        return { ...list, totalCount: Math.max(0, (list.totalCount ?? 0) - 1) };
      },
    },
  });
  cache.modify<{ viewer: Reference | null }>({
    id: 'ROOT_QUERY',
    fields: {
      viewer(viewer) {
        if (isReference(viewer)) cache.evict({ id: viewer.__ref, fieldName: 'likedArtifacts' });
        return viewer;
      },
    },
  });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'artifacts' });
  cache.evict({ id });
  cache.gc();
}
