import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createAccount } from '../support/accounts';
import { Caller } from '../support/caller';
import { childrenOf } from '../support/connection';
import { noise } from '../support/pictures';
import { operate } from '../support/operate';
import { type Product, startProduct } from '../support/product';
import { type S3Server, startS3Server } from '../support/s3-server';
import { waitUntil } from '../support/wait-until';

/** How many times the product is killed while it takes in pictures. */
const ROUNDS = 3;

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'antiquary-pictures-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A member whose token outlives crashes of the product. */
async function memberOf(product: Product, dataDir: string): Promise<Caller> {
  const email = `${randomUUID()}@example.org`;
  const { token } = await createAccount(product, { email, displayName: 'Mina' });
  const saved = () => readFile(join(dataDir, 'accounts.json'), 'utf8').catch(() => '');
  await waitUntil(async () => (await saved()).includes(email));
  return new Caller(product.url, token);
}

/** Expects a whole picture of this size at the address. */
async function expectWhole(url: string, width: number) {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  const { data, info } = await sharp(await response.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, data.length]).toEqual([width, info.width * info.height * info.channels]);
}

const storages: Record<string, () => Record<string, string>> = {
  folder: () => ({}),
  bucket: () => ({
    ...s3.credentials,
    PICTURES_BUCKET: s3.bucket.bucket,
    AWS_REGION: s3.bucket.region,
    AWS_ENDPOINT_URL_S3: s3.bucket.endpoint ?? '',
  }),
};

it('a stop of all its processes, as of a unit of systemd, blames no picture', async () => {
  const dataDir = join(folder, 'stopped');
  const product = await startProduct({ env: { DATA_DIR: dataDir, SAMPLE_CATALOGUE: 'off' } });
  const mina = await memberOf(product, dataDir);
  const uploading = mina.upload(await noise(3_000, 3_000).jpeg().toBuffer());
  const isMaking = async (pid: number) =>
    (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('make-picture');
  let maker: number | undefined;
  await waitUntil(async () => {
    const children = await childrenOf(product.pid());
    const making = await Promise.all(children.map(isMaking));
    maker = children[making.indexOf(true)];
    return maker !== undefined;
  });
  if (maker !== undefined) process.kill(maker, 'SIGTERM');
  await product.stop();
  expect((await uploading).status).toBe(503);
});

describe.each(Object.entries(storages))('with pictures in a %s', (name, variables) => {
  it('every acknowledged picture is whole after kill -9, and none is shown in part', async () => {
    const dataDir = join(folder, name);
    const env = { DATA_DIR: dataDir, SAMPLE_CATALOGUE: 'off', RATE_LIMIT: 'off', ...variables() };
    const product = await startProduct({ env });
    try {
      const mina = await memberOf(product, dataDir);
      const acknowledged = new Map<string, number>();
      for (let round = 0; round < ROUNDS; round += 1) {
        const files = await Promise.all(
          [0, 1, 2].map((n) =>
            noise(400 + n, 300)
              .png()
              .toBuffer(),
          ),
        );
        const uploads = files.map(async (file) => {
          const { status, body } = await mina.upload(file);
          expect(status).toBe(201);
          acknowledged.set(body.url, body.width);
        });
        await Promise.any(uploads);
        const [results] = await Promise.all([Promise.allSettled(uploads), product.kill9()]);
        expect(results.filter(({ status }) => status === 'rejected')).not.toHaveLength(0);
        await product.restart();
      }
      expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS);
      for (const [url, width] of acknowledged) await expectWhole(url, width);
      const { id } = await mina.add({ image: [...acknowledged.keys()][0] });
      const { data } = await mina.run(
        'query ($id: ID!) { artifact(id: $id) { picture { sizes { url width } } } }',
        { id },
      );
      for (const { url, width } of data.artifact.picture.sizes) await expectWhole(url, width);
    } finally {
      await product.stop();
    }
  });

  it('a backup has the pictures, and a restore brings them back', async () => {
    const dataDir = join(folder, `${name}-backup`);
    const env = { DATA_DIR: dataDir, SAMPLE_CATALOGUE: 'off', ...variables() };
    const product = await startProduct({ env });
    const mina = await memberOf(product, dataDir);
    const { body } = await mina.upload(await noise(700, 500).png().toBuffer());
    await mina.add({ image: body.url });
    const backup = join(folder, `${name}-kept`, 'antiquary.sqlite');
    for (const added of [/pictures added: [1-9]/, /pictures added: 0/]) {
      await rm(backup, { force: true });
      const { code, said } = await operate('backup', env, backup);
      expect([code, said]).toEqual([0, expect.stringMatching(added)]);
    }
    await product.stop();

    const picturesOnly = { ...env, DATA_DIR: join(folder, `${name}-only`), PICTURES_BUCKET: '' };
    // The bucket has the pictures of the other test, too.
    expect(await operate('restore', picturesOnly, backup, '--pictures')).toEqual({
      code: 0,
      said: expect.stringMatching(/^Pictures restored: [1-9]\d*\.$/),
    });
    expect(await readdir(picturesOnly.DATA_DIR)).not.toContain('antiquary.sqlite');

    const elsewhere = { ...env, DATA_DIR: join(folder, `${name}-elsewhere`), PICTURES_BUCKET: '' };
    expect(await operate('restore', elsewhere, backup)).toMatchObject({ code: 0 });
    const restored = await startProduct({ env: elsewhere });
    try {
      const { pathname } = new URL(body.url);
      await expectWhole(restored.url + pathname, 700);
      expect(await readdir(join(elsewhere.DATA_DIR, 'pictures'))).toContain(pathname.split('/')[2]);
    } finally {
      await restored.stop();
    }
  });
});
