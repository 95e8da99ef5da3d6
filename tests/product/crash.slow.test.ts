import 'reflect-metadata';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openExisting } from '../support/open-database';
import { createAccount } from '../support/accounts';
import { buildArtifact } from '../support/artifact';
import { Caller } from '../support/caller';
import { expectExact } from '../support/exact';
import { startProduct, type Product } from '../support/product';

/** How many times the product is killed while it writes; CRASH_ROUNDS=20 is a long trial. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 3);
/** Of a long trial, in milliseconds. */
const TIME_OF_A_ROUND = 20_000;
const WRITES_PER_ROUND = 60;

let dataDir: string;
let token: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'antiquary-crash-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface Kept {
  artifactName: string;
  likeCount: number;
}

async function run(url: string, query: string, variables: object = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data: Record<string, { artifact: Kept & { id: string } }>;
    errors?: unknown;
  };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** A token that outlives the crashes: the emulator saves its account before the first one. */
async function savedToken(product: Product): Promise<string> {
  const email = 'kim@example.org';
  const account = await createAccount(product, { email, displayName: 'Kim Kept' });
  for (;;) {
    const saved = await readFile(join(dataDir, 'accounts.json'), 'utf8').catch(() => '');
    if (saved.includes(email)) return account.token;
    await setTimeout(100);
  }
}

/** Adds, renames and likes until the product is killed; `kept` is what it acknowledged. */
async function writeUntil(enough: () => boolean, url: string, kept: Map<string, Kept>) {
  for (let n = 0; ; n += 1) {
    try {
      const input = buildArtifact({ artifactName: `Draft ${n}` });
      const { addArtifact } = await run(
        url,
        'mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id artifactName likeCount } } }',
        { input },
      );
      if (!addArtifact) throw new Error('no answer');
      const { id } = addArtifact.artifact;
      kept.set(id, addArtifact.artifact);
      for (const mutation of [
        `updateArtifact(id: "${id}", input: $input)`,
        `toggleLike(artifactId: "${id}")`,
      ]) {
        const variables = mutation.includes('$input')
          ? { input: { ...input, artifactName: `Artifact ${n}` } }
          : {};
        const declaration = mutation.includes('$input') ? '($input: ArtifactInput!)' : '';
        const data = await run(
          url,
          `mutation ${declaration} { done: ${mutation} { artifact { artifactName likeCount } } }`,
          variables,
        );
        if (data['done']) kept.set(id, data['done'].artifact);
      }
    } catch (error) {
      if (!enough()) throw error;
      // The product was killed: what was not acknowledged may or may not be there.
      return;
    }
  }
}

const promise = 'keeps every artifact, change and like that it acknowledged before a kill -9';
it(promise, keepsAll, 60_000 + ROUNDS * TIME_OF_A_ROUND);

async function keepsAll() {
  const product = await startProduct({ env: { DATA_DIR: dataDir, RATE_LIMIT: 'off' } });
  token = await savedToken(product);
  const kept = new Map<string, Kept>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = kept.size;
    const enough = () => kept.size >= before + WRITES_PER_ROUND;
    const writing = Promise.all(
      Array.from({ length: 4 }, () => writeUntil(enough, product.url, kept)),
    );
    while (!enough()) await Promise.race([setTimeout(1), writing]);
    await product.kill9();
    await writing;

    await product.restart();
    await expectAllThere(product.url, kept);
  }
  const { dataSource } = await openExisting({ dataDir, databaseUrl: null });
  await expectExact(dataSource, new Caller(product.url, null), ['Artifact', 'Draft', 'ft', '7']);
  await dataSource.destroy();
  await product.stop();
}

/** A like or name may be one step ahead of its acknowledgement, never behind it. */
async function expectAllThere(url: string, kept: Map<string, Kept>) {
  for (const [id, { artifactName, likeCount }] of kept) {
    const data = await run(
      url,
      'query ($id: ID!) { artifact(id: $id) { artifactName likeCount viewerHasLiked } }',
      { id },
    );
    const now = data['artifact'] as unknown as (Kept & { viewerHasLiked: boolean }) | null;
    expect(now).not.toBeNull();
    expect(now?.likeCount).toBe(now?.viewerHasLiked ? 1 : 0);
    expect(now?.likeCount).toBeGreaterThanOrEqual(likeCount);
    if (artifactName.startsWith('Artifact')) expect(now?.artifactName).toBe(artifactName);
  }
}
