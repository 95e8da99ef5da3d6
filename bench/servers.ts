import { mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../tests/support/free-port';
import { type Running, start, untilIdle } from './process';
import { REST_LIST } from './requests';
import { createAccounts } from './tokens';

export interface Server extends Running {
  name: string;
  url: string;
  /** The URL for a read: Q1 to Q4, or R1. */
  addressOf(read: string): string;
}

/** Where a server finds the catalogue. */
export interface CatalogueLocation {
  /** A folder that the server may write into, with the SQLite file unless `databaseUrl` is given. */
  folder: string;
  databaseUrl: string | null;
  /** How many artifacts it has. */
  size: number;
  /** User and system time of the database server so far. SQLite has none. */
  databaseCpuSeconds: () => number;
}

export interface ProductSettings {
  cache: boolean;
  workers: number;
  /** How many members can sign in at an emulator. With 0 it runs as in production. */
  members?: number;
  /** Where it is built; by default, here. */
  folder?: string | undefined;
  /** Whether the rate limit is on. */
  limited?: boolean;
}

/** Lets a program run from its sources. */
const REGISTER = join(__dirname, '../scripts/register.cjs');

/** Other servers of the same schema, which read the same SQLite file as the product. */
export const peers = ['mercurius', 'tutorial'] as const;
export type Peer = (typeof peers)[number];

/** The paths of the reads that are not GraphQL. */
const paths: Record<string, string> = { R1: REST_LIST };

export async function startProduct(
  name: string,
  { folder, databaseUrl, databaseCpuSeconds }: CatalogueLocation,
  { cache, workers, members = 0, folder: built = '.', limited = false }: ProductSettings,
): Promise<Server> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const production = {
    NODE_ENV: 'production',
    FIREBASE_PROJECT_ID: 'antiquary-bench',
    FIREBASE_WEB_CONFIG: '{"apiKey":"bench"}',
    FIREBASE_AUTH_EMULATOR_HOST: '',
  };
  const emulator = `127.0.0.1:${await freePort()}`;
  const development = {
    NODE_ENV: '',
    FIREBASE_PROJECT_ID: '',
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
  };
  const variables = {
    ...(members > 0 ? development : production),
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: await ownFolder(folder),
    DATABASE_URL: databaseUrl ?? '',
    RATE_LIMIT: limited ? '' : 'off',
    CACHE: cache ? 'on' : 'off',
    COPY_LINKED_PICTURES: 'off',
    WORKERS: String(workers),
  };
  const ready = members > 0 ? '/readyz' : '/healthz';
  const running = await start([join(built, 'dist/server/main.js')], variables, url + ready);
  const cpuSeconds = () => running.cpuSeconds() + databaseCpuSeconds();
  if (members > 0) await createAccounts(`http://${emulator}`, members);
  return {
    ...running,
    name,
    url,
    addressOf: (read) => url + (paths[read] ?? '/graphql'),
    cpuSeconds,
    idle: () => untilIdle(cpuSeconds),
  };
}

/** A folder for one server, with the shared catalogue: the product refuses a folder in use. */
async function ownFolder(folder: string): Promise<string> {
  const own = await mkdtemp(join(folder, 'server-'));
  // SQLite follows the link, so that all servers have the same write-ahead log.
  await symlink(join(folder, 'antiquary.sqlite'), join(own, 'antiquary.sqlite'));
  return own;
}

export async function startPeer(name: Peer, { folder }: CatalogueLocation): Promise<Server> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const file = join(folder, 'antiquary.sqlite');
  const program = join(__dirname, 'peers', `${name}.ts`);
  const args = ['-r', REGISTER, program, file, String(port)];
  const running = await start(args, { NODE_ENV: 'production' }, `${url}/healthz`);
  return { name, url, addressOf: () => `${url}/graphql`, ...running };
}

/** Starts the limit with a prepared answer to each read. */
export const startLimit = (folder: string, answers: Record<string, string>): Promise<Server> =>
  startWith('limit', folder, { ...answers, healthz: 'ok' });

/** Starts the server that renders the product's pages with React alone. */
export const startMarkup = (folder: string, documents: Record<string, string>): Promise<Server> =>
  startWith('markup', folder, documents);

/** Starts a program of this folder with texts in a file. */
async function startWith(
  name: string,
  folder: string,
  texts: Record<string, string>,
): Promise<Server> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const file = join(folder, `${name}.json`);
  await writeFile(file, JSON.stringify(texts));
  const args = ['-r', REGISTER, join(__dirname, `${name}.ts`), file, String(port)];
  const running = await start(args, { NODE_ENV: 'production' }, `${url}/healthz`);
  return { name, url, addressOf: (read) => `${url}/${read}`, ...running };
}
