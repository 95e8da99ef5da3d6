import type { Caller } from './caller';
import { ada, ben, type TestCatalogue } from './catalogue';

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

/** An artifact of Ada's that had three versions. */
export async function addChangedArtifact(catalogue: TestCatalogue) {
  const { id } = await catalogue.as(ada).add({ artifactName: 'First name' });
  await catalogue.as(ada).update(id, { artifactName: 'Second name' });
  await catalogue.as(ada).update(id, { artifactName: 'Third name', description: 'Bronze.' });
  const [third, second, first] = (await readHistory(catalogue.as(ben), id)) ?? [];
  return { id, first: first?.id, second: second?.id, third: third?.id };
}
