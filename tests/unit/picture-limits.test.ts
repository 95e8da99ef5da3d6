import { join } from 'node:path';
import { readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureStorage } from '../../server/pictures/picture-storage';
import { PictureMaker } from '../../server/pictures/picture-maker';
import { childrenOf } from '../support/connection';
import { making } from '../support/picture-making';
import { pictureOf } from '../support/pictures';
import { temporaryFolder } from '../support/temporary-folders';
import { waitUntil } from '../support/wait-until';

const large = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#853' } })
    .jpeg()
    .toBuffer();

/** Sends a signal to the process that makes a picture, when it runs. */
async function kill(signal: NodeJS.Signals): Promise<void> {
  let child: number | undefined;
  await waitUntil(async () => {
    [child] = await childrenOf(process.pid);
    return child !== undefined;
  });
  if (child !== undefined) process.kill(child, signal);
}

test('a picture that takes too long is refused, and the next one is made', async () => {
  const { maker, leftovers, stored } = await making({ milliseconds: 1 });
  await expect(maker.make(await pictureOf('jpeg'))).rejects.toMatchObject({ code: 'TOO_COSTLY' });
  expect(await stored()).toEqual([]);
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
  ['SIGKILL', 'TOO_COSTLY'],
  ['SIGSEGV', 'DAMAGED'],
] as const)('%s ends the making of one picture: %s', async (signal, code) => {
  const { maker, leftovers, stored } = await making();
  const picture = await pictureOf('png');
  const results = Promise.allSettled([maker.make(picture), maker.make(picture)]);
  await kill(signal);
  const [killed, next] = await results;
  expect(killed).toMatchObject({ status: 'rejected', reason: { code } });
  expect(next).toMatchObject({ status: 'fulfilled', value: { width: 200 } });
  expect(await stored()).toHaveLength(1);
  expect(await leftovers()).toEqual([]);
});

test('when too many pictures wait, the next one is refused, and the others are made', async () => {
  const { maker } = await making({ pending: 2 });
  const picture = await pictureOf('webp');
  const waiting = [maker.make(picture), maker.make(picture), maker.make(picture)];
  const results = await Promise.allSettled(waiting);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(results[2]).toMatchObject({ reason: { code: 'BUSY' } });
  expect(await maker.make(picture)).toMatchObject({ width: 200 });
});

test('closing refuses the pictures that are not stored', async () => {
  const { maker, leftovers, stored } = await making();
  const picture = await pictureOf('avif');
  const results = Promise.allSettled([maker.make(picture), maker.make(picture)]);
  await waitUntil(async () => (await childrenOf(process.pid)).length > 0);
  await maker.close();
  for (const result of await results) {
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'BUSY' } });
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
