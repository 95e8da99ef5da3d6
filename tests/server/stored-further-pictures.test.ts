import { FolderStorage } from '../../server/pictures/folder-storage';
import { removeUnusedPictures } from '../../server/pictures/remove-unused-pictures';
import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { operatorOf } from '../support/operator-acts';
import { draw, getFrom, LINK, linksOf } from '../support/picture-catalogue';
import { temporaryFolder } from '../support/temporary-folders';
import { waitUntil } from '../support/wait-until';

const DAY = 24 * 3_600_000;

let catalogue: TestCatalogue;
let storage: FolderStorage;
beforeEach(async () => {
  storage = new FolderStorage(await temporaryFolder());
  catalogue = await startCatalogue({
    copyLinkedPictures: true,
    pictures: { storage, fetch: () => draw(40, 30) },
  });
});
afterEach(() => catalogue.stop());

const upload = async (): Promise<string> =>
  (await catalogue.as(ada).upload(await draw(50, 40))).body.url;

/** Adds an artifact whose second picture has this address. */
const addBehind = async (image: string): Promise<string> =>
  (await catalogue.as(ada).add({ morePictures: [{ image, alt: 'The back.' }] })).id;

async function secondOf(id: string) {
  const { data } = await catalogue.visitor.run(
    `query ($id: ID!) { artifact(id: $id) { pictures { image picture { url width alt } } } }`,
    { id },
  );
  return data.artifact.pictures[1];
}

const remove = (now: number) =>
  removeUnusedPictures({ database: catalogue.database, writer: catalogue.writer, storage }, now);
const isStored = (url: string) => storage.has(url.split('/')[4] ?? '');

describe('a picture behind the first', () => {
  it('is stored as a path, and shown with its absolute address and its text', async () => {
    const url = await upload();
    const id = await addBehind(url);
    expect(await secondOf(id)).toEqual({
      image: url,
      picture: { url, width: 50, alt: 'The back.' },
    });
    const rows = await catalogue.dataSource.query<{ image: string }[]>(
      'SELECT "image" FROM "more_pictures"',
    );
    expect(rows).toEqual([{ image: new URL(url).pathname }]);
  });

  it('is copied from its link, and what showed the link shows the copy', async () => {
    const id = await addBehind(LINK);
    expect(await secondOf(id)).toEqual({ image: LINK, picture: null });
    await waitUntil(async () => (await secondOf(id)).picture !== null);
    expect(await secondOf(id)).toMatchObject({ image: LINK, picture: { width: 40 } });
    expect((await linksOf(catalogue)).map(({ url }: { url: string }) => url)).toContain(LINK);
  });

  it('is found as a picture that an artifact shows already', async () => {
    const url = await upload();
    const id = await addBehind(url);
    const { data } = await catalogue
      .as(ben)
      .run(`query ($url: String!) { artifactsWithPicture(url: $url) { artifact { id } } }`, {
        url,
      });
    expect(data.artifactsWithPicture).toEqual([{ artifact: { id } }]);
  });

  it('is gone while its artifact is hidden', async () => {
    const url = await upload();
    const id = await addBehind(url);
    expect((await getFrom(catalogue, url)).status).toBe(200);
    const { hide, show } = operatorOf(catalogue.database);
    await hide(id);
    expect((await getFrom(catalogue, url)).status).toBe(410);
    await show(id);
    expect((await getFrom(catalogue, url)).status).toBe(200);
    expect((await secondOf(id)).picture.url).toBe(url);
  });

  it.each([
    ['shown', () => Promise.resolve()],
    ['a version', (id: string) => catalogue.as(ada).update(id, { morePictures: [] })],
    ['deleted', (id: string) => catalogue.as(ada).delete(id)],
    ['hidden', (id: string) => operatorOf(catalogue.database).hide(id)],
  ])('is kept while its artifact is %s', async (_, change) => {
    const url = await upload();
    const id = await addBehind(url);
    await change(id);
    for (const days of [0, 2, 4]) await remove(Date.now() + days * DAY);
    expect(await isStored(url)).toBe(true);
  });
});
