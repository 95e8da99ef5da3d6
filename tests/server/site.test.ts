import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import sharp from 'sharp';
import { createRenderer } from '../../client/render';
import { checkSite, initSite } from '../../server/operator/site-folder';
import { addSitePicture } from '../../server/operator/site-picture';
import { ConfigurationError } from '../../server/base/errors';
import { CurrentSite } from '../../server/site/current-site';
import { readSite } from '../../server/site/read-site';
import { builtInSite } from '../support/built-in-site';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { fenwick, writeFenwick } from '../support/fenwick';

let folder: string;
let site: CurrentSite;
let catalogue: TestCatalogue;
let id: string;
beforeAll(async () => {
  folder = writeFenwick();
  site = new CurrentSite(folder);
  catalogue = await startCatalogue({ site, createRenderer, publicUrl: 'https://fenwick.example' });
  ({ id } = await catalogue.as(ada).add());
});
afterAll(async () => {
  await catalogue.stop();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, accept = 'text/html') =>
  fetch(catalogue.url + path, { headers: { accept }, redirect: 'manual' });
const get = async (path: string) => (await ask(path)).text();

describe('a site of one’s own', () => {
  it('has its name, texts and colours on its pages, and the keys of its civilizations', async () => {
    const home = await get('/');
    for (const text of [
      ...[fenwick.name, fenwick.tagline, fenwick.description, 'Our village in objects'],
      ...['Look with us.', 'May I bring my own things?', 'What is left of The mill.'],
      ...['--primary:#14532d', 'href="https://fenwick.example/"'],
    ]) {
      expect(home).toContain(text);
    }
    expect(await get('/civilization/mill')).toContain(
      '<p>The mill stood <strong>here</strong>.</p>',
    );
    expect(await get('/civilization/egypt')).toContain('Civilization not found');
    expect(await get('/privacy')).toContain('What we keep');
    expect(await get('/sitemap-pages.xml')).toContain('/civilization/school');
  });

  it('has no word of the built-in site in any answer', async () => {
    const paths = [
      ...['/', '/banner', '/all-artifacts', '/signin', '/register', '/reset-password', '/nowhere'],
      ...[
        '/civilization/mill',
        '/civilization/rome',
        '/privacy',
        '/terms',
        '/account',
        '/moderation',
      ],
      ...[
        `/records/${id}`,
        `/artifactsdetails/${id}`,
        `/report/${id}`,
        `/embed/${id}`,
        '/embed/99',
      ],
      ...['json', 'jsonld', 'bib', 'csl.json', 'csv', 'xml'].map((end) => `/records/${id}.${end}`),
      ...[
        '/feed.atom',
        '/export.csv',
        '/export.ndjson',
        '/export.xlsx',
        '/oai?verb=Identify',
        '/site.json',
      ],
      ...[`/oembed?url=https://fenwick.example/records/${id}`, '/opensearch.xml', '/robots.txt'],
      ...[
        '/manifest.webmanifest',
        '/.well-known/security.txt',
        '/sitemap.xml',
        '/sitemap-pages.xml',
      ],
      ...[
        '/api',
        '/api/openapi.json',
        '/api/allartifacts',
        '/graphql',
        '/schema.graphql',
        '/healthz',
      ],
    ];
    for (const path of paths) {
      const response = await ask(
        path,
        path === '/graphql' || !path.includes('.') ? 'text/html' : '*/*',
      );
      const text = await response.text();
      expect([path, text.includes('Antiquary')]).toEqual([path, false]);
      expect(response.headers.get('content-disposition') ?? '').not.toContain('antiquary');
    }
    const { data } = await catalogue.visitor.run(
      `{ artifact(id: "${id}") { citations { apa chicago } } }`,
    );
    if (data) expect(JSON.stringify(data)).toContain(fenwick.name);
  });

  it('has its logo as the icon of its pages, also at /api', async () => {
    for (const path of ['/', '/api']) {
      expect(await get(path)).toContain('<link rel="icon" href="/site/pictures/crest.svg"');
    }
  });

  it('serves its pictures, and those of the built-in site that it does not replace', async () => {
    const status = async (path: string) => (await fetch(catalogue.url + path)).status;
    expect(await status('/site/pictures/crest.svg')).toBe(200);
    expect(await status('/site/pictures/..%2fsite.json')).toBe(404);
    expect(await status('/site/pictures/none.png')).toBe(404);
  });

  it('is read again without a restart, and stays as it was when it then has faults', async () => {
    const write = (change: object) =>
      writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...fenwick, ...change }));
    write({ name: 'Fenwick and Moor' });
    site.reload();
    for (const path of ['/', '/signin', '/feed.atom', '/manifest.webmanifest', `/embed/${id}`]) {
      expect([path, (await get(path)).includes('Fenwick and Moor')]).toEqual([path, true]);
    }
    write({ name: '' });
    expect(() => site.reload()).toThrow('name');
    expect(await get('/')).toContain('Fenwick and Moor');
    write({});
    site.reload();
  });
});

describe('the operator’s commands', () => {
  it('write the built-in site, which has no faults, and its schemas', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'antiquary-site-'));
    expect(initSite(folder)).toContain(folder);
    expect(await checkSite(folder, null)).toContain(
      'no faults: 3 slides, 4 civilizations, 5 questions, 10 types, 3 facts.',
    );
    const read = (file: string) =>
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>;
    for (const name of ['site', 'record']) {
      const { $schema, ...file } = read(`${name}.json`);
      expect($schema).toBe(`./${name}.schema.json`);
      const ajv = new Ajv2020({ allowUnionTypes: true, validateFormats: false });
      expect(ajv.validate(read(`${name}.schema.json`), file)).toBe(true);
    }
    expect(() => initSite(folder)).toThrow('has files');
    rmSync(folder, { recursive: true });
  });

  it('make a picture in two sizes from a photo, and replace none', async () => {
    const folder = writeFenwick();
    const photo = join(folder, 'moor-at-dusk.jpg');
    const given = sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#963' } });
    // The camera was held upright.
    await given.withMetadata({ orientation: 6 }).jpeg().toFile(photo);
    await addSitePicture(folder, photo);
    const made = (file: string) => sharp(join(folder, 'pictures', file)).metadata();
    expect(await made('moor-at-dusk.webp')).toMatchObject({ width: 1600, height: 1200 });
    expect(await made('moor-at-dusk-small.webp')).toMatchObject({ width: 960, height: 720 });
    expect((await made('moor-at-dusk.webp')).exif).toBeUndefined();
    await expect(addSitePicture(folder, photo)).rejects.toThrow('exists');
    const little = join(folder, 'heather.png');
    await sharp({ create: { width: 500, height: 300, channels: 3, background: '#639' } }).toFile(
      little,
    );
    await addSitePicture(folder, little);
    expect(await made('heather.webp')).toMatchObject({ width: 500, height: 300 });
    expect(await made('heather-small.webp')).toMatchObject({ width: 300, height: 180 });

    const text = join(folder, 'moor.jpg');
    writeFileSync(text, 'no picture');
    await expect(addSitePicture(folder, text)).rejects.toThrow('moor.jpg cannot be made a picture');
    await expect(addSitePicture(folder, join(folder, 'a moor.jpg'))).rejects.toThrow('Rename');
    await expect(addSitePicture(join(folder, 'none'), photo)).rejects.toThrow('does not exist');
    rmSync(folder, { recursive: true });
  });
});

it('stays as it was for everybody when one of its listeners fails', () => {
  const changed = writeFenwick();
  const current = new CurrentSite(changed);
  const shown: string[] = [];
  current.onReload(({ identity }) => shown.push(identity.name));
  current.onReload(({ identity }) => {
    if (identity.name === 'Moor') throw new Error('Not that name.');
  });
  writeFileSync(join(changed, 'site.json'), JSON.stringify({ ...fenwick, name: 'Moor' }));
  expect(() => current.reload()).toThrow('Not that name.');
  expect([...shown, current.name]).toEqual(['Moor', fenwick.name, fenwick.name]);
  rmSync(changed, { recursive: true });
});

describe('the faults of a site', () => {
  const faultsOf = (changes: Record<string, unknown>): string => {
    const faulty = writeFenwick(changes);
    try {
      readSite(faulty);
      return 'none';
    } catch (error) {
      return String(error);
    } finally {
      rmSync(faulty, { recursive: true });
    }
  };

  it.each<[string, Record<string, unknown>]>([
    ['site.json: Unrecognized key: "titel"', { titel: 'x' }],
    ['site.json: name:', { name: 'x'.repeat(61) }],
    ['site.json: hero[0].link:', { hero: [{ ...fenwick.hero[0], link: 'javascript:alert(1)' }] }],
    ['site.json: logo: there is no picture "none.png"', { logo: 'none.png' }],
    ['site.json: about:', { about: [] }],
    [
      'civilizations/rome.md: there is no such file',
      {
        civilizations: [{ ...fenwick.civilizations[0], key: 'rome' }],
      },
    ],
    [
      'the key "mill" occurs twice',
      {
        civilizations: [fenwick.civilizations[0], fenwick.civilizations[0]],
      },
    ],
    [
      'colours.light: accent (#ffcc00) on paper (#ffffff) has a contrast of 1.51, and needs 4.5',
      {
        colours: { light: { accent: '#ffcc00' } },
      },
    ],
    ['colours.dark: night (#ffffff) is too light', { colours: { dark: { night: '#ffffff' } } }],
  ])('%s', (fault, changes) => {
    expect(faultsOf(changes)).toContain(fault);
  });

  it('are all named at once', () => {
    const all = faultsOf({ logo: 'none.png', civilizations: [], faq: [{}], language: '?' });
    for (const place of ['logo', 'faq[0].question', 'faq[0].answer', 'language']) {
      expect(all).toContain(`site.json: ${place}: `);
    }
  });

  it.each<[string, (path: string) => void, string]>([
    ['pictures', (path) => writeFileSync(path, ''), 'pictures cannot be read'],
    ['pictures/hall.png', (path) => symlinkSync('nowhere', path), 'hall.png: cannot be read'],
    ['pictures/hall.png', (path) => mkdirSync(path), 'there is no picture "hall.png"'],
    ['civilizations', (path) => writeFileSync(path, ''), 'mill.md cannot be read'],
    ['privacy.md', (path) => mkdirSync(path), 'privacy.md cannot be read'],
    ['site.json', (path) => mkdirSync(path), 'site.json cannot be read'],
  ])('name %s, if something else is in its place', (name, replace, fault) => {
    const faulty = writeFenwick();
    const path = join(faulty, name);
    rmSync(path, { recursive: true });
    replace(path);
    // A sentence for the operator, without a stack.
    expect(() => readSite(faulty)).toThrow(ConfigurationError);
    expect(() => readSite(faulty)).toThrow(fault);
    rmSync(faulty, { recursive: true });
  });

  it('are none in the built-in site, and a key that is left out comes from it', () => {
    expect(builtInSite.identity.name).toBe('Antiquary');
    const half = writeFenwick({ faq: undefined, about: undefined });
    const { content } = readSite(half);
    expect(content.faq).toEqual(builtInSite.content.faq);
    expect(content.civilizations).toHaveLength(2);
    rmSync(half, { recursive: true });
  });
});
