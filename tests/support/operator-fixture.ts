import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection } from './connection';
import { startPostgres } from './postgres';
import { type Product, startProduct } from './product';

/** Members write as fast as they can while the operator acts. */
const WITHOUT_LIMITS = { RATE_LIMIT: 'off', MEMBER_ARTIFACTS_A_DAY: 'off' };

/** A running product, and the settings with which an operator's commands reach its data. */
export interface OperatorFixture {
  products: Product[];
  /** One connection to each serving process. */
  connections: Connection[];
  location: { DATA_DIR: string; DATABASE_URL?: string };
  stop(): Promise<void>;
}

/** Starts one product on SQLite. */
export async function startOnSqlite(): Promise<OperatorFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-admin-'));
  const location = { DATA_DIR: folder };
  const product = await startProduct({ env: { ...location, ...WITHOUT_LIMITS } });
  return {
    products: [product],
    connections: [new Connection(product.url)],
    location,
    async stop() {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts two products on one PostgreSQL. */
export async function startOnPostgres(): Promise<OperatorFixture> {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-admin-'));
  // The cluster checks no password. The tests expect this one in the environment of pg_dump.
  const url = postgres.url.replace('postgres@', 'postgres:s3cret%20word@');
  const env = { DATABASE_URL: url, ...WITHOUT_LIMITS };
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
  /** The token of a member who likes the artifact. */
  liker: string;
}

/**
 * Reads every response of every process that shows the artifact: cached responses for visitors, and
 * responses to the member who likes it.
 */
export async function readResponses(
  { connections }: OperatorFixture,
  { id, name, ownerEmail, liker }: Subject,
): Promise<string[]> {
  const shown = 'artifactName userName likeCount';
  // A page repeats the search text, so search for a part of the name.
  const part = name.slice(0, 4);
  const graphql = (query: string, token?: string) => async (connection: Connection) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    return (await connection.send('/graphql', headers, { query })).body;
  };
  const get = (path: string) => async (connection: Connection) =>
    (await connection.send(path)).body;
  const requests = [
    graphql(`{ artifacts { totalCount edges { node { ${shown} } } } }`),
    graphql(`{ artifacts(filter: { search: "${part}" }) { edges { node { ${shown} } } } }`),
    graphql(`{ artifact(id: "${id}") { ${shown} } }`),
    graphql(`{ mostLikedArtifacts(first: 100) { ${shown} } }`),
    graphql(
      `{ artifactsByUser(email: "${ownerEmail}") { edges { node { artifactName } } } }`,
      liker,
    ),
    graphql('{ viewer { likedArtifacts { edges { node { artifactName userName } } } } }', liker),
    get(`/all-artifacts?q=${encodeURIComponent(part)}`),
    get(`/artifactsdetails/${id}`),
    get('/api/allartifacts'),
    get(`/api/allartifacts/${id}`),
  ];
  const texts: string[] = [];
  for (const connection of connections) {
    for (const sendRequest of requests) texts.push(await sendRequest(connection));
  }
  return texts;
}

/** Replaces pg_dump, whose version may differ from the server's, and records its arguments. */
export const FAKE_PG_DUMP = `#!/bin/sh
for word in "$@"; do case "$word" in --file=*) file="\${word#--file=}";; esac; done
echo "$@ PGPASSWORD=$PGPASSWORD" > "$file"
`;
export const FAILING_PG_DUMP =
  '#!/bin/sh\necho "pg_dump: error: no room\nhint: make some" >&2; exit 1\n';

/** Creates a folder for PATH whose pg_dump is this script. */
export async function folderWithPgDump(
  script: string,
  { DATA_DIR }: OperatorFixture['location'],
): Promise<string> {
  const folder = await mkdtemp(join(DATA_DIR, 'programs-'));
  await writeFile(join(folder, 'pg_dump'), script);
  await chmod(join(folder, 'pg_dump'), 0o755);
  return folder;
}
