import { isReference, type ApolloCache, type Reference } from '@apollo/client';

export interface CachedConnection {
  totalCount?: number;
  edges: { node: Reference }[];
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
  for (const fieldName of ['artifacts', 'artifactTypes', 'mostLikedArtifacts', 'artifactsByUser']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}

/**
 * Removes a deleted artifact from every list, and its page shows that there is none. The list on the
 * page keeps its other rows.
 */
export function removeArtifact(cache: ApolloCache, artifactId: string) {
  cache.modify<{ artifact: Reference | null; artifactsByUser: CachedConnection }>({
    id: 'ROOT_QUERY',
    fields: {
      artifact: (artifact, { readField }) =>
        isReference(artifact) && readField('id', artifact) === artifactId ? null : artifact,
      artifactsByUser: (list, { readField }) =>
        without(list as CachedConnection, artifactId, readField),
    },
  });
  for (const fieldName of ['artifacts', 'artifactTypes', 'mostLikedArtifacts', 'viewer']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  cache.evict({ id: cache.identify({ __typename: 'Artifact', id: artifactId }) });
  cache.gc();
}
