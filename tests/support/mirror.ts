import type { Caller } from './caller';

const FIELDS = `id artifactName artifactType artifactTypeLabel image createdAt discoveredAt
  discoveredBy presentLocation historicalContext description userName addedAt updatedAt
  made { earliest latest edtf }`;

export interface Change {
  changedAt: string;
  kind: 'ADDED' | 'UPDATED' | 'DELETED';
  artifactId: string;
  artifact: Record<string, unknown> | null;
}

/** One page of the changes. @throws for an answer with errors */
export async function readChanges(
  caller: Pick<Caller, 'run'>,
  page: { first?: number; after?: string | null } = {},
) {
  const { data, errors } = await caller.run(
    `query ($first: Int = 24, $after: String) { artifactChanges(first: $first, after: $after) {
      edges { cursor node { changedAt kind artifactId artifact { ${FIELDS} } } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
    { ...page },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const { edges, pageInfo } = data.artifactChanges;
  const changes = (edges as { node: Change }[]).map(({ node }) => node);
  return {
    changes,
    cursors: (edges as { cursor: string }[]).map(({ cursor }) => cursor),
    pageInfo,
  };
}

/** The place behind the last change. */
export async function endOfChanges(caller: Pick<Caller, 'run'>): Promise<string | null> {
  let after: string | null = null;
  for (;;) {
    const { pageInfo } = await readChanges(caller, { first: 100, after });
    after = pageInfo.endCursor;
    if (!pageInfo.hasNextPage) return after;
  }
}

/** A copy of the catalogue that knows nothing but the changes. */
export class Mirror {
  readonly artifacts = new Map<string, Record<string, unknown>>();
  readonly changeKinds: string[] = [];
  private after: string | null = null;

  /** Applies new changes, page by page; `caller` chooses the server for each page. */
  async follow(caller: () => Pick<Caller, 'run'>, first = 7): Promise<void> {
    for (;;) {
      const { changes, pageInfo } = await readChanges(caller(), { first, after: this.after });
      for (const { kind, artifactId, artifact } of changes) {
        this.changeKinds.push(kind);
        if (artifact) this.artifacts.set(artifactId, artifact);
        else this.artifacts.delete(artifactId);
      }
      this.after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage) return;
    }
  }
}

/** The whole catalogue by the identifiers, as the mirror should have it. */
export async function readCatalogue(
  caller: Pick<Caller, 'run'>,
): Promise<Map<string, Record<string, unknown>>> {
  const artifacts = new Map<string, Record<string, unknown>>();
  let after: string | null = null;
  for (;;) {
    const { data } = await caller.run(
      `query ($after: String) { artifacts(first: 100, after: $after, orderBy: OLDEST) {
        edges { node { ${FIELDS} } } pageInfo { hasNextPage endCursor } } }`,
      { after },
    );
    for (const { node } of data.artifacts.edges) artifacts.set(node.id, node);
    if (!data.artifacts.pageInfo.hasNextPage) return artifacts;
    after = data.artifacts.pageInfo.endCursor;
  }
}
