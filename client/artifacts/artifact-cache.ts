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
  for (const fieldName of ['artifacts', 'artifactTypes', 'mostLikedArtifacts', 'artifactsByUser']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}

/**
 * Removes a deleted artifact from every list, and its page shows that there is none. A list that holds
 * the artifact keeps its other pages, so that Back finds its scroll position. A list that may hold it
 * in a page that was not loaded is fetched again, because its total is unknown.
 */
export function removeArtifact(cache: ApolloCache, artifactId: string) {
  cache.modify<{
    artifact: Reference | null;
    artifacts: CachedConnection;
    artifactsByUser: CachedConnection;
  }>({
    id: 'ROOT_QUERY',
    fields: {
      artifact: (artifact, { readField }) =>
        isReference(artifact) && readField('id', artifact) === artifactId ? null : artifact,
      artifacts(cached, { readField, DELETE }) {
        const list = cached as CachedConnection;
        const shorter = without(list, artifactId, readField);
        const isLoaded = shorter.edges.length < list.edges.length;
        return isLoaded || !list.pageInfo.hasNextPage ? shorter : DELETE;
      },
      artifactsByUser(cached, { readField, DELETE }) {
        const list = cached as CachedConnection;
        // A count without its artifacts does not tell whether the artifact was counted.
        return list.edges.length > 0 ? without(list, artifactId, readField) : DELETE;
      },
    },
  });
  for (const fieldName of ['artifactTypes', 'mostLikedArtifacts', 'viewer']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  cache.evict({ id: cache.identify({ __typename: 'Artifact', id: artifactId }) });
  cache.gc();
}
