import { join } from 'node:path';
import { readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureStorage } from '../../server/pictures/picture-storage';
import { PictureError } from '../../server/pictures/picture-error';
import { PictureMaker } from '../../server/pictures/picture-maker';
import { childrenOf } from '../support/connection';
import { making, signalMaking } from '../support/picture-making';
import { pictureOf } from '../support/pictures';
import { temporaryFolder } from '../support/temporary-folders';
import { waitUntil } from '../support/wait-until';

const large = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#853' } })
    .jpeg()
    .toBuffer();

test('a picture that takes too long is refused, and the next one is made', async () => {
  const { maker, leftovers, stored } = await making({ processorTime: 1 });
  await expect(maker.make(await pictureOf('jpeg'))).rejects.toMatchObject({ code: 'TOO_COSTLY' });
  expect(await stored()).toEqual([]);
  expect(await leftovers()).toEqual([]);
});

test('a picture that takes too long beside other work is not to blame', async () => {
  const { maker, leftovers } = await making({ time: 1 });
  await expect(maker.make(await pictureOf('jpeg'))).rejects.toMatchObject({ code: 'OVERLOADED' });
  expect(await leftovers()).toEqual([]);
});

test('a picture that takes too much memory is refused', async () => {
  const { maker, leftovers, stored } = await making({ memory: 250_000_000 });
  const few = await maker.make(await pictureOf('jpeg'));
  await expect(maker.make(await large(6500, 6100))).rejects.toMatchObject({ code: 'TOO_COSTLY' });
  expect(await stored()).toEqual([few.id]);
  expect(await leftovers()).toEqual([]);
});

test.each([
  ['SIGTERM', 'INTERRUPTED'],
  ['SIGKILL', 'OVERLOADED'],
  ['SIGSEGV', 'DAMAGED'],
] as const)('%s ends the making of one picture: %s', async (signal, code) => {
  const { maker, leftovers, stored } = await making();
  const picture = await pictureOf('png');
  const results = Promise.allSettled([maker.make(picture), maker.make(picture)]);
  await signalMaking(signal);
  const [killed, next] = await results;
  expect(killed).toMatchObject({ status: 'rejected', reason: { code } });
  expect(next).toMatchObject({ status: 'fulfilled', value: { width: 200 } });
  expect(await stored()).toHaveLength(1);
  expect(await leftovers()).toEqual([]);
});

test('a picture for which somebody has waited too long is refused, and the others are made', async () => {
  const { maker } = await making({ patience: 1 });
  const picture = await pictureOf('webp');
  const { signal } = new AbortController();
  const senders = [{ who: 'ada', signal }, { who: 'ben', signal }, undefined];
  const results = await Promise.allSettled(senders.map((sender) => maker.make(picture, sender)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[1]).toMatchObject({ reason: { code: 'BUSY' } });
});

test('a picture that nobody waits for is not made', async () => {
  const { maker, leftovers, stored } = await making();
  const picture = await pictureOf('avif');
  const gone = new AbortController();
  const sender = { who: 'ada', signal: gone.signal };
  const results = Promise.allSettled([maker.make(picture, sender), maker.make(picture, sender)]);
  await waitUntil(async () => (await childrenOf(process.pid)).length > 0);
  gone.abort(new PictureError('INTERRUPTED'));
  for (const result of await results) {
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'INTERRUPTED' } });
  }
  expect([maker.pending, await stored(), await leftovers()]).toEqual([0, [], []]);
});

test('closing refuses the pictures that are not stored', async () => {
  const { maker, leftovers, stored } = await making();
  const picture = await pictureOf('avif');
  const results = Promise.allSettled([maker.make(picture), maker.make(picture)]);
  await waitUntil(async () => (await childrenOf(process.pid)).length > 0);
  await maker.close();
  for (const result of await results) {
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'INTERRUPTED' } });
  }
  expect(await stored()).toEqual([]);
  expect(await leftovers()).toEqual([]);
  // A killed process is gone a moment later.
  await waitUntil(async () => (await childrenOf(process.pid)).length === 0);
});

test('the error of a storage is not the fault of the picture, and leaves no temporary files', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const storage = { write: () => Promise.reject(full) } as unknown as PictureStorage;
  const temporary = join(await temporaryFolder(), 'none');
  const maker = new PictureMaker({ storage, temporaryFolder: temporary });
  await expect(maker.make(await pictureOf('jpeg'))).rejects.toMatchObject({
    ...{ code: 'UNAVAILABLE', cause: full },
  });
  expect(await readdir(temporary)).toEqual([]);
});

test('a temporary folder that cannot be made is not the fault of the picture', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  const storage = {} as PictureStorage;
  const maker = new PictureMaker({ storage, temporaryFolder: join(file, 'below') });
  await expect(maker.make(await pictureOf('jpeg'))).rejects.toMatchObject({
    ...{ code: 'UNAVAILABLE', cause: { code: 'ENOTDIR' } },
  });
});
