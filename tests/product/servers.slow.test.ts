import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { buildArtifact } from '../support/artifact';
import { createSharedAccount } from '../support/accounts';
import { Connection } from '../support/connection';
import { type TestPostgres, startPostgres } from '../support/postgres';
import { type Product, startProduct } from '../support/product';
import { waitUntil } from '../support/wait-until';
import { type TcpProxy, startTcpProxy } from '../support/tcp-proxy';

const ADD = 'mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id } } }';
const UPDATE = `mutation ($id: ID!, $input: ArtifactInput!) {
  updateArtifact(id: $id, input: $input) { artifact { id } } }`;
const READ = 'query ($id: ID!) { artifact(id: $id) { artifactName likeCount viewerHasLiked } }';
/** Every server must show a write to visitors within this time. */
const MAX_LAG_MS = 1_000;

let postgres: TestPostgres;
let servers: Product[];
let proxy: TcpProxy;
let token: string;
let database: Client;
beforeAll(async () => {
  postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, RATE_LIMIT: 'off' };
  servers = await Promise.all([1, 2, 3].map(() => startProduct({ env })));
  const targets = servers.map(({ url }) => ({
    host: '127.0.0.1',
    port: Number(new URL(url).port),
  }));
  proxy = await startTcpProxy(...targets);
  token = await createSharedAccount(servers, { email: 'sol@example.org', displayName: 'Sol' });
  database = new Client(postgres.url);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await proxy.cut();
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
});

/** Sends the member's operation through the proxy, which uses the next server each time. */
async function asMember(query: string, variables: object = {}) {
  const connection = new Connection(`http://localhost:${proxy.port}`);
  try {
    return await connection.run(query, { token, variables });
  } finally {
    connection.close();
  }
}

async function add(artifactName: string): Promise<string> {
  return (await asMember(ADD, { input: buildArtifact({ artifactName }) })).artifact.id as string;
}

/** Returns the gallery page for a search, as this server renders it for a visitor. */
async function visit(server: Product, name: string) {
  const page = await fetch(`${server.url}/all-artifacts?q=${encodeURIComponent(name)}`);
  return page.text();
}

/** Expects that every server shows `mark` to visitors within `MAX_LAG_MS` from now. */
async function expectShown(name: string, mark: string) {
  const deadline = performance.now() + MAX_LAG_MS;
  const waiting = new Set(servers);
  while (waiting.size > 0) {
    for (const server of waiting) {
      const requestedAt = performance.now();
      if ((await visit(server, name)).includes(mark)) waiting.delete(server);
      else if (requestedAt > deadline) throw new Error(`${server.url} does not show ${mark}.`);
    }
  }
}

it('servers that start together load the sample catalogue once', async () => {
  const { rows } = await database.query<{ count: string }>('SELECT count(*) FROM "artifacts"');
  const said = servers.map((server) => /sample catalogue: (\d+)/.exec(server.output())?.[1]);
  expect(said.filter(Boolean)).toEqual([rows[0]?.count]);
});

it('servers show a write to its member at once and to everybody within a second', async () => {
  for (let n = 0; n < 10; n += 1) {
    const name = `Stele ${n}a`;
    const id = await add(name);
    expect(await asMember(READ, { id })).toMatchObject({ artifactName: name });
    await expectShown(name, '"likeCount":0');

    await asMember(`mutation { likeArtifact(artifactId: "${id}") { liked } }`);
    expect(await asMember(READ, { id })).toMatchObject({ likeCount: 1, viewerHasLiked: true });
    await expectShown(name, '"likeCount":1');

    const input = buildArtifact({ artifactName: `Stele ${n}b` });
    await asMember(UPDATE, { id, input });
    expect(await asMember(READ, { id })).toMatchObject({ artifactName: `Stele ${n}b` });
    await expectShown(`Stele ${n}b`, '"likeCount":1');
  }
});

it('every server shows a member their last write in the whole list at once', async () => {
  const connections = servers.map(({ url }) => new Connection(url));
  const headers = { authorization: `Bearer ${token}` };
  for (let n = 0; n < 6; n += 1) {
    const lists = await Promise.all(connections.map((c) => c.send('/api/allartifacts', headers)));
    await add(`Just written ${n}`);
    for (const [index, connection] of connections.entries()) {
      const known = { ...headers, 'if-none-match': lists[index]?.etag ?? '' };
      const { status, body } = await connection.send('/api/allartifacts', known);
      expect(status).toBe(200);
      expect(body).toContain(`Just written ${n}`);
    }
  }
  connections.forEach((connection) => connection.close());
});

/** Sends the operation of a member to every server. */
async function everywhere(query: string, of: string, variables: object = {}): Promise<any[]> {
  const connections = servers.map(({ url }) => new Connection(url));
  try {
    return await Promise.all(connections.map((c) => c.run(query, { token: of, variables })));
  } finally {
    connections.forEach((connection) => connection.close());
  }
}

it('every server knows a role, its end, and to whom artifacts were handed over', async () => {
  const account = (name: string) =>
    createSharedAccount(servers, { email: `${name}@example.org`, displayName: name });
  const [moderator, editor] = [await account('Mo'), await account('Edda')];
  for (const member of [moderator, editor]) await everywhere('{ viewer { role } }', member);
  const id = await add('Handed over');
  await database.query(
    `UPDATE "members" SET "role" = 'MODERATOR' WHERE "emailNormalized" = 'mo@example.org'`,
  );
  await waitUntil(async () =>
    (await everywhere('{ viewer { role } }', moderator)).every(({ role }) => role === 'MODERATOR'),
  );

  const [found] = await everywhere(
    '{ members(first: 100) { edges { node { id name } } } }',
    moderator,
  );
  const idOf = (name: string) =>
    found.edges.find(({ node }: { node: { name: string } }) => node.name === name).node.id;
  const [first] = servers;
  const decisions = new Connection(first?.url ?? '');
  const decide = (query: string) => decisions.run(query, { token: moderator });
  for (const role of ['EDITOR', 'MEMBER'] as const) {
    await decide(`mutation { setRole(member: "${idOf('Edda')}", role: ${role}) { __typename } }`);
    await waitUntil(async () => {
      const seen = await everywhere(
        'query ($id: ID!) { artifact(id: $id) { viewerCanEdit } }',
        editor,
        {
          id,
        },
      );
      return seen.every(({ viewerCanEdit }) => viewerCanEdit === (role === 'EDITOR'));
    });
  }

  const record = async (server: Product) =>
    (await fetch(`${server.url}/records/${id}.json`)).text();
  // Each server remembers the record of the artifact.
  for (const text of await Promise.all(servers.map(record))) expect(text).toContain('Sol');
  await decide(
    `mutation { transferArtifacts(from: "${idOf('Sol')}", to: "${idOf('Edda')}") { transferredCount } }`,
  );
  decisions.close();
  const seen = await everywhere(
    'query ($id: ID!) { artifact(id: $id) { userName viewerIsOwner } }',
    editor,
    { id },
  );
  expect(seen).toEqual(servers.map(() => ({ userName: 'Edda', viewerIsOwner: true })));
  await waitUntil(async () =>
    (await Promise.all(servers.map(record))).every((text) => text.includes('Edda')),
  );
});

it('servers show a write within a second after the database ended their change event connections', async () => {
  const id = await add('Interrupted');
  await expectShown('Interrupted', '"likeCount":0');
  const { rowCount } = await database.query(`SELECT pg_terminate_backend("pid")
    FROM pg_stat_activity WHERE "application_name" = 'antiquary change events'`);
  expect(rowCount).toBeGreaterThanOrEqual(servers.length);
  await asMember(`mutation { likeArtifact(artifactId: "${id}") { liked } }`);
  await expectShown('Interrupted', '"likeCount":1');
});

it('the other servers show every write that a killed server acknowledged', async () => {
  const id = await add('Survivor');
  const [victim, ...others] = servers;
  if (!victim) throw new Error('There is no server.');
  const writer = new Connection(victim.url);
  let acknowledged = '';
  const writing = (async () => {
    for (let n = 0; ; n += 1) {
      const artifactName = `Survivor ${n}`;
      const input = buildArtifact({ artifactName });
      await writer.run(UPDATE, { token, variables: { id, input } });
      acknowledged = artifactName;
      await Promise.all(others.map((server) => visit(server, 'Survivor')));
    }
  })().catch(() => undefined);
  while (acknowledged === '') await pause(10);
  await pause(500);
  await victim.kill9();
  await writing;
  writer.close();

  await pause(MAX_LAG_MS);
  const { rows } = await database.query<{ artifactName: string }>(
    'SELECT "artifactName" FROM "artifacts" WHERE "id" = $1',
    [id],
  );
  const [, last] = acknowledged.split(' ');
  const kept = rows[0]?.artifactName ?? '';
  expect(Number(kept.split(' ')[1])).toBeGreaterThanOrEqual(Number(last));
  for (const server of others) expect(await visit(server, 'Survivor')).toContain(`${kept}<`);
});
