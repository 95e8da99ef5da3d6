import { memberData, readCommands } from '../../server/composition/features';
import { readCommandLine } from '../../server/operator/command-line';
import { BucketStorage } from '../../server/pictures/bucket-storage';
import { FolderStorage } from '../../server/pictures/folder-storage';
import type { PictureStorage } from '../../server/pictures/picture-storage';
import { ada, ben, member, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { parse } from '../support/environment';
import { operatorOf } from '../support/operator-acts';
import { draw, getFrom, LINK, linksOf, readPicture } from '../support/picture-catalogue';
import { startS3Server } from '../support/s3-server';
import { temporaryFolder } from '../support/temporary-folders';

const moderator = { ...member(7), isModerator: true };

let catalogue: TestCatalogue;
let file: Buffer;

const upload = async () => String((await catalogue.as(ada).upload(file)).body.url);
const idOf = (url: string) => /[0-9a-f]{64}/.exec(url)?.[0] ?? '';
const addressesOf = (url: string) => [
  url,
  url.replace('full.webp', '320.webp'),
  ...['info.json', 'full/max/0/default.jpg'].map((end) =>
    url.replace(/pictures\/(\w+)\/.*/, `iiif/$1/${end}`),
  ),
];
const statusesOf = async (url: string) => {
  const answers = await Promise.all(addressesOf(url).map((one) => getFrom(catalogue, one)));
  return [...new Set(answers.map(({ status }) => status))];
};
const add = async (image: string, who = ada) => String((await catalogue.as(who).add({ image })).id);

/** Shows an uploaded picture for a link, as if it was copied from there. */
const copyLink = (url: string) =>
  catalogue.dataSource.query(
    `UPDATE "picture_links" SET "pictureId" = '${idOf(url)}', "nextAttemptAt" = NULL
      WHERE "url" = '${LINK}'`,
  );

describe('without a command', () => {
  beforeEach(async () => {
    catalogue = await startCatalogue();
    file = await draw(400, 300);
  });
  afterEach(() => catalogue.stop());

  it('a picture is gone at once when its artifact is hidden, and back when it is shown', async () => {
    const url = await upload();
    expect(await statusesOf(url)).toEqual([200]);
    const id = await add(url);
    // The third time from the cache, if they are cached.
    for (let n = 0; n < 3; n += 1) expect(await statusesOf(url)).toEqual([200]);
    const { hide, show } = operatorOf(catalogue.database);
    await hide(id);
    expect(await statusesOf(url)).toEqual([410]);
    expect((await getFrom(catalogue, url)).headers.get('cache-control')).toBe('no-store');
    await show(id);
    expect(await statusesOf(url)).toEqual([200]);
  });

  it.each([
    ['deletes it', (id: string) => catalogue.as(ada).delete(id)],
    ['shows another picture', (id: string) => catalogue.as(ada).update(id, { image: LINK })],
  ])('a picture is gone at once when its owner %s', async (_what, change) => {
    const url = await upload();
    const id = await add(url);
    await change(id);
    expect(await statusesOf(url)).toEqual([410]);
    // Nobody gets it back by an upload alone.
    expect(await upload()).toBe(url);
    expect(await statusesOf(url)).toEqual([410]);
    await add(url, ben);
    expect(await statusesOf(url)).toEqual([200]);
  });

  it('a picture stays while another artifact shows it, also for another address', async () => {
    const url = await upload();
    const ids = [await add(url), await add(url, ben), await add(LINK)];
    await copyLink(url);
    const { hide } = operatorOf(catalogue.database);
    const statuses = [];
    for (const id of ids) {
      await hide(id);
      statuses.push(...(await statusesOf(url)));
    }
    expect(statuses).toEqual([200, 200, 410]);
  });

  it('an uploaded picture that nothing has named for a day is gone', async () => {
    const url = await upload();
    await catalogue.dataSource.query(`UPDATE "pictures" SET "storedAt" = 1`);
    expect(await statusesOf(url)).toEqual([410]);
    await upload();
    expect(await statusesOf(url)).toEqual([200]);
  });

  it('a picture counts as a request while it is searched for among what waits', async () => {
    const limited = await startCatalogue({ rateLimit: 3, trustProxy: ['127.0.0.1'] });
    const send = async (picture: Buffer, from: string) =>
      String((await limited.as(ada).upload(picture, { 'x-forwarded-for': from })).body.url);
    const unused = await send(file, '192.0.2.1');
    await limited.dataSource.query(`UPDATE "pictures" SET "storedAt" = 1`);
    const shown = await send(await draw(300, 400), '192.0.2.2');
    const statuses: number[] = [];
    for (const url of [shown, shown, unused, unused, shown, unused].flatMap(addressesOf)) {
      const from = { 'x-forwarded-for': '192.0.2.3' };
      const { pathname } = new URL(url);
      statuses.push((await limited.visitor.fetch('GET', pathname, undefined, from)).status);
    }
    await limited.stop();
    expect(statuses).toEqual([
      ...[200, 200, 200, 200, 200, 200, 200, 200],
      ...[410, 410, 410, 429, 429, 429, 429, 429],
      ...[200, 200, 200, 200, 429, 429, 429, 429],
    ]);
  });

  it('a moderator alone sees the picture of a hidden artifact', async () => {
    const url = await upload();
    await operatorOf(catalogue.database).hide(await add(url));
    const { pathname } = new URL(url);
    const read = async (who = ada) => {
      const { status, headers } = await catalogue.as(who).fetch('GET', pathname);
      return [status, headers.get('cache-control')];
    };
    expect(await read(moderator)).toEqual([200, 'private, no-store']);
    expect(await read(ada)).toEqual([410, 'no-store']);
  });
});

describe.each(['a folder', 'a bucket'])('with pictures in %s, the command', (place) => {
  let storage: PictureStorage;
  let variables: Record<string, string>;
  let stop = async () => {};
  let printed: jest.SpyInstance;
  beforeAll(async () => {
    if (place === 'a folder') {
      const folder = await temporaryFolder();
      storage = new FolderStorage(folder);
      variables = { PICTURES_DIR: folder };
      return;
    }
    const server = await startS3Server();
    const { bucket, region, endpoint } = server.bucket;
    storage = new BucketStorage(server.bucket);
    variables = {
      ...{ PICTURES_BUCKET: bucket, AWS_REGION: region, AWS_ENDPOINT_URL_S3: endpoint ?? '' },
    };
    stop = () => server.stop();
  });
  afterAll(() => stop());
  beforeEach(async () => {
    printed = jest.spyOn(console, 'log').mockReturnValue();
    file = await draw(400, 300);
    // A server learns of commands by polling: see tests/product/admin.slow.test.ts.
    catalogue = await startCatalogue({ cache: false, pictures: { storage } });
  });
  afterEach(async () => {
    printed.mockRestore();
    await catalogue.stop();
  });

  /** @returns what the command prints */
  async function run(...words: string[]): Promise<string> {
    const { command, ...options } = await readCommandLine(
      [...words, '--without-backup'],
      await readCommands(),
    );
    if ('runOn' in command) throw new Error('The command opens no catalogue.');
    const environment = parse({ ...variables, PUBLIC_URL: 'https://antiquary.example' });
    const { database } = catalogue;
    await command.run({ ...options, environment, database, memberData });
    return printed.mock.calls.splice(0).join('\n');
  }
  const isStored = (url: string) => storage.has(idOf(url));

  it('remove removes the pictures of all versions at once', async () => {
    const first = await upload();
    file = await draw(500, 300);
    const second = await upload();
    const id = await add(first);
    await catalogue.as(ada).update(id, { image: second });
    const said = await run('remove', id);
    expect(said).toBe(`Artifact ${id} is removed.\nPictures removed: 2.`);
    expect([await isStored(first), await isStored(second)]).toEqual([false, false]);
    expect(await statusesOf(second)).toEqual([404]);
    // Uploaded again, it is stored and shown again.
    await add(await upload());
    expect(await statusesOf(second)).toEqual([200]);
  });

  it.each([
    ['shown', () => Promise.resolve(null)],
    ['hidden', (id: string) => operatorOf(catalogue.database).hide(id)],
  ])('remove keeps the picture of another artifact, which is %s', async (_what, change) => {
    const url = await upload();
    const [id, other] = [await add(url), await add(url, ben)];
    await change(other);
    expect(await run('remove', id)).toBe(`Artifact ${id} is removed.`);
    expect(await isStored(url)).toBe(true);
    await run('remove', other);
    expect(await isStored(url)).toBe(false);
  });

  it('remove lets a restored artifact copy its link again', async () => {
    const url = await upload();
    const id = await add(LINK);
    await copyLink(url);
    await run('remove', id);
    expect([await isStored(url), await linksOf(catalogue)]).toEqual([false, []]);
    await operatorOf(catalogue.database).restore(id);
    expect(await linksOf(catalogue)).toMatchObject([
      { url: LINK, pictureId: null, nextAttemptAt: expect.anything() },
    ]);
  });

  it.each([
    ['of the picture', (url: string) => url],
    ['of its description for viewers', (url: string) => `/iiif/${idOf(url)}`],
    ['from which it was copied', () => LINK],
  ])('remove-picture removes it by the address %s, and copies it no more', async (_what, of) => {
    const url = await upload();
    const id = await add(LINK);
    await copyLink(url);
    const said = await run('remove-picture', of(url), '--reason', 'Stolen.');
    expect(said).toBe(
      `Picture ${idOf(url)} is removed. Artifacts that still name its address: ${id}.`,
    );
    expect([await isStored(url), await statusesOf(url)]).toEqual([false, [404]]);
    expect((await readPicture(catalogue, id)).picture).toBeNull();
    for (const link of await linksOf(catalogue)) {
      expect(link).toMatchObject({ pictureId: null, nextAttemptAt: null });
    }
    expect(await run('log')).toMatch(/remove-picture +\w+.* Stolen\./);
    await expect(run('remove-picture', of(url))).rejects.toThrow(/^No picture is stored for /);
  });
});
