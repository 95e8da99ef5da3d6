import { createRenderer } from '../../client/render';
import { builtInPalette, builtInSite } from '../support/built-in-site';
import { ada, ben, type TestCatalogue } from '../support/catalogue';
import { recordQueries } from '../support/queries';
import { LICENCE, linksOf, RecordsCatalogue, SITE } from '../support/records';

let records: RecordsCatalogue;
let catalogue: TestCatalogue;
beforeAll(async () => {
  records = await RecordsCatalogue.start();
  ({ catalogue } = records);
});
afterAll(() => catalogue.stop());

const HTML = { accept: 'text/html' };
const pageOf = async (id: string) => (await records.get(`/records/${id}`, HTML)).text();
/** What a reader sees, without scripts, styles and the head. */
const shownOf = (html: string) =>
  /<div id="root">(.*)<\/div><script/s
    .exec(html)?.[1]
    ?.replace(/<style.*?<\/style>|<[^>]*>/gs, ' ') ?? '';

const TEXTS = {
  artifactName: 'Owl "of" <Athens> & co',
  artifactType: 'WEAPONS',
  createdAt: 'c. 450 BC',
  discoveredAt: 'Laurion',
  discoveredBy: 'A farmer',
  presentLocation: 'A museum in Athens',
  historicalContext: 'Struck from the silver of Laurion.',
  imageAlt: 'An owl beside a sprig of olive',
};

it('has the whole record for a reader without scripts', async () => {
  const rights = 'http://rightsstatements.org/vocab/NKC/1.0/';
  const { id } = await records.add({ ...TEXTS, rights });
  await catalogue.as(ben).like(id);
  const html = await pageOf(id);
  const shown = shownOf(html);
  const inOrder = [
    ...['What the picture shows', TEXTS.imageAlt, 'No Known Copyright'],
    ...['Owl &quot;of&quot; &lt;Athens&gt; &amp; co', TEXTS.createdAt, TEXTS.presentLocation],
    ...['Historical Context', TEXTS.historicalContext, 'Facts', 'Weapons', TEXTS.discoveredBy],
    ...['About this record', 'Added By', 'Report this artifact'],
  ];
  const places = inOrder.map((text) => shown.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(shown).not.toMatch(/Views|1 like|@/);
  expect(html).toContain(`href="${rights}" rel="license"`);
  expect(html).not.toContain(ada.email);
});

it('links to its formats, and has the data of JSON-LD', async () => {
  const { id } = await records.add(TEXTS);
  const response = await records.get(`/records/${id}`, HTML);
  expect(linksOf(response)).toMatchObject({
    'cite-as': `${SITE}/records/${id}`,
    'describedby application/ld+json': `${SITE}/records/${id}.jsonld`,
    'alternate application/json': `${SITE}/records/${id}.json`,
    license: LICENCE,
  });
  const html = await response.text();
  expect(html).toContain(`<link rel="canonical" href="${SITE}/records/${id}" />`);
  const [, script = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(script)).toEqual(JSON.parse(await records.textOf(`/records/${id}.jsonld`)));
});

it('leads to the records of related artifacts, and to what shares its place', async () => {
  const place = { discoveredAt: 'Cape “Sounion”' };
  const [{ id }, { id: other }] = [await records.add(place), await records.add(place)];
  const html = await pageOf(id);
  // The name, for visitors, and View Details, whose address is specified.
  expect(html).toContain(`<a href="/records/${other}"`);
  expect(html).toMatch(new RegExp(`<a [^>]*href="/artifactsdetails/${other}"[^>]*>View Details`));
  const search = /href="(\/all-artifacts\?q=%22Cape[^"]*)"/.exec(html)?.[1] ?? '';
  const found = await (await records.get(search.replaceAll('&amp;', '&'), HTML)).text();
  expect(shownOf(found)).toMatch(/\b2 artifacts found/);
});

it('is one cached page, whatever parameters its address has', async () => {
  const { id } = await records.add();
  for (let n = 0; n < 2; n += 1) await pageOf(id);
  const queries = recordQueries(catalogue.dataSource);
  for (const search of ['?q=1', '?type=TOOLS', '?x']) await pageOf(`${id}${search}`);
  expect(queries).toEqual([]);
});

it('is the present one for everybody, whatever the cache has for other formats', async () => {
  const { id } = await records.add();
  const get = async (accept: string) => {
    const response = await records.get(`/records/${id}`, { accept });
    return [response.status, response.headers.get('location')];
  };
  for (let n = 0; n < 3; n += 1) {
    expect(await get('text/html')).toEqual([200, null]);
    expect(await get('text/csv')).toEqual([303, `/records/${id}.csv`]);
  }
  await catalogue.as(ada).update(id, { artifactName: 'Renamed owl' });
  expect(await pageOf(id)).toContain('Renamed owl</h1>');
  await catalogue.as(ada).delete(id);
  expect(await get('text/html')).toEqual([410, null]);
});

it('is a page of its own for artifacts that are not there', async () => {
  const { id } = await records.add();
  await catalogue.as(ada).delete(id);
  for (const [missing, status] of [
    [id, 410],
    ['999999', 404],
    ['nothing', 404],
  ] as const) {
    const response = await records.get(`/records/${missing}`, HTML);
    expect([missing, response.status]).toEqual([missing, status]);
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(shownOf(html)).toContain('This artifact is not in the catalogue');
    expect(html).not.toContain('application/ld+json"');
  }
});

it('is left to the browser when a part of it cannot be rendered', async () => {
  const firebase = { config: { apiKey: 'key' }, emulatorUrl: null };
  const { identity, content } = builtInSite;
  const config = {
    publicUrl: SITE,
    contact: null,
    linkedPictures: true,
    sendsMail: false,
    site: identity,
    firebase,
  };
  const site = { identity, content, paletteCss: builtInPalette };
  const { renderPage } = createRenderer(config, site);
  const artifact = { ...TEXTS, id: '1', userName: 'Ada', related: [], addedAt: 'never' };
  const rendering = renderPage('/records/1', async () => ({ data: { artifact } }));
  await expect(rendering).rejects.toThrow('A part of the page could not be rendered.');
});
