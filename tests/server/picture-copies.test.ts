import { PictureCopier } from '../../server/pictures/picture-copier';
import { PictureError } from '../../server/pictures/picture-error';
import { RETRY_DELAYS } from '../../server/pictures/retry-delays';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { draw, getFrom, LINK, linksOf, readPicture } from '../support/picture-catalogue';
import { waitUntil } from '../support/wait-until';

const YEAR = 365 * 24 * 3_600_000;

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await startCatalogue();
});
afterEach(() => catalogue.stop());

describe('a linked picture', () => {
  it('is copied in the background, and then shown to everybody', async () => {
    await catalogue.stop();
    const elsewhere = await draw(700, 500);
    catalogue = await startCatalogue({
      copyLinkedPictures: true,
      cache: true,
      pictures: { fetch: async () => elsewhere },
    });
    const { id } = await catalogue.as(ada).add({ image: LINK });
    // Responses are cached at their second request.
    await waitUntil(async () => (await readPicture(catalogue, id)).picture !== null);
    const { image, picture } = await readPicture(catalogue, id);
    expect([image, picture.width, picture.height]).toEqual([LINK, 700, 500]);
    expect((await getFrom(catalogue, picture.url)).status).toBe(200);
  });

  it('is tried again seven times, at growing intervals', async () => {
    await catalogue.as(ada).add({ image: LINK });
    const { database, writer } = catalogue;
    const failures: unknown[] = [];
    const copier = new PictureCopier({
      ...{ database, writer },
      fetch: () => Promise.reject(new Error('away')),
      keepCopy: () => Promise.resolve(),
      onAttempt: (failure) => failures.push(failure),
    });
    let now = Date.now() + 1_000;
    for (const delay of [...RETRY_DELAYS, 0]) {
      expect(await copier.copyNext(now)).toBe(true);
      expect(await copier.copyNext(now + delay - 1)).toBe(false);
      now += delay;
    }
    expect(failures).toHaveLength(8);
    expect(await copier.copyNext(now + YEAR)).toBe(false);
    expect(await linksOf(catalogue)).toMatchObject([
      { url: LINK, attempts: 8, nextAttemptAt: null },
    ]);
  });

  it('is not given up while this server cannot store pictures', async () => {
    await catalogue.as(ada).add({ image: LINK });
    const { database, writer } = catalogue;
    const attempts: unknown[] = [];
    let outage: Error | null = new PictureError('UNAVAILABLE');
    const copier = new PictureCopier({
      ...{ database, writer },
      fetch: () => Promise.resolve(Buffer.alloc(0)),
      keepCopy: () => (outage ? Promise.reject(outage) : Promise.resolve()),
      onAttempt: (failure) => attempts.push(failure),
    });
    let now = Date.now() + 1_000;
    for (let times = 0; times < 10; times += 1) {
      await expect(copier.copyNext(now)).rejects.toBe(outage);
      now += 60_000;
    }
    expect(await linksOf(catalogue)).toMatchObject([{ url: LINK, attempts: 0 }]);
    outage = null;
    expect(await copier.copyNext(now)).toBe(true);
    expect(attempts).toEqual([null]);
  });

  it('is copied by one process alone', async () => {
    await catalogue.as(ada).add({ image: LINK });
    const { database, writer } = catalogue;
    const urls: string[] = [];
    const copiers = [1, 2, 3].map(
      () =>
        new PictureCopier({
          ...{ database, writer },
          fetch: async (url) => {
            urls.push(url);
            return Buffer.alloc(0);
          },
          keepCopy: () => Promise.resolve(),
          onAttempt: () => {},
        }),
    );
    const now = Date.now() + 1_000;
    await Promise.all(copiers.map((copier) => copier.copyNext(now)));
    expect(urls).toEqual([LINK]);
  });

  it('with an address that has no room in an index is left as it is', async () => {
    const image = `https://elsewhere.example/${'ü'.repeat(1_000)}.jpg`;
    const { id } = await catalogue.as(ada).add({ image });
    expect(await readPicture(catalogue, id)).toEqual({ image: new URL(image).href, picture: null });
    expect(await linksOf(catalogue)).toEqual([]);
  });
});
