import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderStorage } from '../../server/pictures/folder-storage';
import { removeUnusedPictures } from '../../server/pictures/remove-unused-pictures';
import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { draw, LINK, linksOf, readPicture } from '../support/picture-catalogue';
import { InterruptedStorage } from '../support/interrupted-storage';
import { refuse, suggested } from '../support/suggestions';
import { temporaryFolder } from '../support/temporary-folders';
import { waitUntil } from '../support/wait-until';

const DAY = 24 * 3_600_000;

let catalogue: TestCatalogue;
let folder: string;
let storage: InterruptedStorage;
beforeEach(async () => {
  folder = await temporaryFolder();
  storage = new InterruptedStorage(new FolderStorage(folder));
  catalogue = await startCatalogue({
    copyLinkedPictures: true,
    pictures: { storage, fetch: () => draw(40, 30) },
  });
});
afterEach(() => catalogue.stop());

const upload = (file: Buffer) => catalogue.as(ada).upload(file);

const remove = (now: number) =>
  removeUnusedPictures({ database: catalogue.database, writer: catalogue.writer, storage }, now);
const tomorrow = () => Date.now() + DAY + 10_000;
const idOf = (url: string) => url.split('/')[4] ?? '';
const isStored = (url: string) => storage.has(idOf(url));

describe('a picture that no artifact uses', () => {
  it('is removed after a day', async () => {
    const { url } = (await upload(await draw(40, 30))).body;
    await remove(Date.now());
    expect(await isStored(url)).toBe(true);
    await remove(Date.now() + DAY + 1_000);
    expect(await linksOf(catalogue)).toEqual([]);
    expect(await isStored(url)).toBe(false);
  });

  it.each([
    ['an artifact', () => Promise.resolve()],
    [
      'a version that can be restored',
      (id: string) => catalogue.as(ada).update(id, { image: LINK }),
    ],
    ['a deleted artifact', (id: string) => catalogue.as(ada).delete(id)],
  ])('is kept for %s', async (_what, change) => {
    const { url } = (await upload(await draw(40, 30))).body;
    const { id } = await catalogue.as(ada).add({ image: url });
    await change(id);
    for (const days of [0, 2, 4]) await remove(Date.now() + days * DAY);
    expect(await isStored(url)).toBe(true);
  });

  it.each([
    ['first', (image: string) => ({ image })],
    ['further', (image: string) => ({ morePictures: [{ image }] })],
  ])('is kept while somebody suggests it as a %s one', async (_what, changesTo) => {
    const { url } = (await catalogue.as(ben).upload(await draw(40, 30))).body;
    const { id } = await catalogue.as(ada).add({ image: LINK });
    const suggestion = await suggested(catalogue.as(ben), id, changesTo(url));
    for (const days of [0, 2, 4]) await remove(Date.now() + days * DAY);
    expect(await isStored(url)).toBe(true);
    await refuse(catalogue.as(ada), suggestion.id);
    for (const days of [5, 7]) await remove(Date.now() + days * DAY);
    expect(await isStored(url)).toBe(false);
  });

  it('is kept for another day when it is uploaded again', async () => {
    const file = await draw(40, 30);
    const { url } = (await upload(file)).body;
    await catalogue.dataSource.query(`UPDATE "picture_links" SET "unusedSince" = 1`);
    await upload(file);
    await remove(Date.now() + 1_000);
    expect(await isStored(url)).toBe(true);
  });

  it('is removed with files that an interrupted upload left', async () => {
    const { url } = (await upload(await draw(40, 30))).body;
    await catalogue.dataSource.query(`DELETE FROM "picture_links"`);
    await catalogue.dataSource.query(`DELETE FROM "pictures"`);
    await remove(Date.now());
    expect(await isStored(url)).toBe(true);
    await remove(Date.now() + DAY + 10_000);
    expect(await isStored(url)).toBe(false);
  });
});

describe('a picture that is uploaded again is stored for good', () => {
  let file: Buffer;
  let url: string;
  beforeEach(async () => {
    file = await draw(40, 30);
    ({ url } = (await upload(file)).body);
    await remove(Date.now());
  });

  it('while the removal lists the files', async () => {
    storage.during('ids', () => upload(file));
    await remove(tomorrow());
    expect(await isStored(url)).toBe(true);
  });

  it('while the removal removes the files', async () => {
    let uploading: Promise<unknown> | undefined;
    storage.during('remove', () => {
      const asked = new Promise<void>((resolve) => storage.during('has', async () => resolve()));
      uploading = upload(file);
      return Promise.race([asked, uploading]);
    });
    await remove(tomorrow());
    expect(await uploading).toMatchObject({ status: 201 });
    expect(await isStored(url)).toBe(true);
  });

  it('while it is removed as a whole', async () => {
    storage.during('has', () => remove(tomorrow()));
    expect(await upload(file)).toMatchObject({ status: 201 });
    expect(await isStored(url)).toBe(true);
    expect(await linksOf(catalogue)).toMatchObject([{ pictureId: idOf(url) }]);
  });

  it.each(['', 'full.webp'])('after its files were lost: %s', async (lost) => {
    await rm(join(folder, idOf(url), lost), { recursive: true });
    await upload(file);
    expect(await isStored(url)).toBe(true);
  });
});

it('a linked picture is copied again when its files are missing', async () => {
  const { id } = await catalogue.as(ada).add({ image: LINK });
  await waitUntil(async () => (await readPicture(catalogue, id)).picture !== null);
  const { url } = (await readPicture(catalogue, id)).picture;
  await rm(folder, { recursive: true });
  expect(await remove(Date.now())).toBe(1);
  await waitUntil(() => isStored(url));
  expect(await remove(Date.now())).toBe(0);
});
