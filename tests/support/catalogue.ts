import 'reflect-metadata';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DataSource } from 'typeorm';
import { buildApp } from '../../server/composition/app';
import type { AppParts } from '../../server/composition/app-parts';
import type { Database } from '../../server/database/database';
import type { Writer } from '../../server/database/writer';
import { unauthenticated } from '../../server/base/errors';
import type { VerifiedToken } from '../../server/catalogue/members/member.service';
import type { TokenVerifier } from '../../server/catalogue/members/token-verifier';
import { FolderStorage } from '../../server/pictures/folder-storage';
import { buildArtifact } from './artifact';
import { type Answer, Caller } from './caller';
import type { CurrentSite } from '../../server/site/current-site';
import type { TestDatabase } from './engine';
import { createMigratedDatabase } from './migrated-database';
import { openExisting, openMigrated } from './open-database';

export { buildArtifact };

declare global {
  // Set by each server project in jest.config.mjs. The other projects use the accelerator.
  var testAccelerated: boolean | undefined;
}

/** A member who makes requests in a test. */
export interface TestMember {
  uid: string;
  email: string;
  displayName: string | null;
  isModerator?: boolean;
  isEmailVerified?: boolean;
}

export const ada: TestMember = { uid: 'ada', email: 'Ada@example.org', displayName: 'Ada Ashby' };
export const ben: TestMember = { uid: 'ben', email: 'ben@example.org', displayName: 'Ben Booth' };

/** The n-th member, for tests that need many. */
export const member = (n: number): TestMember => ({
  uid: `member-${n}`,
  email: `member-${n}@example.org`,
  displayName: `Member ${n}`,
});

/**
 * The token of a test member, for `testVerifier`. The verifier of the product is tested against
 * the emulator in authentication.test.ts.
 */
export function tokenOf(who: TestMember, issuedAt = 1, signedInAt?: number): string {
  const claims = { isModerator: false, isEmailVerified: false, ...who, issuedAt, signedInAt };
  return Buffer.from(JSON.stringify(claims)).toString('base64url');
}

export const testVerifier: TokenVerifier = {
  isReady: async () => true,
  async verify(token): Promise<VerifiedToken> {
    try {
      const claims = JSON.parse(
        Buffer.from(token, 'base64url').toString(),
      ) as Partial<VerifiedToken> & TestMember;
      const issuedAt = new Date(Number(claims.issuedAt));
      const signedInAt = new Date(claims.signedInAt ?? Date.now());
      const expiresAt = new Date(Date.now() + 3_600_000);
      const { isModerator = false, isEmailVerified = false } = claims;
      return {
        ...{ ...claims, isModerator, isEmailVerified },
        ...{ photoURL: null, signedInAt, issuedAt, expiresAt },
      };
    } catch {
      throw unauthenticated();
    }
  },
};

/** The codes of an answer's errors. */
export const codes = ({ errors }: Pick<Answer, 'errors'>): string[] =>
  errors.map((error) => error.extensions.code);

/** The input fields that an answer's first error names, sorted. */
export const offenders = ({ errors }: Pick<Answer, 'errors'>): string[] =>
  Object.keys(errors[0]?.extensions.fields ?? {}).sort();

export interface TestCatalogue {
  /** Where the server listens. */
  url: string;
  dataSource: DataSource;
  database: Database;
  location: TestDatabase;
  writer: Writer;
  /** The routes as a tree, as Fastify prints it. */
  routes: string;
  /** The parameters that the route of this path declares. */
  parametersOf: (path: string) => readonly string[];
  visitor: Caller;
  /** How many connections the server has open. */
  connections(): Promise<number>;
  as(member: TestMember): Caller;
  withToken(token: string): Caller;
  stop(): Promise<void>;
}

/** Starts the whole server on a new database, without the web client's files. */
export async function startCatalogue(
  overrides: Partial<AppParts['settings']> & {
    verifier?: TokenVerifier;
    location?: TestDatabase;
    changes?: AppParts['changes'];
    createRenderer?: AppParts['createRenderer'];
    /** The folder of the web client's files; without it, one page without a program. */
    clientDir?: string;
    /** Replaces where pictures are stored, and how they are fetched. */
    pictures?: Partial<AppParts['pictures']>;
    /** The operator's site; without it, the built-in one. */
    site?: CurrentSite;
    timeouts?: AppParts['timeouts'];
    accelerated?: AppParts['accelerated'];
    /** Without it, all. */
    features?: AppParts['features'];
    logTo?: AppParts['logTo'];
    /** The timeout of the database, in milliseconds. */
    timeout?: number;
  } = {},
): Promise<TestCatalogue> {
  const {
    verifier = testVerifier,
    changes,
    createRenderer,
    clientDir = `${__dirname}/client-stub`,
    pictures,
    site,
    timeouts,
    // The tests on PostgreSQL do without it: see jest.config.mjs.
    accelerated = globalThis.testAccelerated,
    features,
    logTo,
    timeout,
    ...settings
  } = overrides;
  if (overrides.location) await (await openMigrated(overrides.location)).dataSource.destroy();
  const location = overrides.location ?? (await createMigratedDatabase());
  const database = await openExisting(location, timeout);
  const { dataSource } = database;
  const writer = await database.engine.openWriter(dataSource, timeout);
  const app = await buildApp({
    database,
    writer,
    verifier,
    pictures: {
      storage: new FolderStorage(join(location.dataDir, 'pictures')),
      temporaryFolder: join(location.dataDir, 'unmade-pictures'),
      ...pictures,
    },
    clientDir,
    createRenderer,
    site,
    settings: {
      production: false,
      publicUrl: 'https://antiquary.example',
      firebaseWebConfig: { apiKey: 'test' },
      emulator: null,
      checksRevocation: false,
      trustProxy: [],
      rateLimit: null,
      memberQuotas: { artifactsADay: null, picturesADay: null, bytes: null },
      cache: true,
      metricsToken: null,
      policyDir: null,
      contact: null,
      linkedPictures: true,
      dataLicense: null,
      mail: null,
      copyLinkedPictures: false,
      logLevel: 'fatal',
      ...settings,
    },
    changes,
    timeouts,
    accelerated,
    ...(features && { features }),
    logTo,
    ...(changes && { changes }),
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    dataSource,
    database,
    location,
    writer,
    routes: app.printRoutes({ commonPrefix: false }),
    parametersOf: (path) => app.parametersOf(path),
    visitor: new Caller(url, null),
    connections: () => promisify<number>((done) => app.server.getConnections(done))(),
    as: (who) => new Caller(url, tokenOf(who)),
    withToken: (token) => new Caller(url, token),
    async stop() {
      await app.close();
      await writer.close();
      await dataSource.destroy();
      await location.remove();
    },
  };
}
