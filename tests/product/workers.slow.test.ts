import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../bench/random';
import { createAccount } from '../support/accounts';
import { buildArtifact } from '../support/artifact';
import {
  childrenOf,
  connectToBoth,
  Connection,
  processBehind,
  runs,
  workersOf,
} from '../support/connection';
import { Caller } from '../support/caller';
import { harvest } from '../support/harvester';
import { Mirror, readCatalogue } from '../support/mirror';
import { type Product, startProduct } from '../support/product';

const ADD = 'mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id } } }';
const UPDATE = `mutation ($id: ID!, $input: ArtifactInput!) {
  updateArtifact(id: $id, input: $input) { artifact { id } } }`;
const DELETE = 'mutation ($id: ID!) { deleteArtifact(id: $id) { deletedCount } }';
const READ = 'query ($id: ID!) { artifact(id: $id) { artifactName likeCount } }';

const random = new Random(19);

let product: Product;
/** One connection to each worker. A replaced worker needs new ones. */
let connections: [Connection, Connection];
let token: string;
beforeAll(async () => {
  product = await startProduct({ env: { WORKERS: '2', RATE_LIMIT: 'off' } });
  token = await newMember('wren');
  connections = await connectToBoth(product);
});
afterAll(async () => {
  connections.forEach((connection) => connection.close());
  await product.stop();
});

async function newMember(name: string): Promise<string> {
  const account = { email: `${name}@example.org`, displayName: name };
  return (await createAccount(product, account)).token;
}

async function add(connection: Connection, artifactName: string): Promise<string> {
  const input = buildArtifact({ artifactName });
  return (await connection.run(ADD, { token, variables: { input } })).artifact.id as string;
}

const read = (connection: Connection, id: string) =>
  connection.run(READ, { variables: { id } }) as Promise<{
    artifactName: string;
    likeCount: number;
  } | null>;

describe('a write or a request at one worker', () => {
  it('shows in the next response of either worker', async () => {
    const id = await add(connections[0], 'Ushabti 0');
    for (let n = 1; n <= 30; n += 1) {
      // Both workers cache responses that the write has to invalidate.
      const tags = await Promise.all(connections.map(listTag));
      await Promise.all(connections.map((connection) => pageOf(connection, `Ushabti ${n - 1}`)));

      const writer = connections[n % 2 === 0 ? 0 : 1];
      const input = buildArtifact({ artifactName: `Ushabti ${n}` });
      await writer.run(UPDATE, { token, variables: { id, input } });

      for (const [index, connection] of connections.entries()) {
        expect((await read(connection, id))?.artifactName).toBe(`Ushabti ${n}`);
        expect(await pageOf(connection, 'Ushabti')).toContain(`Ushabti ${n}<`);
        const list = await connection.send('/api/allartifacts', {
          'if-none-match': tags[index] ?? '',
        });
        expect(list.status).toBe(200);
        expect(list.body).toContain(`"Ushabti ${n}"`);
      }
    }
  });

  it('counts every like once, over whichever connection it comes', async () => {
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
      expect((await read(connection, id))?.likeCount).toBe(10);
      expect(await pageOf(connection, 'Much liked')).toContain('"likeCount":10');
    }
  });

  it('counts in the /metrics of both', async () => {
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
});

it('a mirror of the changes and a harvest over both workers equal the catalogue', async () => {
  const mirror = new Mirror();
  const either = () => random.pick(connections);
  const caller = () => {
    const connection = either();
    return {
      run: async (query: string, variables: Record<string, unknown> = {}) => {
        const response = await connection.send('/graphql', {}, { query, variables });
        const { data, errors = [] } = JSON.parse(response.body) as { data: unknown; errors?: [] };
        return { status: response.status, headers: new Headers(), data, errors };
      },
    };
  };
  const ids: string[] = [];
  const writing = { isOver: false };
  const following = (async () => {
    while (!writing.isOver) await mirror.follow(caller, 5);
  })();
  await Promise.all(
    [1, 2, 3, 4].map(async (lane) => {
      for (let n = 0; n < 15; n += 1) {
        const id = await add(either(), `Followed ${lane}`);
        const input = buildArtifact({ artifactName: `Followed ${lane}, ${n}` });
        await either().run(UPDATE, { token, variables: { id, input } });
        if (n % 3 === 0) await either().run(DELETE, { token, variables: { id } });
        ids.push(id);
      }
    }),
  );
  writing.isOver = true;
  await following;
  await mirror.follow(caller);
  expect(mirror.artifacts).toEqual(await readCatalogue(caller()));

  const { records } = await harvest(() => new Caller(product.url, null));
  const living = records.filter(({ isDeleted }) => !isDeleted);
  const names = living.map(({ metadata }) => metadata?.['title']?.[0]).sort();
  const stored = [...mirror.artifacts.values()].map(({ artifactName }) => artifactName);
  expect(names).toEqual(stored.sort());
  expect(ids).toHaveLength(60);
});

describe('a worker that is lost', () => {
  it('is replaced, the others continue, and no acknowledged write is lost', async () => {
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
      expect((await read(connections[0], id))?.artifactName).toBe(name);
    }
    await expectFreshResponses();
  });

  it('is replaced when it does not respond, so that no write waits for it', async () => {
    const { victim, alive } = await chooseVictim();
    process.kill(victim, 'SIGSTOP');
    // The connection waits no longer than 20 s.
    await add(alive, 'Written past a silent worker');
    connections = await connectToBoth(product);
    expect(runs(victim)).toBe(false);
    await expectFreshResponses();
  });

  it('is replaced when it does not respond, even if nobody writes', async () => {
    const { victim } = await chooseVictim();
    process.kill(victim, 'SIGSTOP');
    while (runs(victim)) await pause(50);
    connections = await connectToBoth(product);
    await expectFreshResponses();
  });
});

describe('a worker that is busy for some seconds', () => {
  /** How long the worker's event loop is held, in milliseconds. */
  const BUSY_MS = 4_000;

  it('keeps its requests, and answers them and later ones', async () => {
    const { victim, victims, alive } = await chooseVictim();
    const before = await read(alive, '1');
    process.kill(victim, 'SIGSTOP');
    const waiting = Promise.all([
      ...Array.from({ length: 20 }, (_, n) => victims.send(`/all-artifacts?q=${n}`)),
      add(victims, 'Written by a busy worker'),
      add(alive, 'Written beside a busy worker'),
      ...Array.from({ length: 20 }, (_, n) => add(alive, `Written beside a busy worker, ${n}`)),
    ]);
    await pause(BUSY_MS);
    process.kill(victim, 'SIGCONT');
    await waiting;
    expect(await workersOf(product.pid())).toContain(victim);
    expect(await read(victims, '1')).toEqual(before);
    await expectFreshResponses();
  });

  it('is not replaced after the primary process was stopped for longer than a worker may be', async () => {
    const workers = await workersOf(product.pid());
    process.kill(product.pid(), 'SIGSTOP');
    await pause(11_000);
    process.kill(product.pid(), 'SIGCONT');
    await expectFreshResponses();
    expect(await workersOf(product.pid())).toEqual(workers);
  });
});

/** Chooses the worker behind the first connection, and returns the connections to both workers. */
async function chooseVictim() {
  const [victims, alive] = connections;
  const victim = await processBehind(victims, await workersOf(product.pid()));
  if (victim === null) throw new Error('No worker is behind the connection.');
  return { victim, victims, alive };
}

it('SIGTERM ends all processes within ten seconds', async () => {
  const processes = await childrenOf(product.pid());
  expect(processes.length).toBeGreaterThan(2);
  const begun = Date.now();
  await product.stop();
  expect(Date.now() - begun).toBeLessThan(10_000);
  expect(processes.filter(runs)).toEqual([]);
});

async function expectFreshResponses() {
  const id = await add(connections[1], 'After all');
  for (const connection of connections) {
    expect((await read(connection, id))?.artifactName).toBe('After all');
  }
}

/** Returns the gallery page for a search, as the server renders it for a visitor. */
async function pageOf(connection: Connection, search: string): Promise<string> {
  return (await connection.send(`/all-artifacts?q=${encodeURIComponent(search)}`)).body;
}

const listTag = async (connection: Connection) => (await connection.send('/api/allartifacts')).etag;
