import 'reflect-metadata';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openExisting } from '../support/open-database';
import { createAccount } from '../support/accounts';
import { Caller } from '../support/caller';
import { expectExact } from '../support/exact';
import { startProduct, type Product } from '../support/product';

/** How many times the product is killed while it writes; CRASH_ROUNDS=20 is a long trial. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 3);
/** What one round adds to the time limit of a test. */
const ROUND_TIMEOUT_MS = 20_000;
const WRITES_PER_ROUND = 60;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'antiquary-crash-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface AcknowledgedArtifact {
  artifactName: string;
  likeCount: number;
}

/** Creates an account and waits until the emulator has saved it, so that its token outlives crashes. */
async function savedToken(product: Product): Promise<string> {
  const email = 'kim@example.org';
  const account = await createAccount(product, { email, displayName: 'Kim Kept' });
  for (;;) {
    const saved = await readFile(join(dataDir, 'accounts.json'), 'utf8').catch(() => '');
    if (saved.includes(email)) return account.token;
    await setTimeout(100);
  }
}

/** Adds, renames and likes until the product is killed. `acknowledged` collects the results. */
async function writeUntil(
  enough: () => boolean,
  member: Caller,
  acknowledged: Map<string, AcknowledgedArtifact>,
) {
  for (let n = 0; ; n += 1) {
    try {
      const { id, artifactName, likeCount } = await member.add({ artifactName: `Draft ${n}` });
      acknowledged.set(id, { artifactName, likeCount });
      const { data } = await member.update(id, { artifactName: `Artifact ${n}` });
      acknowledged.set(id, { ...data.updateArtifact.artifact });
      await member.like(id);
      acknowledged.set(id, { artifactName: `Artifact ${n}`, likeCount: 1 });
    } catch (error) {
      if (!enough()) throw error;
      // The product was killed. It may have lost the write that it has not acknowledged.
      return;
    }
  }
}

it(
  'keeps every artifact, change and like that it acknowledged before a kill -9',
  killRepeatedly,
  300_000 + ROUNDS * ROUND_TIMEOUT_MS,
);

async function killRepeatedly() {
  const product = await startProduct({ env: { DATA_DIR: dataDir, RATE_LIMIT: 'off' } });
  const member = new Caller(product.url, await savedToken(product));
  const acknowledged = new Map<string, AcknowledgedArtifact>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = acknowledged.size;
    const enough = () => acknowledged.size >= before + WRITES_PER_ROUND;
    const writing = Promise.all(
      Array.from({ length: 4 }, () => writeUntil(enough, member, acknowledged)),
    );
    while (!enough()) await Promise.race([setTimeout(1), writing]);
    await product.kill9();
    await writing;

    await product.restart();
    await expectAllThere(member, acknowledged);
  }
  const { dataSource } = await openExisting({ dataDir, databaseUrl: null });
  await expectExact(dataSource, new Caller(product.url, null), ['Artifact', 'Draft', 'ft', '7']);
  await dataSource.destroy();
  await product.stop();
}

/** Expects every acknowledged write. A later write that was not acknowledged may be there too. */
async function expectAllThere(member: Caller, acknowledged: Map<string, AcknowledgedArtifact>) {
  for (const [id, { artifactName, likeCount }] of acknowledged) {
    const now = await member.read(id);
    expect(now).not.toBeNull();
    expect(now.likeCount).toBe(now.viewerHasLiked ? 1 : 0);
    expect(now.likeCount).toBeGreaterThanOrEqual(likeCount);
    if (artifactName.startsWith('Artifact')) expect(now.artifactName).toBe(artifactName);
  }
}
