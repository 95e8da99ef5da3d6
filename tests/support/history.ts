import type { Caller } from './caller';

/** A change as the history shows it. */
export interface Change {
  id: string;
  kind: string;
  changedAt: string;
  userName: string | null;
  isCurrent: boolean;
  changes: { field: string; before: string | null; after: string | null }[];
}

/** Requests one page of an artifact's history. */
export function askHistory(
  caller: Caller,
  id: string,
  args: { first?: number; after?: string } = {},
) {
  return caller.run(
    `query ($id: ID!, $first: Int = 24, $after: String) {
      artifactHistory(artifactId: $id, first: $first, after: $after) {
        edges { cursor node {
          id kind changedAt userName isCurrent changes { field before after } } }
        pageInfo { hasNextPage endCursor } viewerCanRestore } }`,
    { id, ...args },
  );
}

/** The changes of an artifact, the last first; null when the caller finds none. */
export async function readHistory(caller: Caller, id: string): Promise<Change[] | null> {
  const { data, errors } = await askHistory(caller, id);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const edges: { node: Change }[] | undefined = data.artifactHistory?.edges;
  return edges?.map(({ node }) => node) ?? null;
}

/** Restores a version. */
export const restoreVersion = (
  caller: Caller,
  id: string,
  revision: string | undefined,
  basedOn?: unknown,
) =>
  caller.run(
    `mutation ($id: ID!, $revision: ID!, $basedOn: DateTime) {
      restoreArtifactVersion(artifactId: $id, revision: $revision, basedOn: $basedOn) {
        artifact { id artifactName description image userName likeCount updatedAt } } }`,
    { id, revision: revision ?? '', basedOn },
  );
