import files from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { BucketStorage } from '../../server/pictures/bucket-storage';
import { copyPictures } from '../../server/pictures/copy-pictures';
import { FolderStorage } from '../../server/pictures/folder-storage';
import type { PictureStorage } from '../../server/pictures/picture-storage';
import { InterruptedStorage } from '../support/interrupted-storage';
import { type S3Server, startS3Server } from '../support/s3-server';
import { temporaryFolder } from '../support/temporary-folders';

const ID = 'a'.repeat(64);
const OTHER_ID = 'b'.repeat(64);
const OBJECTS = {
  'full.webp': 'whole',
  '320.webp': 'small',
  'tiles/0,0,512,512-512,512.jpg': 'tile',
};

const NO_OBJECTS = [
  ...[
    '',
    '/',
    '/etc/passwd',
    ID,
    `${ID}/`,
    `${ID}/tiles`,
    `${ID}/full.webp\0`,
    `${ID}\n/full.webp`,
  ],
  ...[`${ID}/../${OTHER_ID}/full.webp`, `${ID}/tiles/../full.webp`],
  ...[`../pictures/${ID}/full.webp`, `pictures/${ID}/full.webp`],
];

let server: S3Server;
let bucketStorage: BucketStorage;
beforeAll(async () => {
  server = await startS3Server();
  bucketStorage = new BucketStorage(server.bucket);
});
afterAll(async () => {
  bucketStorage.close();
  await server.stop();
});

const storages: Record<string, () => Promise<PictureStorage>> = {
  folder: async () => new FolderStorage(join(await temporaryFolder(), 'pictures')),
  bucket: async () => bucketStorage,
};

/** A folder with these files. */
async function folderWith(objects: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder();
  await files.mkdir(join(folder, 'tiles'));
  for (const [name, text] of Object.entries(objects)) {
    await files.writeFile(join(folder, name), text);
  }
  return folder;
}

async function idsIn(storage: PictureStorage): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of storage.ids()) ids.push(id);
  return ids;
}

async function textOf(storage: PictureStorage, name: string): Promise<string | null> {
  const object = await storage.read(name);
  return object && (await buffer(object.stream)).toString();
}

describe.each(Object.entries(storages))('a %s', (_, open) => {
  let storage: PictureStorage;
  beforeEach(async () => {
    storage = await open();
    for (const id of await idsIn(storage)) await storage.remove(id);
  });

  it('has no pictures at first', async () => {
    expect(await idsIn(storage)).toEqual([]);
    expect(await storage.read(`${ID}/full.webp`)).toBeNull();
  });

  it('stores every object of a picture', async () => {
    await storage.write(ID, await folderWith(OBJECTS));
    for (const [name, text] of Object.entries(OBJECTS)) {
      expect(await textOf(storage, `${ID}/${name}`)).toBe(text);
    }
    const object = await storage.read(`${ID}/full.webp`);
    expect(object?.size).toBe(5);
    expect(object?.storedAt.getTime()).toBeGreaterThan(0);
    object?.stream.destroy();
    expect(await storage.read(`${ID}/640.webp`)).toBeNull();
    expect(await storage.read(`${OTHER_ID}/full.webp`)).toBeNull();
  });

  it('stores the same picture twice', async () => {
    await storage.write(ID, await folderWith(OBJECTS));
    await storage.write(ID, await folderWith(OBJECTS));
    expect(await textOf(storage, `${ID}/full.webp`)).toBe('whole');
    expect(await idsIn(storage)).toEqual([ID]);
  });

  it('stores the same picture twice at the same time', async () => {
    const folder = await folderWith(OBJECTS);
    await Promise.all([storage.write(ID, folder), storage.write(ID, folder)]);
    expect(await textOf(storage, `${ID}/full.webp`)).toBe('whole');
  });

  it('has a picture from its last object to its removal', async () => {
    await storage.write(ID, await folderWith({ '320.webp': 'small' })).catch(() => undefined);
    expect([await storage.has(ID), await idsIn(storage)]).toEqual([false, [ID]]);
    expect((await storage.storedAt(ID))?.getTime()).toBeGreaterThan(0);
    const other = new FolderStorage(await temporaryFolder());
    await other.write(ID, await folderWith(OBJECTS));
    expect(await copyPictures(other, storage, await temporaryFolder())).toBe(1);
    expect([await storage.has(ID), await storage.has(OTHER_ID)]).toEqual([true, false]);
    expect(await copyPictures(other, storage, await temporaryFolder())).toBe(0);
    await storage.remove(ID);
    expect([await storage.has(ID), await storage.storedAt(ID)]).toEqual([false, null]);
  });

  it.each(['files', 'read'] as const)(
    'gives nothing of a picture that is removed during a copy: %s',
    async (method) => {
      await storage.write(ID, await folderWith(OBJECTS));
      const meanwhile = new InterruptedStorage(storage);
      meanwhile.during(method, () => storage.remove(ID));
      const backup = new FolderStorage(await temporaryFolder());
      expect(await copyPictures(meanwhile, backup, await temporaryFolder())).toBe(0);
      expect(await idsIn(backup)).toEqual([]);
    },
  );

  it('removes all objects of a picture, and of no other', async () => {
    await storage.write(ID, await folderWith(OBJECTS));
    await storage.write(OTHER_ID, await folderWith(OBJECTS));
    await storage.remove(ID);
    await storage.remove(ID);
    for (const name of Object.keys(OBJECTS)) {
      expect(await storage.read(`${ID}/${name}`)).toBeNull();
    }
    expect(await idsIn(storage)).toEqual([OTHER_ID]);
    expect(await textOf(storage, `${OTHER_ID}/full.webp`)).toBe('whole');
  });

  it('has no object of a name that is not one', async () => {
    await storage.write(ID, await folderWith(OBJECTS));
    await storage.write(OTHER_ID, await folderWith(OBJECTS));
    for (const name of NO_OBJECTS) expect(await storage.read(name)).toBeNull();
  });

  it('takes nothing but the objects of a picture', async () => {
    const folder = await folderWith(OBJECTS);
    await files.symlink('/etc/passwd', join(folder, '640.webp'));
    await expect(storage.write(ID, folder)).rejects.toThrow('640.webp');
    await expect(storage.write(ID, await folderWith({ secret: '' }))).rejects.toThrow('secret');
    expect(await idsIn(storage)).toEqual([]);
  });
});

test('a folder keeps nothing of a picture that could not be written', async () => {
  const folder = join(await temporaryFolder(), 'pictures');
  const storage = new FolderStorage(folder);
  await storage.write(OTHER_ID, await folderWith(OBJECTS));
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const copy = files.copyFile;
  const copyFile = jest.spyOn(files, 'copyFile');
  copyFile.mockImplementationOnce(copy).mockRejectedValueOnce(full);
  await expect(storage.write(ID, await folderWith(OBJECTS))).rejects.toBe(full);
  copyFile.mockRestore();
  expect(await files.readdir(join(folder, 'unfinished'))).toEqual([]);
  expect(await idsIn(storage)).toEqual([OTHER_ID]);
});

test('a folder removes what a crashed process left', async () => {
  const folder = join(await temporaryFolder(), 'pictures');
  const storage = new FolderStorage(folder);
  const [old, young] = ['picture-old', 'picture-young'].map((name) =>
    join(folder, 'unfinished', name),
  ) as [string, string];
  for (const unfinished of [old, young]) await files.mkdir(unfinished, { recursive: true });
  await files.utimes(old, 0, 0);
  await storage.write(ID, await folderWith(OBJECTS));
  expect(await files.readdir(join(folder, 'unfinished'))).toEqual(['picture-young']);
});

test('a bucket that cannot be reached is an error, and not a missing picture', async () => {
  const nowhere = new BucketStorage({ ...server.bucket, endpoint: 'http://127.0.0.1:9' });
  await expect(nowhere.read(`${ID}/full.webp`)).rejects.toThrow();
  await expect(nowhere.write(ID, await folderWith(OBJECTS))).rejects.toThrow();
  const missing = new BucketStorage({ ...server.bucket, bucket: 'none' });
  await expect(missing.read(`${ID}/full.webp`)).rejects.toThrow();
  nowhere.close();
  missing.close();
});
