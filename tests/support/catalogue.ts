import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { type AppParts, buildApp } from '../../server/app';
import { openDatabase } from '../../server/database/data-source';
import { unauthenticated } from '../../server/errors';
import type { VerifiedToken } from '../../server/members/member.service';
import type { TokenVerifier } from '../../server/members/token-verifier';
import { buildArtifact } from './artifact';
import { createTestDatabase, type TestDatabase } from './engine';

export { buildArtifact };

/** Who makes a request in a test. */
export interface TestMember {
  uid: string;
  email: string;
  displayName: string | null;
}

export const ada: TestMember = { uid: 'ada', email: 'Ada@example.org', displayName: 'Ada Ashby' };
export const ben: TestMember = { uid: 'ben', email: 'ben@example.org', displayName: 'Ben Booth' };

/** The n-th of as many members as a test needs. */
export const member = (n: number): TestMember => ({
  uid: `member-${n}`,
  email: `member-${n}@example.org`,
  displayName: `Member ${n}`,
});

/**
 * The token of a test member. The suite's verifier reads it back; the real verifier is proved
 * against the real emulator in authentication.test.ts.
 */
export function tokenOf({ uid, email, displayName }: TestMember, issuedAt = 1): string {
  const claims = { uid, email, displayName, issuedAt };
  return Buffer.from(JSON.stringify(claims)).toString('base64url');
}

export const testVerifier: TokenVerifier = {
  isReady: async () => true,
  async verify(token): Promise<VerifiedToken> {
    try {
      const claims = JSON.parse(Buffer.from(token, 'base64url').toString()) as VerifiedToken;
      const issuedAt = new Date(Number(claims.issuedAt));
      return { ...claims, photoURL: null, issuedAt, expiresAt: new Date(Date.now() + 3_600_000) };
    } catch {
      throw unauthenticated();
    }
  },
};

const EVERY_FIELD = `id artifactName artifactType image createdAt discoveredAt discoveredBy
  presentLocation historicalContext description userName userEmail likeCount viewCount
  viewerHasLiked viewerCanEdit addedAt updatedAt`;

/** The shape of a GraphQL answer, as loose as JSON: tests say what they expect of it. */
export type Answer = { status: number; headers: Headers; data: any; errors: any[] };

/** Speaks to the server over HTTP, with a member's token or without. */
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

  /** Sends a GraphQL operation. */
  async run(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    const response = await this.fetch('POST', '/graphql', { query, variables });
    const { data = null, errors = [] } = (await response.json()) as Partial<Answer>;
    return { status: response.status, headers: response.headers, data, errors };
  }

  /** Adds an artifact and gives it back with every field. */
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
        updateArtifact(id: $id, input: $input) { artifact { ${EVERY_FIELD} } } }`,
      { id, input: buildArtifact(overrides) },
    );
  }

  delete(id: string) {
    return this.run('mutation ($id: ID!) { deleteArtifact(id: $id) { deletedCount deletedId } }', {
      id,
    });
  }

  /** Calls one of the mutations that take nothing but an artifact's ID. */
  async gesture(name: 'likeArtifact' | 'unlikeArtifact' | 'toggleLike', id: string) {
    const answer = await this.run(
      `mutation ($id: ID!) {
        ${name}(artifactId: $id) { modifiedCount liked artifact { id likeCount viewerHasLiked } } }`,
      { id },
    );
    return { ...answer, payload: answer.data?.[name] };
  }

  /** Likes an artifact, and gives back whether that was new. */
  async like(id: string): Promise<boolean> {
    const { payload, errors } = await this.gesture('likeArtifact', id);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return payload.modifiedCount === 1;
  }

  /** Reads an artifact with every field; null when there is none. */
  async read(id: string) {
    const { data } = await this.run(`query ($id: ID!) { artifact(id: $id) { ${EVERY_FIELD} } }`, {
      id,
    });
    return data.artifact;
  }
}

/** The codes of an answer's errors. */
export const codes = ({ errors }: Pick<Answer, 'errors'>): string[] =>
  errors.map((error) => error.extensions.code);

/** The fields that an answer's first error names as offenders, sorted. */
export const offenders = ({ errors }: Pick<Answer, 'errors'>): string[] =>
  Object.keys(errors[0]?.extensions.fields ?? {}).sort();

export interface TestCatalogue {
  /** Where the server listens. */
  url: string;
  dataSource: DataSource;
  visitor: Caller;
  as(member: TestMember): Caller;
  withToken(token: string): Caller;
  stop(): Promise<void>;
}

/** The whole server over a database of its own, without the web client's files. */
export async function startCatalogue(
  overrides: Partial<AppParts['settings']> & {
    verifier?: TokenVerifier;
    database?: TestDatabase;
    createRenderer?: AppParts['createRenderer'];
  } = {},
): Promise<TestCatalogue> {
  const { verifier = testVerifier, createRenderer, ...settings } = overrides;
  const database = overrides.database ?? (await createTestDatabase());
  const dataSource = await openDatabase(database);
  const app = await buildApp({
    dataSource,
    verifier,
    clientDir: `${__dirname}/client-stub`,
    createRenderer,
    settings: {
      publicUrl: 'https://antiquary.example',
      firebaseWebConfig: { apiKey: 'test' },
      emulator: null,
      checksRevocation: false,
      trustProxy: [],
      rateLimit: null,
      metricsToken: null,
      ...settings,
    },
    logLevel: 'fatal',
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    dataSource,
    visitor: new Caller(url, null),
    as: (who) => new Caller(url, tokenOf(who)),
    withToken: (token) => new Caller(url, token),
    async stop() {
      await app.close();
      await dataSource.destroy();
      await database.remove();
    },
  };
}
