import sharp from 'sharp';
import {
  ada,
  ben,
  buildArtifact,
  codes,
  offenders,
  startCatalogue,
  type TestCatalogue,
} from '../support/catalogue';
import { draw, getFrom, linksOf, readPicture, storageOf } from '../support/picture-catalogue';

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await startCatalogue();
});
afterEach(() => catalogue.stop());

const upload = (file: Buffer, headers?: Record<string, string>, who = ada) =>
  catalogue.as(who).upload(file, headers);
const get = (address: string) => getFrom(catalogue, address);

async function storedIds() {
  const ids: string[] = [];
  for await (const id of storageOf(catalogue).ids()) ids.push(id);
  return ids;
}

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
      'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
      'access-control-allow-origin': '*',
    });
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 900, height: 600 });
  });

  it('is stored once for the same bytes, whoever sends them', async () => {
    const file = await draw(40, 30);
    const answers = [await upload(file), await upload(file, {}, ben)];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await storedIds()).toHaveLength(1);
  });

  it('is refused while three others of the member are open', async () => {
    const file = await draw(40, 30);
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(file)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('5');
    expect((await upload(file, {}, ben)).status).toBe(201);
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
    expect(await linksOf(catalogue)).toEqual([]);
  });

  it('is shown by the artifact that names it, also at another origin', async () => {
    const { body } = await upload(await draw(2000, 1000));
    const { id } = await catalogue.as(ada).add({ image: body.url, imageAlt: 'A brown field.' });
    const { image, picture } = await readPicture(catalogue, id);
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
    expect((await readPicture(catalogue, id)).picture).toBeNull();
    await upload(file);
    expect((await readPicture(catalogue, id)).picture).toMatchObject(body);
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
