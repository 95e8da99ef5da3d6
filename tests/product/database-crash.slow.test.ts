import { setTimeout as pause } from 'node:timers/promises';
import { createAccount } from '../support/accounts';
import { Caller } from '../support/caller';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { type Product, startProduct } from '../support/product';

/** How long PostgreSQL is down. */
const DOWNTIME_MS = 3_000;

let postgres: TestPostgres;
let product: Product;
let member: Caller;
beforeAll(async () => {
  postgres = await startPostgres({ survives: true });
  product = await startProduct({ env: { DATABASE_URL: postgres.url, RATE_LIMIT: 'off' } });
  const account = { email: 'dora@example.org', displayName: 'Dora' };
  member = new Caller(product.url, (await createAccount(product, account)).token);
});
afterAll(async () => {
  await product.stop();
  await postgres.stop();
});

const LIST = '{ artifacts(first: 1) { totalCount } }';
const status = async (path: string) => (await fetch(product.url + path)).status;

it('while PostgreSQL is down, requests get 503; no acknowledged write is lost in the crash', async () => {
  const acknowledged: string[] = [];
  const seen = new Set<number>();
  let ended = false;
  const write = async (name: string) => {
    for (let n = 0; !ended; n += 1) {
      const artifactName = `${name} ${n}`;
      const answer = await member
        .add({ artifactName })
        .then(() => 'added')
        .catch((error: unknown) => String(error));
      if (answer === 'added') acknowledged.push(artifactName);
      else expect(answer).toContain('UNAVAILABLE');
      if (answer !== 'added') await pause(20);
    }
  };
  const writing = Promise.all(['Amphora', 'Bowl', 'Cup'].map(write));
  while (acknowledged.length < 50) await pause(10);

  await postgres.crash();
  const until = performance.now() + DOWNTIME_MS;
  while (performance.now() < until) {
    const [read, health, ready] = await Promise.all([
      member.run(LIST),
      status('/healthz'),
      status('/readyz'),
    ]);
    seen.add(read.status);
    expect([health, ready]).toEqual([200, 503]);
    expect(read.headers.get('retry-after')).not.toBeNull();
    await pause(50);
  }
  expect([...seen]).toEqual([503]);

  const before = acknowledged.length;
  await postgres.restart();
  while (acknowledged.length < before + 20) await pause(10);
  ended = true;
  await writing;
  expect(await status('/readyz')).toBe(200);
  for (const artifactName of acknowledged) {
    const search = `{ artifacts(filter: { search: "${artifactName}" }) { edges { node { artifactName } } } }`;
    const { data } = await member.run(search);
    const names = data.artifacts.edges.map((edge: { node: object }) => edge.node);
    expect(names).toContainEqual({ artifactName });
  }
});
