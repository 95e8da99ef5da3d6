import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { FolderStorage } from '../../server/pictures/folder-storage';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { type FaultyBucket, startFaultyBucket } from '../support/faulty-bucket';
import { draw, getFrom, LINK, linksOf } from '../support/picture-catalogue';
import { noise } from '../support/pictures';
import { mountSmallDisk, type SmallDisk } from '../support/small-disk';
import { storePicture } from '../support/stored-picture';
import { temporaryFolder } from '../support/temporary-folders';

let catalogue: TestCatalogue;
afterEach(() => catalogue.stop());

const upload = (file: Buffer) => catalogue.as(ada).upload(file);

/** The member is told to try again, and no picture is shown. */
async function expectUnavailable(file: Buffer) {
  const { status, headers, body } = await upload(file);
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(body).toEqual({ message: expect.any(String) });
  expect(await linksOf(catalogue)).toEqual([]);
  expect(await catalogue.dataSource.query('SELECT * FROM "pictures"')).toEqual([]);
}

/** @returns the address of the picture */
async function expectStored(file: Buffer): Promise<string> {
  const { status, body } = await upload(file);
  expect(status).toBe(201);
  expect((await getFrom(catalogue, body.url)).status).toBe(200);
  return body.url;
}

describe('a bucket', () => {
  let bucket: FaultyBucket;
  beforeAll(async () => {
    bucket = await startFaultyBucket();
  });
  afterAll(() => bucket.stop());
  beforeEach(async () => {
    catalogue = await startCatalogue({ pictures: { storage: bucket.storage } });
  });

  it.each([500, 503, 507, 403, 'silence'] as const)(
    'that answers with %s makes uploads wait',
    async (fault) => {
      const file = await draw(40, 30);
      bucket.setFault(fault);
      await expectUnavailable(file);
      bucket.setFault(null);
      await expectStored(file);
    },
  );

  it('that fails loses no picture', async () => {
    const url = await expectStored(await draw(40, 30));
    const tile = url.replace(/pictures(.*)full.webp$/, 'iiif$1full/40,30/0/default.jpg');
    expect((await getFrom(catalogue, tile)).status).toBe(200);
    for (const fault of [500, 'beginnings'] as const) {
      bucket.setFault(fault);
      for (const address of [url, tile]) {
        const { status, headers } = await getFrom(catalogue, address);
        expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
          ...[503, '5'],
          null,
        ]);
      }
    }
    bucket.setFault(null);
    expect((await getFrom(catalogue, url)).status).toBe(200);
  });
});

/** Longer than 55 large pictures take on a busy machine, in milliseconds. */
const PATIENT = 60_000;

it('a bucket gives pictures beside clients that have stopped reading', async () => {
  const bucket = await startFaultyBucket(PATIENT);
  catalogue = await startCatalogue({ pictures: { storage: bucket.storage } });
  const folder = await temporaryFolder();
  // More than the kernel holds for a connection.
  const large = randomBytes(5 * 2 ** 20);
  await mkdir(join(folder, 'tiles'));
  await writeFile(join(folder, 'full.webp'), large);
  await catalogue.as(ada).add({ image: LINK });
  const path = `${await storePicture(catalogue.dataSource, LINK)}/full.webp`;
  await bucket.storage.write(path.split('/')[2] ?? '', folder);
  const { hostname, port } = new URL(catalogue.url);
  // The SDK has 50 connections.
  const sockets = Array.from({ length: 55 }, () => connect(Number(port), hostname));
  await Promise.all(
    sockets.map((socket) => {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      return once(socket, 'readable');
    }),
  );
  const answer = await fetch(catalogue.url + path);
  expect(Buffer.from(await answer.arrayBuffer()).equals(large)).toBe(true);
  for (const socket of sockets) socket.destroy();
  await bucket.stop();
});

/** Mounting needs root, and the right to mount, which containers may lack. */
const disk: SmallDisk | null = mountSmallDisk();
afterAll(() => disk?.unmount());
const describeWithDisk = disk ? describe : describe.skip;

describeWithDisk('a disk without room (needs the right to mount)', () => {
  it.each([
    ['the file', 0, true],
    ['what is made of it', 400_000, true],
    ['what is stored', 50_000, false],
  ])('for %s makes uploads wait', async (_what, room, makesThere) => {
    const folder = disk?.folder ?? '';
    catalogue = await startCatalogue({
      pictures: {
        storage: new FolderStorage(`${folder}/pictures`),
        temporaryFolder: makesThere ? `${folder}/unmade` : await temporaryFolder(),
      },
    });
    const file = await noise(350, 350).png().toBuffer();
    disk?.fill(room);
    await expectUnavailable(file);
    disk?.fill(2 ** 21);
    await expectStored(file);
  });
});
