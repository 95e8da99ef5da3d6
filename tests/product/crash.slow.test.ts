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
/** The time limit of one round. */
const ROUND_TIMEOUT_MS = 20_000;
const WRITES_PER_ROUND = 60;

let dataDir: string;
let token: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'antiquary-crash-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface AcknowledgedArtifact {
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
    data: Record<string, { artifact: AcknowledgedArtifact & { id: string } }>;
    errors?: unknown;
  };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
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
  url: string,
  acknowledged: Map<string, AcknowledgedArtifact>,
) {
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
      acknowledged.set(id, addArtifact.artifact);
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
        if (data['done']) acknowledged.set(id, data['done'].artifact);
      }
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
  60_000 + ROUNDS * ROUND_TIMEOUT_MS,
);

async function killRepeatedly() {
  const product = await startProduct({ env: { DATA_DIR: dataDir, RATE_LIMIT: 'off' } });
  token = await savedToken(product);
  const acknowledged = new Map<string, AcknowledgedArtifact>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = acknowledged.size;
    const enough = () => acknowledged.size >= before + WRITES_PER_ROUND;
    const writing = Promise.all(
      Array.from({ length: 4 }, () => writeUntil(enough, product.url, acknowledged)),
    );
    while (!enough()) await Promise.race([setTimeout(1), writing]);
    await product.kill9();
    await writing;

    await product.restart();
    await expectAllThere(product.url, acknowledged);
  }
  const { dataSource } = await openExisting({ dataDir, databaseUrl: null });
  await expectExact(dataSource, new Caller(product.url, null), ['Artifact', 'Draft', 'ft', '7']);
  await dataSource.destroy();
  await product.stop();
}

/** Expects every acknowledged write. A later write that was not acknowledged may be there too. */
async function expectAllThere(url: string, acknowledged: Map<string, AcknowledgedArtifact>) {
  for (const [id, { artifactName, likeCount }] of acknowledged) {
    const data = await run(
      url,
      'query ($id: ID!) { artifact(id: $id) { artifactName likeCount viewerHasLiked } }',
      { id },
    );
    const now = data['artifact'] as unknown as
      (AcknowledgedArtifact & { viewerHasLiked: boolean }) | null;
    expect(now).not.toBeNull();
    expect(now?.likeCount).toBe(now?.viewerHasLiked ? 1 : 0);
    expect(now?.likeCount).toBeGreaterThanOrEqual(likeCount);
    if (artifactName.startsWith('Artifact')) expect(now?.artifactName).toBe(artifactName);
  }
}
