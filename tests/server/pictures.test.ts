import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { presentation3StrictUpgrade } from '@iiif/parser/strict';
import sharp from 'sharp';
import { PictureCopier } from '../../server/pictures/picture-copier';
import { removeUnusedPictures } from '../../server/pictures/remove-unused-pictures';
import { RETRY_DELAYS } from '../../server/pictures/retry-delays';
import { FolderStorage } from '../../server/pictures/folder-storage';
import {
  ada,
  ben,
  buildArtifact,
  codes,
  offenders,
  startCatalogue,
  type TestCatalogue,
} from '../support/catalogue';
import { waitUntil } from '../support/wait-until';

const DAY = 24 * 3_600_000;
const LINK = 'https://elsewhere.example/sphinx.jpg';

let catalogue: TestCatalogue;
/** What the site elsewhere sends; null when it cannot be reached. */
let elsewhere: Buffer | null = null;
beforeEach(async () => {
  elsewhere = null;
  catalogue = await startCatalogue({
    pictures: {
      async fetch() {
        if (!elsewhere) throw new Error('The site cannot be reached.');
        return elsewhere;
      },
    },
  });
});
afterEach(() => catalogue.stop());

const draw = (width: number, height: number, colour = '#963') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

const upload = (file: Buffer, headers?: Record<string, string>, who = ada) =>
  catalogue.as(who).upload(file, headers);

/** Gets the file at an absolute address of the catalogue. */
const get = (address: string) => fetch(catalogue.url + new URL(address).pathname);

const PICTURE = `picture { url width height alt sizes { url width height } preview iiif }`;
async function pictureOf(id: string) {
  const { data } = await catalogue.visitor.run(
    `query ($id: ID!) { artifact(id: $id) { image ${PICTURE} } }`,
    { id },
  );
  return data.artifact;
}

const storedIds = () => readdir(join(catalogue.location.dataDir, 'pictures'));
const storage = () => new FolderStorage(join(catalogue.location.dataDir, 'pictures'));
const links = () => catalogue.dataSource.query(`SELECT * FROM "picture_links" ORDER BY "url"`);

describe('an upload', () => {
  it('is stored in sizes, and answers with the address of the whole picture', async () => {
    const { status, body } = await upload(await draw(900, 600));
    expect([status, body]).toEqual([
      201,
      {
        url: expect.stringMatching(/^https:\/\/antiquary\.example\/pictures\//),
        width: 900,
        height: 600,
      },
    ]);
    const response = await get(body.url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 900, height: 600 });
  });

  it('is stored once for the same bytes, whoever sends them', async () => {
    const file = await draw(40, 30);
    const answers = [await upload(file), await upload(file, {}, ben)];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await storedIds()).filter((name) => /^[0-9a-f]{64}$/.test(name))).toHaveLength(1);
  });

  it('is refused while three others of the member are open', async () => {
    const file = await draw(40, 30);
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(file)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('5');
    expect((await upload(file, {}, ben)).status).toBe(201);
  });

  it('is answered with 503 while the disk is full', async () => {
    const full = storage();
    full.write = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
    await catalogue.stop();
    catalogue = await startCatalogue({ pictures: { storage: full } });
    const { status, headers } = await upload(await draw(40, 30));
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(await links()).toEqual([]);
  });

  it('is refused to visitors before the file is read', async () => {
    const { status, headers } = await catalogue.visitor.upload(await draw(40, 30));
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  it.each([
    ['no picture', 400, {}, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a part of a picture', 400, {}, null],
    ['another media type', 415, { 'content-type': 'text/plain' }, Buffer.from('x')],
    ['nothing', 400, {}, Buffer.alloc(0)],
    ['more than 10 MiB', 413, {}, Buffer.alloc(10 * 1024 * 1024 + 1)],
  ])('is refused for %s', async (_what, status, headers, body) => {
    const file = body ?? (await draw(400, 300)).subarray(0, 200);
    const answer = await upload(file, headers);
    expect([answer.status, answer.body]).toEqual([status, { message: expect.any(String) }]);
    expect(await links()).toEqual([]);
  });

  it('is shown by the artifact that names it, also at another origin', async () => {
    const { body } = await upload(await draw(2000, 1000));
    const { id } = await catalogue.as(ada).add({ image: body.url, imageAlt: 'A brown field.' });
    const { image, picture } = await pictureOf(id);
    expect(image).toBe(body.url);
    expect(picture).toMatchObject({ ...body, alt: 'A brown field.' });
    expect(
      picture.sizes.map(({ width, height }: { width: number; height: number }) => [width, height]),
    ).toEqual([
      [320, 160],
      [640, 320],
      [1280, 640],
    ]);
    for (const { url, width } of picture.sizes) {
      expect((await sharp(await (await get(url)).arrayBuffer()).metadata()).width).toBe(width);
    }
    expect(picture.preview).toMatch(/^data:image\/webp;base64,/);
    const [row] = await catalogue.dataSource.query<{ image: string }[]>(
      `SELECT "image" FROM "artifacts"`,
    );
    expect(row?.image).toBe(new URL(body.url).pathname);
  });

  it('is shown by an artifact that was put back after the picture was removed', async () => {
    const file = await draw(40, 30);
    const { body } = await upload(file);
    const { id } = await catalogue.as(ada).add({ image: body.url });
    for (const sql of ['UPDATE "picture_links" SET "pictureId" = NULL', 'DELETE FROM "pictures"']) {
      await catalogue.dataSource.query(sql);
    }
    expect((await pictureOf(id)).picture).toBeNull();
    await upload(file);
    expect((await pictureOf(id)).picture).toMatchObject(body);
  });

  it('that is not stored any more cannot be named', async () => {
    const image = `https://antiquary.example/pictures/${'0'.repeat(64)}/full.webp`;
    const answer = await catalogue
      .as(ada)
      .run(`mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id } } }`, {
        input: buildArtifact({ image }),
      });
    expect([codes(answer), offenders(answer)]).toEqual([['BAD_USER_INPUT'], ['image']]);
  });
});

describe('a linked picture', () => {
  it('is copied in the background, and then shown to everybody', async () => {
    await catalogue.stop();
    elsewhere = await draw(700, 500);
    catalogue = await startCatalogue({
      copyLinkedPictures: true,
      cache: true,
      pictures: { fetch: async () => elsewhere ?? Buffer.alloc(0) },
    });
    const { id } = await catalogue.as(ada).add({ image: LINK });
    // Responses are cached at their second request.
    await waitUntil(async () => (await pictureOf(id)).picture !== null);
    const { image, picture } = await pictureOf(id);
    expect([image, picture.width, picture.height]).toEqual([LINK, 700, 500]);
    expect((await get(picture.url)).status).toBe(200);
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
    expect(await copier.copyNext(now + 365 * DAY)).toBe(false);
    expect(await links()).toMatchObject([{ url: LINK, attempts: 8, nextAttemptAt: null }]);
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
    const image = `https://elsewhere.example/${'ü'.repeat(2_500)}.jpg`;
    const { id } = await catalogue.as(ada).add({ image });
    expect(await pictureOf(id)).toEqual({ image, picture: null });
    expect(await links()).toEqual([]);
  });
});

describe('a picture that no artifact uses', () => {
  const remove = (now: number) =>
    removeUnusedPictures(catalogue.database, catalogue.writer, storage(), now);
  const isStored = async (url: string) => (await get(url)).status === 200;

  it('is removed after a day', async () => {
    const { url } = (await upload(await draw(40, 30))).body;
    await remove(Date.now());
    expect(await isStored(url)).toBe(true);
    await remove(Date.now() + DAY + 1_000);
    expect(await links()).toEqual([]);
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

describe('a viewer of IIIF', () => {
  const json = async (address: string) => (await get(address)).json();

  it('reads the description of a picture, and every tile that it may ask for', async () => {
    const { url } = (await upload(await draw(1300, 700))).body;
    const { id } = await catalogue.as(ada).add({ image: url });
    const { iiif } = (await pictureOf(id)).picture;
    const { headers } = await get(`${iiif}/info.json`);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const info = await json(`${iiif}/info.json`);
    expect(info).toMatchObject({ id: iiif, profile: 'level0', width: 1300, height: 700 });
    for (const { width, height } of info.sizes) {
      const response = await get(`${iiif}/full/${width},${height}/0/default.jpg`);
      expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe('jpeg');
    }
    expect((await get(`${iiif}/full/max/0/default.jpg`)).status).toBe(200);
    const [{ width: side, scaleFactors }] = info.tiles;
    for (const factor of scaleFactors as number[]) {
      for (let x = 0; x < 1300; x += side * factor) {
        for (let y = 0; y < 700; y += side * factor) {
          const [w, h] = [Math.min(side * factor, 1300 - x), Math.min(side * factor, 700 - y)];
          const size = [w, h].map((length) => Math.ceil(length / factor));
          const region = w === 1300 && h === 700 ? 'full' : [x, y, w, h].join();
          const tile = await get(`${iiif}/${region}/${size.join()}/0/default.jpg`);
          expect([region, size, tile.status]).toEqual([region, size, 200]);
        }
      }
    }
    expect((await get(`${iiif}/0,0,7,7/7,7/0/default.jpg`)).status).toBe(404);
    expect((await get('https://antiquary.example/iiif/%00/info.json')).status).toBe(404);
    expect((await get(`${iiif}/..%2f..%2fantiquary.sqlite/max/0/default.jpg`)).status).toBe(404);
  });

  it('reads the manifest of an artifact', async () => {
    const { url } = (await upload(await draw(1300, 700))).body;
    const artifact = { image: url, rights: 'https://creativecommons.org/publicdomain/zero/1.0/' };
    const { id } = await catalogue.as(ada).add(artifact);
    const manifest = await json(`https://antiquary.example/iiif/manifest/${id}`);
    const state = { warnings: [] };
    expect(presentation3StrictUpgrade(structuredClone(manifest), state)).toEqual(manifest);
    expect(state.warnings).toEqual([]);
    expect(manifest.items[0]).toMatchObject({ type: 'Canvas', width: 1300, height: 700 });
    const [{ body }] = manifest.items[0].items[0].items;
    expect((await get(body.id)).status).toBe(200);
  });

  it('reads no manifest of an artifact without a stored picture', async () => {
    const { id } = await catalogue.as(ada).add({ image: LINK });
    const status = async () => (await get(`https://antiquary.example/iiif/manifest/${id}`)).status;
    expect(await status()).toBe(404);
    await catalogue.as(ada).delete(id);
    expect(await status()).toBe(410);
  });
});
