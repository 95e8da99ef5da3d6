import { isReference, type ApolloCache, type Reference } from '@apollo/client';

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

/** Removes a deleted artifact from the member's lists, and its page shows that there is none. */
export function removeArtifact(cache: ApolloCache, artifactId: string) {
  cache.modify<{
    artifact: Reference | null;
    artifactsByUser: CachedConnection;
  }>({
    id: 'ROOT_QUERY',
    fields: {
      artifact: (artifact, { readField }) =>
        isReference(artifact) && readField('id', artifact) === artifactId ? null : artifact,
      artifactsByUser(cached, { readField, DELETE }) {
        const list = cached as CachedConnection;
        // A count without its artifacts does not tell whether the artifact was counted.
        return list.edges.length > 0 ? without(list, artifactId, readField) : DELETE;
      },
    },
  });
  for (const fieldName of ['artifacts', 'viewer']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  cache.evict({ id: cache.identify({ __typename: 'Artifact', id: artifactId }) });
  cache.gc();
}
