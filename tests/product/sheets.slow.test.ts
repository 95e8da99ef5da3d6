import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount } from '../support/accounts';
import { Caller } from '../support/caller';
import { type Product, startProduct } from '../support/product';
import { applySheet, csvOfNew, findSheet, giveSheet, inState, undoSheet } from '../support/sheets';
import { waitUntil } from '../support/wait-until';

const ROWS = 800;
/** After how many written rows the product is killed. */
const KILLS = [1, 120, 300, 480, 660];
/** The time limit of the whole test: a process that was killed has the turn for 15 s. */
const TIMEOUT = 300_000;

let dataDir: string;
let product: Product;
let member: Caller;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'antiquary-sheets-'));
  product = await startProduct({
    env: {
      ...{ DATA_DIR: dataDir, RATE_LIMIT: 'off', SAMPLE_CATALOGUE: 'off' },
      MEMBER_ARTIFACTS_A_DAY: 'off',
    },
  });
  const email = 'kim@example.org';
  const { token } = await createAccount(product, { email, displayName: 'Kim Kept' });
  // So that the token outlives the kills.
  await waitUntil(async () =>
    (await readFile(join(dataDir, 'accounts.json'), 'utf8').catch(() => '')).includes(email),
  );
  member = new Caller(product.url, token);
});
afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const killAndRestart = async () => {
  await product.kill9();
  await product.restart();
};

/** The names of all artifacts, with those that occur twice. */
async function readNames(): Promise<string[]> {
  const csv = await (await member.fetch('GET', '/api/allartifacts')).json();
  return (csv as { artifactName: string }[]).map(({ artifactName }) => artifactName).sort();
}

it(
  'a sheet is applied whole, and taken back whole, whenever the server is killed',
  async () => {
    const names = Array.from({ length: ROWS }, (_, n) => `Sherd ${String(n).padStart(4, '0')}`);
    const given = csvOfNew(...names.map((artifactName) => ({ artifactName })));
    const { id } = await giveSheet(member, given);
    await applySheet(member, id);
    for (const written of KILLS) {
      await waitUntil(async () => ((await findSheet(member, id))?.counts.applied ?? 0) >= written);
      await killAndRestart();
    }
    const { counts } = await inState(member, id, 'APPLIED', 60_000);
    expect(counts).toMatchObject({ new: ROWS, wrong: 0, applied: ROWS });
    expect(await readNames()).toEqual(names);
    await undoSheet(member, id);
    await killAndRestart();
    await inState(member, id, 'UNDONE', 60_000);
    expect(await readNames()).toEqual([]);
  },
  TIMEOUT,
);
