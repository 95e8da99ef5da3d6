import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectToBoth, Connection } from './connection';
import { startPostgres } from './postgres';
import { type Product, startProduct } from './product';

/** The product as it serves, and what an operator has of it. */
export interface OperatorFixture {
  products: Product[];
  /** One to each process that serves. */
  connections: Connection[];
  location: { DATA_DIR: string; DATABASE_URL?: string };
  stop(): Promise<void>;
}

export async function onSqlite(workers: 1 | 2): Promise<OperatorFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-admin-'));
  const location = { DATA_DIR: folder };
  const env = { ...location, WORKERS: String(workers), RATE_LIMIT: 'off' };
  const product = await startProduct({ env });
  const connections = workers === 2 ? await connectToBoth(product) : [new Connection(product.url)];
  return {
    products: [product],
    connections,
    location,
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function onPostgres(): Promise<OperatorFixture> {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-admin-'));
  // The cluster trusts everybody, so the password is one to look for.
  const url = postgres.url.replace('postgres@', 'postgres:s3cret%20word@');
  const env = { DATABASE_URL: url, RATE_LIMIT: 'off' };
  const products = await Promise.all([1, 2].map(() => startProduct({ env })));
  return {
    products,
    connections: products.map((product) => new Connection(product.url)),
    location: { DATA_DIR: folder, DATABASE_URL: url },
    async stop() {
      await Promise.all(products.map((product) => product.stop()));
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Subject {
  id: string;
  name: string;
  ownerEmail: string;
  /** The token of a member who likes it. */
  liker: string;
}

/** What each process answers in which the artifact shows, kept answers and members' own. */
export async function answersOf(
  { connections }: OperatorFixture,
  { id, name, ownerEmail, liker }: Subject,
): Promise<string[]> {
  const shown = 'artifactName userName likeCount';
  // A page repeats what was searched for, so it is not the whole name.
  const part = name.slice(0, 4);
  const ask = (query: string, token?: string) => async (connection: Connection) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    return (await connection.send('/graphql', headers, { query })).body;
  };
  const get = (path: string) => async (connection: Connection) =>
    (await connection.send(path)).body;
  const questions = [
    ask(`{ artifacts { totalCount edges { node { ${shown} } } } }`),
    ask(`{ artifacts(filter: { search: "${part}" }) { edges { node { ${shown} } } } }`),
    ask(`{ artifact(id: "${id}") { ${shown} } }`),
    ask(`{ mostLikedArtifacts(first: 100) { ${shown} } }`),
    ask(`{ artifactsByUser(email: "${ownerEmail}") { edges { node { artifactName } } } }`, liker),
    ask('{ viewer { likedArtifacts { edges { node { artifactName userName } } } } }', liker),
    get(`/all-artifacts?q=${encodeURIComponent(part)}`),
    get(`/artifactsdetails/${id}`),
    get('/api/allartifacts'),
    get(`/api/allartifacts/${id}`),
  ];
  const texts: string[] = [];
  for (const connection of connections) {
    for (const question of questions) texts.push(await question(connection));
  }
  return texts;
}

/** In the place of pg_dump, whose version need not be the server's: writes down how it is called. */
export const STAND_IN = `#!/bin/sh
for word in "$@"; do case "$word" in --file=*) file="\${word#--file=}";; esac; done
echo "$@ PGPASSWORD=$PGPASSWORD" > "$file"
`;
export const FAILING = '#!/bin/sh\necho "pg_dump: error: no room\nhint: make some" >&2; exit 1\n';

/** A folder within the data folder, in which pg_dump is this script. */
export async function folderWith(
  script: string,
  { DATA_DIR }: OperatorFixture['location'],
): Promise<string> {
  const folder = await mkdtemp(join(DATA_DIR, 'programs-'));
  await writeFile(join(folder, 'pg_dump'), script);
  await chmod(join(folder, 'pg_dump'), 0o755);
  return folder;
}
