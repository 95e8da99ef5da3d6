import { removeUnusedPictures } from '../../server/pictures/remove-unused-pictures';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { draw, getFrom, LINK, linksOf, storageOf } from '../support/picture-catalogue';

const DAY = 24 * 3_600_000;

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await startCatalogue();
});
afterEach(() => catalogue.stop());

const upload = (file: Buffer) => catalogue.as(ada).upload(file);

describe('a picture that no artifact uses', () => {
  const remove = (now: number) =>
    removeUnusedPictures(catalogue.database, catalogue.writer, storageOf(catalogue), now);
  const isStored = async (url: string) => (await getFrom(catalogue, url)).status === 200;

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
