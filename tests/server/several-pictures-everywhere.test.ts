import { parse } from 'csv-parse/sync';
import { createRenderer } from '../../client/render';
import { buildArtifact } from '../support/artifact';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { ImportingCatalogue } from '../support/importing';
import { storePicture } from '../support/stored-picture';

const FRONT = 'https://example.org/mirror.jpg';
const RIGHTS = 'https://creativecommons.org/publicdomain/zero/1.0/';
const BACK = {
  image: 'https://example.org/back.jpg',
  caption: 'The back | verso',
  alt: 'A knob \\ a handle.',
  rights: RIGHTS,
};
const EDGE = {
  image: 'https://example.org/edge.jpg',
  caption: null,
  alt: 'The edge.',
  rights: null,
};
const LINES = `${BACK.image} | The back \\| verso | A knob \\\\ a handle. | ${RIGHTS}\n${EDGE.image} |  | The edge.`;

let catalogue: TestCatalogue;
let id: string;
beforeAll(async () => {
  catalogue = await startCatalogue({ createRenderer, cache: false });
  ({ id } = await catalogue.as(ada).add({ imageCaption: 'The front', morePictures: [BACK, EDGE] }));
});
afterAll(() => catalogue.stop());

const get = (path: string, accept = '*/*') =>
  catalogue.visitor.fetch('GET', path, undefined, { accept });
const page = async (path: string) => (await get(path, 'text/html')).text();

describe('exports', () => {
  it('have a line for each further picture in CSV', async () => {
    const [row] = parse<Record<string, string>>(await (await get('/export.csv')).text(), {
      columns: true,
    });
    expect(row).toMatchObject({ image: FRONT, imageCaption: 'The front', morePictures: LINES });
  });

  it('have the list in NDJSON', async () => {
    expect(JSON.parse(await (await get('/export.ndjson')).text())).toMatchObject({
      imageCaption: 'The front',
      morePictures: [BACK, EDGE],
    });
  });
});

describe('an import', () => {
  let importing: ImportingCatalogue;
  beforeAll(async () => {
    importing = await ImportingCatalogue.start();
  });
  afterAll(() => importing.stop());

  const picturesOf = async (name: string) => {
    const { data } = await importing.fixture.catalogue.visitor.run(
      `query ($text: String) { artifacts(filter: { search: $text }) {
        edges { node { pictures { image caption alt rights } } } } }`,
      { text: name },
    );
    return data.artifacts.edges[0]?.node.pictures;
  };

  it.each(['csv', 'ndjson'])('of an export in %s has the same pictures', async (ending) => {
    const text = await (await get(`/export.${ending}`)).text();
    const name = `Imported from ${ending}`;
    // Another identifier: this is no repetition.
    const renamed = text
      .replace('Bronze mirror', name)
      .replace(/\d{4}-[-\dT:.]+Z/, `20${ending.length}0-01-01T00:00:00.000Z`);
    expect(await importing.importText(`export.${ending}`, renamed)).toMatchObject({
      added: 1,
      refusals: [],
    });
    expect((await picturesOf(name)).slice(1)).toEqual([BACK, EDGE]);
  });

  it.each([
    ['no address', [{ caption: 'The back' }], 'morePictures.0.image: Please fill in this field.'],
    ['a number', 7, 'morePictures.0.image: Please fill in this field.'],
    [
      'an address twice',
      [EDGE, EDGE],
      'morePictures.1.image: The artifact has this picture already.',
    ],
    ['too many parts', `${EDGE.image} | a | b | ${RIGHTS} | c`, 'morePictures.0.rights'],
  ])('refuses %s', async (what, morePictures, reason) => {
    const artifact = buildArtifact({ artifactName: what, artifactType: 'Tools', morePictures });
    const { refusals } = await importing.importText('refused.ndjson', JSON.stringify(artifact));
    expect(refusals).toEqual([expect.stringContaining(reason)]);
  });
});

describe('the formats of a record', () => {
  it('list the pictures in JSON-LD, also in the page', async () => {
    const images = [
      { '@type': 'ImageObject', contentUrl: FRONT, name: 'The front' },
      {
        '@type': 'ImageObject',
        contentUrl: BACK.image,
        ...{ name: BACK.caption, caption: BACK.alt, license: RIGHTS },
      },
      { '@type': 'ImageObject', contentUrl: EDGE.image, caption: EDGE.alt },
    ];
    expect((await (await get(`/records/${id}.jsonld`)).json()).image).toEqual(images);
    const [, data = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await page(`/records/${id}`)) ??
      [];
    expect(JSON.parse(data).image).toEqual(images);
  });

  it('have a canvas for each stored picture in IIIF', async () => {
    const manifest = async () =>
      (await (await get(`/iiif/manifest/${id}`)).json()) as {
        items?: { label: { none: string[] } }[];
      };
    expect((await manifest()).items).toBeUndefined();
    await storePicture(catalogue.dataSource, BACK.image);
    const [canvas] = (await manifest()).items ?? [];
    expect(canvas).toMatchObject({
      label: { none: [BACK.caption] },
      rights: RIGHTS.replace('s:', ':'),
    });
    await storePicture(catalogue.dataSource, FRONT);
    expect((await manifest()).items?.map(({ label }) => label.none)).toEqual([
      ['The front'],
      [BACK.caption],
    ]);
  });
});

describe('the page of a record', () => {
  const largeIn = (html: string) =>
    [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes('"eager"'));

  it('shows the first picture large, with links to the others', async () => {
    const html = await page(`/records/${id}`);
    expect(largeIn(html)).toContain('alt="The front"');
    for (const nth of [2, 3]) expect(html).toContain(`href="/records/${id}?picture=${nth}"`);
  });

  it('shows the picture that the address names, under the same canonical address', async () => {
    const html = await page(`/records/${id}?picture=3`);
    expect(largeIn(html)).toContain('alt="The edge."');
    expect(html).toMatch(/What the picture shows<\/h2>.*The edge\./s);
    expect(html).toContain(
      `<link rel="canonical" href="https://antiquary.example/records/${id}" />`,
    );
    expect(largeIn(await page(`/records/${id}`))).toContain('alt="The front"');
  });

  it.each(['0', '4', '-1', '1.5', 'x', ''])('shows the first for ?picture=%s', async (nth) => {
    expect(largeIn(await page(`/records/${id}?picture=${nth}`))).toContain('alt="The front"');
  });

  it('is announced by cards', async () => {
    expect(await page('/all-artifacts')).toContain('3 pictures');
  });
});
