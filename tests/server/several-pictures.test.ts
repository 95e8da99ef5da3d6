import {
  ada,
  ben,
  codes,
  offenders,
  startCatalogue,
  type TestCatalogue,
} from '../support/catalogue';
import { readHistory, restoreVersion } from '../support/history';
import { recordQueries } from '../support/queries';
import { refusedInput } from '../support/refused-input';

const FRONT = 'https://example.org/mirror.jpg';
const BACK = { image: 'https://example.org/back.jpg', caption: 'The back', alt: 'A knob.' };
const EDGE = { image: 'https://example.org/edge.jpg' };
const RIGHTS = 'https://creativecommons.org/publicdomain/zero/1.0/';

const whole = (picture: object) => ({ caption: null, alt: null, rights: null, ...picture });

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const addOfAda = async (overrides: object): Promise<string> =>
  (await catalogue.as(ada).add({ ...overrides })).id;

async function picturesOf(id: string): Promise<unknown[]> {
  const { data } = await catalogue.visitor.run(
    `query ($id: ID!) { artifact(id: $id) { pictureCount pictures { image caption alt rights } } }`,
    { id },
  );
  const { pictureCount, pictures } = data.artifact;
  expect(pictures).toHaveLength(pictureCount);
  return pictures;
}

describe('the pictures of an artifact', () => {
  it('are the first, and then the others in order', async () => {
    const id = await addOfAda({
      ...{ imageCaption: ' The front ', imageAlt: 'A mirror.', rights: RIGHTS },
      morePictures: [{ ...BACK, rights: ' ' }, EDGE],
    });
    expect(await picturesOf(id)).toEqual([
      { image: FRONT, caption: 'The front', alt: 'A mirror.', rights: RIGHTS },
      whole(BACK),
      whole(EDGE),
    ]);
  });

  it('stay where an update has no list, and go with an empty one', async () => {
    const id = await addOfAda({ imageCaption: 'The front', morePictures: [BACK] });
    await catalogue.as(ada).update(id, { artifactName: 'Mirror', imageCaption: undefined });
    expect(await picturesOf(id)).toEqual([
      whole({ image: FRONT, caption: 'The front' }),
      whole(BACK),
    ]);
    await catalogue.as(ada).update(id, { morePictures: [], imageCaption: null });
    expect(await picturesOf(id)).toEqual([whole({ image: FRONT })]);
  });

  it('change nothing when they are written as they are', async () => {
    const id = await addOfAda({ morePictures: [BACK, EDGE] });
    const { data } = await catalogue.as(ada).update(id, { morePictures: [whole(BACK), EDGE] });
    expect(data.updateArtifact.modifiedCount).toBe(0);
    const other = await catalogue.as(ada).update(id, { morePictures: [EDGE, BACK] });
    expect(other.data.updateArtifact.modifiedCount).toBe(1);
  });

  it('are changed by their owner alone', async () => {
    const id = await addOfAda({ morePictures: [BACK] });
    expect(codes(await catalogue.as(ben).update(id, { morePictures: [] }))).toEqual(['FORBIDDEN']);
    const { errors } = await catalogue.visitor.update(id, { morePictures: [] });
    expect(codes({ errors })).toEqual(['UNAUTHENTICATED']);
    expect(await picturesOf(id)).toHaveLength(2);
  });

  it('come by one further statement for a whole list', async () => {
    await addOfAda({ morePictures: [BACK, EDGE] });
    const queries = recordQueries(catalogue.dataSource);
    await catalogue.visitor.run('{ artifacts { edges { node { pictures { image } } } } }');
    const withoutStored = queries.length;
    await catalogue.visitor.run(
      '{ artifacts { edges { node { pictures { picture { url } } } } } }',
    );
    expect(queries.length - withoutStored).toBe(withoutStored + 1);
  });
});

describe('the rules of further pictures', () => {
  let id: string;
  beforeAll(async () => {
    id = await addOfAda({});
  });
  const refused = (morePictures: unknown, overrides = {}) =>
    refusedInput(catalogue, id, { morePictures, ...overrides });

  it.each<[string, object, string]>([
    ['an address', { image: 'ftp://example.org/back.jpg' }, 'image'],
    ['an address that shows nothing', { image: ' ' }, 'image'],
    ['no address', { image: undefined }, 'image'],
    ['a caption of two lines', { caption: 'The\nback' }, 'caption'],
    ['a long caption', { caption: 'x'.repeat(101) }, 'caption'],
    ['a long description', { alt: 'x'.repeat(1_001) }, 'alt'],
    ['unknown rights', { rights: 'mine' }, 'rights'],
    ['a text of another kind', { alt: 7 }, 'alt'],
    ['a field that does not exist', { title: 'The back' }, 'title'],
  ])('name the place of %s', async (_, part, field) => {
    expect(await refused([EDGE, { ...BACK, ...part }])).toEqual([`morePictures.1.${field}`]);
  });

  it('take at most eleven', async () => {
    const many = Array.from({ length: 12 }, (_, nth) => ({ image: `${FRONT}?nth=${nth}` }));
    expect(await refused(many)).toEqual(['morePictures']);
    await catalogue.as(ada).update(id, { morePictures: many.slice(1) });
    expect(await picturesOf(id)).toHaveLength(12);
    await catalogue.as(ada).update(id, { morePictures: [] });
  });

  it('take no address twice', async () => {
    expect(await refused([EDGE, { image: FRONT }])).toEqual(['morePictures.1.image']);
    expect(await refused([EDGE, BACK, { image: ' HTTPS://example.org/edge.jpg' }])).toEqual([
      'morePictures.2.image',
    ]);
    await catalogue.as(ada).update(id, { morePictures: [EDGE] });
    const updated = await catalogue.as(ada).update(id, { image: EDGE.image });
    expect([codes(updated), offenders(updated)]).toEqual([['BAD_USER_INPUT'], ['image']]);
  });

  it('need an uploaded picture that is stored', async () => {
    const image = `https://antiquary.example/pictures/${'0'.repeat(64)}/full.webp`;
    expect(await refused([EDGE, { image }])).toEqual(['morePictures.1.image']);
  });
});

describe('described', () => {
  const idsOf = async (described: boolean, text: string) => {
    const { data } = await catalogue.visitor.run(
      `query ($filter: ArtifactFilter) { artifacts(filter: $filter, orderBy: OLDEST) {
        edges { node { id } } } }`,
      { filter: { described, search: text } },
    );
    return data.artifacts.edges.map(({ node }: { node: { id: string } }) => node.id);
  };

  it('asks for a description of each picture', async () => {
    const described = { artifactName: 'Described vase', imageAlt: 'A vase.' };
    const one = await addOfAda(described);
    const all = await addOfAda({ ...described, morePictures: [BACK] });
    const some = await addOfAda({ ...described, morePictures: [BACK, EDGE] });
    expect(await idsOf(true, 'Described vase')).toEqual([one, all]);
    expect(await idsOf(false, 'Described vase')).toEqual([some]);
    await catalogue.as(ada).update(some, { ...described, morePictures: [BACK] });
    expect(await idsOf(false, 'Described vase')).toEqual([]);
  });

  it('takes no text for the absence of one', async () => {
    const alt = 'It reads: "alt":null';
    await addOfAda({ artifactName: 'Odd vase', imageAlt: alt, morePictures: [{ ...EDGE, alt }] });
    expect(await idsOf(false, 'Odd vase')).toEqual([]);
  });
});

describe('the history', () => {
  it('shows further pictures as lines, and restores them', async () => {
    const id = await addOfAda({ morePictures: [{ ...BACK, alt: 'A | knob.' }] });
    await catalogue.as(ada).update(id, { imageCaption: 'Front', morePictures: [EDGE] });
    await catalogue.as(ada).update(id, { imageCaption: 'Front', morePictures: [] });
    const history = (await readHistory(catalogue.as(ada), id)) ?? [];
    const before = 'https://example.org/back.jpg | The back | A \\| knob.';
    expect(history.map(({ changes }) => changes)).toEqual([
      [{ field: 'morePictures', before: EDGE.image, after: null }],
      [
        { field: 'imageCaption', before: null, after: 'Front' },
        { field: 'morePictures', before, after: EDGE.image },
      ],
      [],
    ]);
    await restoreVersion(catalogue.as(ada), id, history[1]?.id);
    expect(await picturesOf(id)).toEqual([whole({ image: FRONT, caption: 'Front' }), whole(EDGE)]);
    await restoreVersion(catalogue.as(ada), id, history[2]?.id);
    expect(await picturesOf(id)).toEqual([
      whole({ image: FRONT }),
      whole({ ...BACK, alt: 'A | knob.' }),
    ]);
  });
});
