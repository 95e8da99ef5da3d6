import sharp, { type Sharp } from 'sharp';
import { Random } from '../support/random';
import type { Caller } from '../support/caller';
import { ada, ben, codes, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { LINK } from '../support/picture-catalogue';
import { waitUntil } from '../support/wait-until';

const mara = {
  uid: 'mara',
  email: 'mara@example.org',
  displayName: 'Mara Moss',
  isModerator: true,
};

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await startCatalogue();
});
afterEach(() => catalogue.stop());

/** A picture of soft spots, always the same one for a number. */
function scene(seed: number, width = 600, height = 400): Sharp {
  const random = new Random(seed);
  const spots = Buffer.from(Array.from({ length: 24 * 16 }, () => random.whole(0, 255)));
  return sharp(spots, { raw: { width: 24, height: 16, channels: 1 } })
    .resize(width, height)
    .toColourspace('srgb');
}

const plain = (colour: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: colour } });

async function upload(picture: Sharp): Promise<string> {
  const { status, body } = await catalogue.as(ada).upload(await picture.png().toBuffer());
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.url;
}

/** Uploads a picture, and adds an artifact with it. @returns the identifier of the artifact. */
async function addWith(picture: Sharp): Promise<string> {
  return (await catalogue.as(ada).add({ image: await upload(picture) })).id;
}

const ask = (caller: Caller, variables: object) =>
  caller.run(
    `query ($url: String!, $except: ID, $first: Int) {
      artifactsWithPicture(url: $url, except: $except, first: $first) {
        isSameFile artifact { id artifactName userEmail } } }`,
    { ...variables },
  );

/** The artifacts that ben finds: their identifiers, and whether the file is the same. */
async function find(url: string, more: { except?: string; first?: number } = {}) {
  const { data, errors } = await ask(catalogue.as(ben), { url, ...more });
  expect(errors).toEqual([]);
  const found = data.artifactsWithPicture as { artifact: { id: string }; isSameFile: boolean }[];
  return found.map(({ artifact, isSameFile }) => [artifact.id, isSameFile]);
}

describe('the artifacts with a picture', () => {
  it('are those with the same file first, and then those that look the same', async () => {
    const same = await addWith(scene(1));
    const copy = await addWith(scene(1).resize(300).modulate({ brightness: 1.1 }));
    await addWith(scene(2));
    expect(await find(await upload(scene(1)))).toEqual([
      [same, true],
      [copy, false],
    ]);
  });

  it.each<[string, (picture: Sharp) => Sharp | Promise<Sharp>]>([
    ['smaller', (picture) => picture.resize(150)],
    ['brighter', (picture) => picture.modulate({ brightness: 1.15 })],
    ['compressed', async (picture) => sharp(await picture.jpeg({ quality: 20 }).toBuffer())],
    [
      'slightly cropped',
      async (picture) =>
        sharp(await picture.toBuffer()).extract({ left: 6, top: 4, width: 588, height: 392 }),
    ],
  ])('are found by a copy that is %s', async (_what, change) => {
    const id = await addWith(scene(3).png());
    expect(await find(await upload(await change(scene(3).png())))).toEqual([[id, false]]);
  });

  it('are not found by a mirrored picture', async () => {
    await addWith(scene(3));
    expect(await find(await upload(scene(3).flop()))).toEqual([]);
  });

  it('are found by the file alone where the picture has one colour', async () => {
    const id = await addWith(plain('#963'));
    await addWith(plain('#369'));
    expect(await find(await upload(plain('#963')))).toEqual([[id, true]]);
  });

  it('are found for the address of another site once its picture is copied', async () => {
    const elsewhere = await scene(1).jpeg({ quality: 40 }).toBuffer();
    await catalogue.stop();
    catalogue = await startCatalogue({
      copyLinkedPictures: true,
      pictures: { fetch: async () => elsewhere },
    });
    const uploaded = await addWith(scene(1));
    const { id } = await catalogue.as(ada).add({ image: LINK });
    const found = [
      [id, true],
      [uploaded, false],
    ];
    await waitUntil(async () => (await find(LINK)).length === found.length);
    expect(await find(LINK)).toEqual(found);
    expect(await find(` ${LINK} `, { except: id })).toEqual([[uploaded, false]]);
  });

  it('are five, the newest of each kind first', async () => {
    const file = await upload(scene(1));
    const copy = await upload(scene(1).resize(300));
    const add = async (image: string) => (await catalogue.as(ada).add({ image })).id;
    const alike = [await add(copy), await add(copy)];
    const same = [await add(file), await add(file), await add(file), await add(file)];
    const newest = [...same].reverse().map((id) => [id, true]);
    expect(await find(file)).toEqual([...newest, [alike[1], false]]);
    expect(await find(file, { first: 2 })).toEqual(newest.slice(0, 2));
    expect(await find(file, { except: same[3] })).toHaveLength(5);
  });

  it('are neither hidden nor deleted', async () => {
    const [hidden, deleted] = [await addWith(scene(1)), await addWith(scene(1))];
    await catalogue
      .as(mara)
      .run(`mutation ($id: ID!) { hideArtifact(artifactId: $id, reason: "x") { artifactId } }`, {
        id: hidden,
      });
    await catalogue.as(ada).delete(deleted);
    expect(await find(await upload(scene(1)))).toEqual([]);
  });

  it('are none for an address without a stored picture', async () => {
    await catalogue.as(ada).add({ image: `${LINK}?2` });
    for (const url of ['', 'no address', `${LINK}?1`, '/pictures/00/full.webp']) {
      expect(await find(url)).toEqual([]);
    }
  });

  it('are for members, and show no address of theirs', async () => {
    await addWith(scene(1));
    const url = await upload(scene(1));
    expect(codes(await ask(catalogue.visitor, { url }))).toEqual(['UNAUTHENTICATED']);
    const { data } = await ask(catalogue.as(ben), { url });
    expect(data.artifactsWithPicture[0].artifact.userEmail).toBeNull();
  });

  it.each([0, 101])('are not %d', async (first) => {
    const answer = await ask(catalogue.as(ben), { url: LINK, first });
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
  });

  it('cost as much as a list', async () => {
    const response = await catalogue
      .as(ben)
      .fetch(
        'POST',
        '/graphql',
        { query: `{ artifactsWithPicture(url: "x") { isSameFile artifact { id } } }` },
        { 'antiquary-cost': '1' },
      );
    const { extensions } = (await response.json()) as { extensions: { cost: object } };
    expect(extensions.cost).toMatchObject({ lists: 1, lookups: 0, nodes: 5 });
  });
});
