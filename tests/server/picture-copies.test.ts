import { FetchFailure } from '../../server/pictures/fetch-failure';
import { PictureCopier } from '../../server/pictures/picture-copier';
import { PictureError } from '../../server/pictures/picture-error';
import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { draw, getFrom, LINK, linksOf, readPicture } from '../support/picture-catalogue';
import { waitUntil } from '../support/wait-until';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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

  it('is tried ever less often, and given up after about a week', async () => {
    await catalogue.as(ada).add({ image: LINK });
    const { database, writer } = catalogue;
    const failures: unknown[] = [];
    const copier = new PictureCopier({
      ...{ database, writer },
      fetch: () => Promise.reject(new Error('away')),
      keepCopy: () => Promise.resolve(),
      onAttempt: (failure) => failures.push(failure),
    });
    const start = Date.now() + 1_000;
    const triedAt: number[] = [];
    for (let now = start; now < start + 10 * DAY; now += HOUR) {
      if ((await copier.copyDue(now)) > 0) triedAt.push(now);
    }
    const [first = 0, last = 0] = [triedAt[0], triedAt.at(-1)];
    expect(first).toBe(start);
    expect(last - first).toBeGreaterThan(6 * DAY);
    expect(last - first).toBeLessThan(8 * DAY);
    const pauses = triedAt.slice(1).map((time, nth) => time - (triedAt[nth] ?? 0));
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(failures).toHaveLength(triedAt.length);
    expect(await copier.copyDue(last + 365 * DAY)).toBe(0);
    expect(await linksOf(catalogue)).toMatchObject([{ url: LINK, nextAttemptAt: null }]);
  });

  it.each([
    ['UNAVAILABLE', 0],
    ['INTERRUPTED', 0],
    ['OVERLOADED', 1],
    ['DAMAGED', 1],
  ] as const)('that fails for %s has used %i of its attempts', async (code, attempts) => {
    await catalogue.as(ada).add({ image: LINK });
    const { database, writer } = catalogue;
    const copier = new PictureCopier({
      ...{ database, writer, onAttempt: () => {} },
      fetch: () => Promise.resolve(Buffer.alloc(0)),
      keepCopy: () => Promise.reject(new PictureError(code)),
    });
    await copier.copyDue(Date.now() + 1_000).catch(() => undefined);
    expect(await linksOf(catalogue)).toMatchObject([{ url: LINK, attempts }]);
  });

  it('has used no attempt when the server stops', async () => {
    await catalogue.as(ada).add({ image: LINK });
    const { database, writer } = catalogue;
    const before = await linksOf(catalogue);
    let end = () => {};
    const fetching = jest.fn(
      () =>
        new Promise<never>((_resolve, reject) => {
          end = () => reject(new FetchFailure('TIMEOUT', 'The server stops.'));
        }),
    );
    const copier = new PictureCopier({
      ...{ database, writer, fetch: fetching, onAttempt: () => {} },
      keepCopy: () => Promise.resolve(),
    });
    copier.start(() => {});
    await waitUntil(async () => fetching.mock.calls.length > 0);
    expect(await linksOf(catalogue)).toMatchObject([{ attempts: 1 }]);
    const closed = copier.close();
    end();
    await closed;
    expect(await linksOf(catalogue)).toEqual(before);
  });

  it.each([
    ['one host', 1, 2],
    ['many hosts', 12, 4],
  ])('is copied beside dead links of another member to %s', async (_what, hosts, atATime) => {
    for (let n = 0; n < 12; n += 1) {
      await catalogue.as(ada).add({ image: `https://dead${n % hosts}.example/${n}.jpg` });
    }
    await catalogue.as(ben).add({ image: LINK });
    const { database, writer } = catalogue;
    const fetched: string[] = [];
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const copier = new PictureCopier({
      ...{ database, writer, onAttempt: () => {} },
      fetch: async (url) => {
        fetched.push(url);
        if (url !== LINK) await ended;
        return Buffer.alloc(0);
      },
      keepCopy: () => Promise.resolve(),
    });
    const copying = copier.copyDue(Date.now() + 1_000);
    await waitUntil(async () => fetched.length > atATime);
    end();
    expect(await copying).toBe(atATime + 1);
    expect(fetched).toContain(LINK);
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
      await expect(copier.copyDue(now)).rejects.toBe(outage);
      now += 60_000;
    }
    expect(await linksOf(catalogue)).toMatchObject([{ url: LINK, attempts: 0 }]);
    outage = null;
    expect(await copier.copyDue(now)).toBe(1);
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
    await Promise.all(copiers.map((copier) => copier.copyDue(now)));
    expect(urls).toEqual([LINK]);
  });

  it('with an address that has no room in an index is left as it is', async () => {
    const image = `https://elsewhere.example/${'ü'.repeat(1_000)}.jpg`;
    const { id } = await catalogue.as(ada).add({ image });
    expect(await readPicture(catalogue, id)).toEqual({ image: new URL(image).href, picture: null });
    expect(await linksOf(catalogue)).toEqual([]);
  });
});
