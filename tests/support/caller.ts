import { buildArtifact } from './artifact';

const EVERY_FIELD = `id artifactName artifactType image createdAt discoveredAt discoveredBy
  presentLocation historicalContext description imageAlt rights imageCaption userName userEmail likeCount viewCount
  viewerHasLiked viewerCanEdit addedAt updatedAt`;

/** A GraphQL answer. The data is not typed: each test states what it expects. */
export type Answer = { status: number; headers: Headers; data: any; errors: any[] };

/** Sends requests to the server over HTTP, with a member's token or without. */
export class Caller {
  constructor(
    private readonly url: string,
    private readonly token: string | null,
  ) {}

  /** Sends any request; `body` is sent as JSON. */
  fetch(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return fetch(new URL(path, this.url), {
      method,
      redirect: 'manual',
      headers: {
        ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Sends a picture, or another file. */
  async upload(file: Buffer, headers: Record<string, string> = {}, path = '/pictures') {
    const response = await fetch(new URL(path, this.url), {
      method: 'POST',
      headers: {
        ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
        'content-type': 'application/octet-stream',
        ...headers,
      },
      body: new Uint8Array(file),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  /** Sends a GraphQL operation. */
  async run(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    const response = await this.fetch('POST', '/graphql', { query, variables });
    const { data = null, errors = [] } = (await response.json()) as Partial<Answer>;
    return { status: response.status, headers: response.headers, data, errors };
  }

  /** Adds an artifact and returns it with every field. */
  async add(overrides: Record<string, unknown> = {}) {
    const { data, errors } = await this.run(
      `mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { ${EVERY_FIELD} } } }`,
      { input: buildArtifact(overrides) },
    );
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data.addArtifact.artifact;
  }

  /** Changes an artifact to `buildArtifact(overrides)`. */
  update(id: string, overrides: Record<string, unknown> = {}) {
    return this.run(
      `mutation ($id: ID!, $input: ArtifactInput!) {
        updateArtifact(id: $id, input: $input) { modifiedCount artifact { ${EVERY_FIELD} } } }`,
      { id, input: buildArtifact(overrides) },
    );
  }

  /** Changes an artifact to `buildArtifact(overrides)`, unless it was updated after `basedOn`. */
  updateBasedOn(basedOn: unknown, id: string, overrides: Record<string, unknown> = {}) {
    return this.run(
      `mutation ($id: ID!, $input: ArtifactInput!, $basedOn: DateTime) {
        updateArtifact(id: $id, input: $input, basedOn: $basedOn) {
          artifact { ${EVERY_FIELD} } } }`,
      { id, input: buildArtifact(overrides), basedOn },
    );
  }

  delete(id: string) {
    return this.run('mutation ($id: ID!) { deleteArtifact(id: $id) { deletedCount deletedId } }', {
      id,
    });
  }

  /** Calls a mutation for likes, which takes only an artifact's ID. */
  async gesture(name: 'likeArtifact' | 'unlikeArtifact' | 'toggleLike', id: string) {
    const answer = await this.run(
      `mutation ($id: ID!) {
        ${name}(artifactId: $id) { modifiedCount liked artifact { id likeCount viewerHasLiked } } }`,
      { id },
    );
    return { ...answer, payload: answer.data?.[name] };
  }

  /** Likes an artifact. @returns whether the like is new */
  async like(id: string): Promise<boolean> {
    const { payload, errors } = await this.gesture('likeArtifact', id);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return payload.modifiedCount === 1;
  }

  /** Reads an artifact with every field. @returns null when there is none */
  async read(id: string) {
    const { data } = await this.run(`query ($id: ID!) { artifact(id: $id) { ${EVERY_FIELD} } }`, {
      id,
    });
    return data.artifact;
  }
}
