import { setTimeout as pause } from 'node:timers/promises';
import { createAccount } from '../support/accounts';
import { buildArtifact } from '../support/artifact';
import { childrenOf, connectToBoth, Connection, runs, workersOf } from '../support/connection';
import { type TestPostgres, startPostgres } from '../support/postgres';
import { type Product, startProduct } from '../support/product';
import { waitUntil } from '../support/wait-until';

const ADD = 'mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id } } }';
const UPDATE = `mutation ($id: ID!, $input: ArtifactInput!) {
  updateArtifact(id: $id, input: $input) { artifact { id } } }`;
const READ = 'query ($id: ID!) { artifact(id: $id) { artifactName likeCount } }';

let postgres: TestPostgres;
let product: Product;
/** One connection to each worker. A replaced worker needs new ones. */
let connections: [Connection, Connection];
let token: string;
beforeAll(async () => {
  postgres = await startPostgres();
  product = await startProduct({
    env: { DATABASE_URL: postgres.url, WORKERS: '2', RATE_LIMIT: 'off' },
  });
  token = await newMember('wren');
  connections = await connectToBoth(product);
});
afterAll(async () => {
  connections.forEach((connection) => connection.close());
  await product.stop();
  await postgres.stop();
});

async function newMember(name: string): Promise<string> {
  const account = { email: `${name}@example.org`, displayName: name };
  return (await createAccount(product, account)).token;
}

async function add(connection: Connection, artifactName: string): Promise<string> {
  const input = buildArtifact({ artifactName });
  return (await connection.run(ADD, { token, variables: { input } })).artifact.id as string;
}

interface ReadArtifact {
  artifactName: string;
  likeCount: number;
}

/** @param reader the token of a member; without it, a visitor reads. */
const read = (connection: Connection, id: string, reader?: string) =>
  connection.run(READ, { token: reader, variables: { id } }) as Promise<ReadArtifact | null>;

it('a write at one worker shows to its member at once and to everybody soon, at either worker', async () => {
  const id = await add(connections[0], 'Ushabti 0');
  for (let n = 1; n <= 10; n += 1) {
    const artifactName = `Ushabti ${n}`;
    const writer = connections[n % 2 === 0 ? 0 : 1];
    await writer.run(UPDATE, { token, variables: { id, input: buildArtifact({ artifactName }) } });
    for (const connection of connections) {
      expect((await read(connection, id, token))?.artifactName).toBe(artifactName);
      await waitUntil(async () => (await read(connection, id))?.artifactName === artifactName);
    }
  }
});

it('every like counts once, over whichever connection it comes', async () => {
  const id = await add(connections[0], 'Much liked');
  const tokens = await Promise.all(Array.from({ length: 10 }, (_, n) => newMember(`fan-${n}`)));
  const toggle = `mutation { toggleLike(artifactId: "${id}") { modifiedCount } }`;
  // Each member toggles nine times, over both workers at once, and likes the artifact in the end.
  await Promise.all(
    tokens.flatMap((fan) =>
      Array.from({ length: 9 }, async (_, n) => {
        const connection = new Connection(product.url);
        await pause(n * 20);
        expect((await connection.run(toggle, { token: fan })).modifiedCount).toBe(1);
        connection.close();
      }),
    ),
  );
  for (const connection of connections) {
    expect((await read(connection, id, token))?.likeCount).toBe(10);
  }
});

it('a request at one worker counts in the /metrics of both', async () => {
  const countRequests = async (connection: Connection) => {
    const { body } = await connection.send('/metrics');
    const line = /http_request_duration_seconds_count\{route="\/healthz".* (\d+)/.exec(body);
    return Number(line?.[1]);
  };
  const before = await countRequests(connections[0]);
  await Promise.all(connections.map((connection) => connection.send('/healthz')));
  expect(await countRequests(connections[0])).toBe(before + 2);
  expect(await countRequests(connections[1])).toBe(before + 2);
});

it('a worker that ends is replaced, the other continues, and no acknowledged write is lost', async () => {
  const [victim] = await workersOf(product.pid());
  const acknowledged = new Map<string, string>();
  let done = false;
  let failures = 0;
  const writing = Array.from({ length: 4 }, async (_, lane) => {
    for (let n = 0; !done; n += 1) {
      const connection = new Connection(product.url);
      const name = `Lane ${lane} no. ${n}`;
      await add(connection, name).then(
        (id) => acknowledged.set(id, name),
        () => (failures += 1),
      );
      connection.close();
    }
  });
  while (acknowledged.size < 50) await pause(5);
  process.kill(victim ?? 0, 'SIGKILL');
  const atKill = acknowledged.size;
  while (acknowledged.size < atKill + 50) await pause(5);
  done = true;
  await Promise.all(writing);

  // Only the writes that the killed worker was handling may fail.
  expect(failures).toBeLessThanOrEqual(4);
  connections = await connectToBoth(product);
  expect(await workersOf(product.pid())).not.toContain(victim);
  for (const [id, name] of acknowledged) {
    expect((await read(connections[0], id, token))?.artifactName).toBe(name);
  }
});

it('SIGTERM ends all processes within ten seconds', async () => {
  const processes = await childrenOf(product.pid());
  expect(processes.length).toBeGreaterThan(2);
  const begun = Date.now();
  await product.stop();
  expect(Date.now() - begun).toBeLessThan(10_000);
  expect(processes.filter(runs)).toEqual([]);
});
