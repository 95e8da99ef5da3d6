import { DOMParser } from '@xmldom/xmldom';
import { createRenderer } from '../../client/render';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { recordQueries } from '../support/queries';
import { PREVIEW, storePicture } from '../support/stored-picture';

const SITE = 'https://antiquary.example';
const LINK = 'https://museum.example/mask.jpg?a=1&b=2';

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await startCatalogue({ createRenderer, cache: false });
});
afterEach(() => catalogue.stop());

const open = async (path: string, from = catalogue) =>
  (await from.visitor.fetch('GET', path, undefined, { accept: 'text/html' })).text();

type Attributes = Record<string, string>;

/** The pictures of a page, or of a part of it. */
const picturesIn = (html: string): Attributes[] => elementsIn(html, 'img');

function elementsIn(html: string, name: string): Attributes[] {
  const tags = html.match(new RegExp(`<${name}[^>]*>`, 'g')) ?? [];
  return tags.map((tag) => {
    const { documentElement } = new DOMParser().parseFromString(
      tag.replace(/\/?>$/, '/>'),
      'text/xml',
    );
    const { attributes } = documentElement ?? { attributes: [] };
    return Object.fromEntries(
      Array.from(attributes, (one) => [one.name.toLowerCase(), one.value] as const),
    );
  });
}

/** An artifact whose linked picture was copied. */
async function addCopied(overrides: Record<string, unknown> = {}, from = catalogue) {
  const { id } = await from.as(ada).add({ image: LINK, imageAlt: 'A mask', ...overrides });
  const folder = await storePicture(from.dataSource, LINK);
  return { id: String(id), folder };
}

describe('a page with a stored picture', () => {
  it('shows it in the gallery, with sizes, fixed dimensions and a preview', async () => {
    const { folder } = await addCopied();
    const html = await open('/all-artifacts');
    expect(picturesIn(html)).toContainEqual(
      expect.objectContaining({
        ...{ src: `${folder}/640.webp`, alt: 'A mask', width: '3000', height: '2250' },
        srcset: [320, 640, 1280].map((size) => `${folder}/${size}.webp ${size}w`).join(','),
        sizes: expect.stringContaining('46vw'),
        style: expect.stringContaining(`data:image/webp;base64,${PREVIEW}`),
        'data-link': LINK,
      }),
    );
  });

  it('preloads the first picture as the browser chooses it', async () => {
    await addCopied();
    const html = await open('/all-artifacts');
    const [picture] = picturesIn(html).filter(({ fetchpriority }) => fetchpriority === 'high');
    const preload = elementsIn(html, 'link').find(({ as }) => as === 'image');
    expect(preload).toMatchObject({
      rel: 'preload',
      imagesrcset: picture?.['srcset'],
      imagesizes: picture?.['sizes'],
      referrerpolicy: 'no-referrer',
    });
  });

  it('shows it in the record, and opens the whole picture', async () => {
    const { id, folder } = await addCopied();
    const html = await open(`/records/${id}`);
    const [plate] = picturesIn(html).filter(({ alt }) => alt === 'A mask');
    expect(plate).toMatchObject({ src: `${folder}/640.webp`, loading: 'eager' });
    expect(plate?.['srcset']).toContain(`${folder}/2560.webp 2560w`);
    expect(elementsIn(html, 'a')).toContainEqual(
      expect.objectContaining({ href: `${folder}/full.webp`, target: '_blank' }),
    );
  });

  it('shows it in the frames of other sites, without a preview', async () => {
    const { id, folder } = await addCopied();
    const [picture] = picturesIn(await open(`/embed/${id}`));
    expect(picture).toMatchObject({ src: `${folder}/640.webp`, alt: 'A mask' });
    expect(picture).not.toHaveProperty('style');
  });

  it('asks the database as often as without one', async () => {
    const { id } = await catalogue.as(ada).add({ image: LINK });
    const count = async (path: string) => {
      const queries = recordQueries(catalogue.dataSource);
      await open(path);
      return queries.length;
    };
    const paths = ['/all-artifacts', `/records/${id}`, `/embed/${id}`];
    const before = [];
    for (const path of paths) before.push(await count(path));
    await storePicture(catalogue.dataSource, LINK);
    const after = [];
    for (const path of paths) after.push(await count(path));
    expect(after).toEqual(before);
    expect(await open('/all-artifacts')).toContain('srcSet=');
  });
});

describe('the formats of an artifact with a stored picture', () => {
  it('name a size of it to chats', async () => {
    const { id, folder } = await addCopied();
    const html = await open(`/records/${id}`);
    const content = Object.fromEntries(
      elementsIn(html, 'meta').map((one) => [one['property'] ?? one['name'] ?? '', one['content']]),
    );
    expect(content).toMatchObject({
      'og:image': `${SITE}${folder}/1280.webp`,
      'og:image:type': 'image/webp',
      'og:image:width': '1280',
      'og:image:height': '960',
      'twitter:image': `${SITE}${folder}/1280.webp`,
    });
  });

  it('describe it to search engines, with the address from which it was copied', async () => {
    const { id, folder } = await addCopied();
    const { image } = JSON.parse(await open(`/records/${id}.jsonld`)) as { image: unknown };
    expect(image).toEqual([
      {
        '@type': 'ImageObject',
        contentUrl: `${SITE}${folder}/full.webp`,
        encodingFormat: 'image/webp',
        ...{ width: 3000, height: 2250 },
        thumbnailUrl: `${SITE}${folder}/640.webp`,
        isBasedOn: LINK,
        caption: 'A mask',
      },
    ]);
  });

  it.each([
    ['', '1280.webp', 1280],
    ['&maxwidth=700&maxheight=600', '640.webp', 640],
    ['&maxwidth=320', '320.webp', 320],
  ])('have a thumbnail of known size for oEmbed%s', async (search, file, width) => {
    const { id, folder } = await addCopied();
    const answer: unknown = JSON.parse(await open(`/oembed?url=${SITE}/records/${id}${search}`));
    expect(answer).toMatchObject({
      thumbnail_url: `${SITE}${folder}/${file}`,
      thumbnail_width: width,
      thumbnail_height: width * 0.75,
    });
  });

  it('have no thumbnail where there is no room', async () => {
    const { id } = await addCopied();
    const answer: unknown = JSON.parse(
      await open(`/oembed?url=${SITE}/records/${id}&maxwidth=300`),
    );
    expect(answer).not.toHaveProperty('thumbnail_url');
  });

  it('show a size for reading in the feed', async () => {
    const { folder } = await addCopied();
    expect(picturesIn(await open('/feed.atom'))).toEqual([
      {
        src: `${SITE}${folder}/1280.webp`,
        alt: 'A mask',
        width: '1280',
        height: '960',
      },
    ]);
  });

  it('keep the address that the member gave where they are the data of the record', async () => {
    const { id } = await addCopied();
    const dublinCore = await open(`/records/${id}.xml`);
    expect(dublinCore).toContain('<dc:relation>https://museum.example/mask.jpg?a=1&amp;b=2<');
    for (const path of ['/api/allartifacts', '/export.csv', '/export.ndjson']) {
      const text = await open(path);
      expect(text).toContain(LINK);
      expect(text).not.toContain('/pictures/');
    }
  });
});

describe('where pages may not load pictures of other origins', () => {
  let strict: TestCatalogue;
  beforeEach(async () => {
    strict = await startCatalogue({ createRenderer, cache: false, linkedPictures: false });
  });
  afterEach(() => strict.stop());

  it('the policy of every page says so', async () => {
    const { id } = await strict.as(ada).add();
    const ofPages = "img-src 'self' data: blob:";
    const policies = {
      '/all-artifacts': ofPages,
      [`/records/${id}`]: ofPages,
      [`/embed/${id}`]: "img-src 'self' data:",
    };
    for (const [path, sources] of Object.entries(policies)) {
      const { headers } = await strict.visitor.fetch('GET', path, undefined, {
        accept: 'text/html',
      });
      const policy = headers.get('content-security-policy')?.split('; ');
      expect(policy).toContain(sources);
    }
  });

  it('a linked picture is shown once it is stored', async () => {
    const { id } = await strict.as(ada).add({ image: LINK, imageAlt: 'A mask' });
    const paths = ['/all-artifacts', `/records/${id}`, `/embed/${id}`];
    const sources = async (path: string) =>
      picturesIn(await open(path, strict)).flatMap(({ alt, src }) => (alt === 'A mask' ? src : []));
    for (const path of paths) expect(await sources(path)).toEqual(['/placeholder.svg']);
    const folder = await storePicture(strict.dataSource, LINK);
    for (const path of paths) expect(await sources(path)).toEqual([`${folder}/640.webp`]);
    expect(await open('/all-artifacts', strict)).not.toContain(' data-link=');
  });
});
