/** The fields of a card in the gallery. */
const CARD =
  'id artifactName artifactType image createdAt discoveredAt historicalContext likeCount';
const PAGE = `totalCount edges { node { ${CARD} } } pageInfo { hasNextPage endCursor }`;

export type Variables = Record<string, unknown>;

/** A GraphQL operation as a client posts it, without its variables. */
export interface Operation {
  operationName: string;
  query: string;
}

/** A read that is measured, with the variables of its repeated form. */
export interface Read extends Operation {
  name: ReadName;
  repeated: Variables;
}

export type ReadName = 'Q1' | 'Q2' | 'Q3' | 'Q4';

export const reads: readonly Read[] = [
  {
    name: 'Q1',
    operationName: 'Gallery',
    query: `query Gallery($first: Int, $after: String) {
      artifacts(first: $first, after: $after, orderBy: NEWEST) { ${PAGE} }
      artifactTypes { type label }
    }`,
    repeated: { first: 24, after: null },
  },
  {
    name: 'Q2',
    operationName: 'Search',
    query: `query Search($first: Int, $filter: ArtifactFilter) {
      artifacts(first: $first, filter: $filter, orderBy: NEWEST) { ${PAGE} }
    }`,
    repeated: { first: 24, filter: { search: 'Bronze', type: 'SCULPTURE' } },
  },
  {
    name: 'Q3',
    operationName: 'Detail',
    query: `query Detail($id: ID!) {
      artifact(id: $id) {
        ${CARD} discoveredBy presentLocation description userName viewCount addedAt
      }
    }`,
    repeated: { id: '500' },
  },
  {
    name: 'Q4',
    operationName: 'Featured',
    query: `query Featured($first: Int) { mostLikedArtifacts(first: $first) { ${CARD} } }`,
    repeated: { first: 8 },
  },
];

export function readNamed(name: ReadName): Read {
  const found = reads.find((read) => read.name === name);
  if (!found) throw new Error(`There is no read ${name}.`);
  return found;
}

/** The list of the REST calls, which only the product has. */
export const REST_LIST = '/api/allartifacts';

export const toggleLike: Operation = {
  operationName: 'ToggleLike',
  query: `mutation ToggleLike($artifactId: ID!) {
    toggleLike(artifactId: $artifactId) { modifiedCount liked artifact { id likeCount } }
  }`,
};

/** The body of a request, as Apollo Client writes it. */
export const bodyOf = ({ operationName, query }: Operation, variables: Variables) =>
  JSON.stringify({ operationName, variables, query: query.replace(/\s+/g, ' ') });

export const HEADERS = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'content-type': 'application/json',
};
