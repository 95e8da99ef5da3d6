import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generate } from 'selfsigned';
import { type GoogleKeys, idTokenClaims, startGoogleKeys } from './google-keys';
import { type SiteProxy, startHAProxy } from './haproxy';
import { HttpsClient } from './https-client';
import { startPostgres, type TestPostgres } from './postgres';
import { type Product, startProduct } from './product';
import { describeWithPrograms } from './programs';

/** The site's name, as deploy/haproxy.cfg has it. */
export const SITE = 'museum.example';
const PROJECT = 'antiquary-rehearsal';
const FIREBASE = { apiKey: 'rehearsal', authDomain: `${PROJECT}.firebaseapp.com` };
const KEYS_REDIRECT = resolve('tests/support/google-keys-redirect.mjs');

/** Debian's packages, and the names of their programs. */
const PACKAGES = ['haproxy', 'socat', 'curl'];

/** Groups tests of production. They are skipped, with the reason, where a program is missing. */
export function describeProduction(name: string, tests: () => void): void {
  describeWithPrograms(PACKAGES, name, tests);
}

/** The product as in production: two servers on one PostgreSQL, behind HAProxy. */
export interface Production {
  servers: readonly [Product, Product];
  postgres: TestPostgres;
  google: GoogleKeys;
  proxy: SiteProxy;
  /** The site's certificate. */
  certificate: string;
  /** A member's ID token, as Firebase issues it. */
  tokenOf(uid: string): string;
  /** The claims of such a token. */
  claimsOf(uid: string): object;
  /** Connects a visitor, or the member of the token, from an address of its own. */
  client(token?: string): HttpsClient;
  stop(): Promise<void>;
}

/** Starts everything on loopback, and waits until both servers are ready. */
export async function startProduction(): Promise<Production> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
  };
  try {
    return await startParts(stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param stops gets a function for each part that runs */
async function startParts(
  stops: (() => Promise<void>)[],
  stop: () => Promise<void>,
): Promise<Production> {
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-production-'));
  stops.push(() => rm(folder, { recursive: true }));
  const site = await certificateFor(SITE);
  const googleSite = await certificateFor('www.googleapis.com');
  const trusted = join(folder, 'google.pem');
  await writeFile(trusted, googleSite.cert);

  const google = await startGoogleKeys({ cert: googleSite.cert, key: googleSite.private });
  stops.push(() => google.stop());
  const postgres = await startPostgres({ survives: true });
  stops.push(() => postgres.stop());
  const start = async (name: string) => {
    const server = await startProduct({
      env: {
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PUBLIC_URL: `https://${SITE}`,
        TRUST_PROXY: '127.0.0.1',
        DATABASE_URL: postgres.url,
        DATA_DIR: join(folder, name),
        FIREBASE_PROJECT_ID: PROJECT,
        FIREBASE_WEB_CONFIG: JSON.stringify(FIREBASE),
        FIREBASE_AUTH_EMULATOR_HOST: undefined,
        NODE_OPTIONS: `--import=${KEYS_REDIRECT}`,
        NODE_EXTRA_CA_CERTS: trusted,
        GOOGLE_KEYS_PORT: String(google.port),
      },
    });
    stops.push(() => server.stop());
    return server;
  };
  const servers = [await start('first'), await start('second')] as const;
  const proxy = await startHAProxy(
    [portOf(servers[0]), portOf(servers[1])],
    `${site.cert}\n${site.private}`,
  );
  stops.push(() => proxy.stop());

  let clients = 0;
  const claimsOf = (uid: string) => idTokenClaims(PROJECT, uid, `${uid}@example.org`);
  return {
    servers,
    postgres,
    google,
    proxy,
    certificate: site.cert,
    claimsOf,
    tokenOf: (uid) => google.sign(claimsOf(uid)),
    client(token) {
      clients += 1;
      const from = `127.1.${Math.floor(clients / 250)}.${1 + (clients % 250)}`;
      const address = { host: SITE, port: proxy.ports.https, certificate: site.cert };
      return new HttpsClient(address, from, token ?? null);
    },
    stop,
  };
}

export const portOf = ({ url }: Product): number => Number(new URL(url).port);

function certificateFor(host: string) {
  return generate([{ name: 'commonName', value: host }], {
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
  });
}
