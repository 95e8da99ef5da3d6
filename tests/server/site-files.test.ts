import { readFileSync } from 'node:fs';
import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import { createRenderer } from '../../client/render';
import { securityTxt } from '../../server/exchange/discovery/site-files';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';

const SITE = 'https://antiquary.example';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue({ createRenderer });
});
afterAll(() => catalogue.stop());

const get = (path: string, headers = {}) =>
  catalogue.visitor.fetch('GET', path, undefined, headers);

const types = {
  '/opensearch.xml': 'application/opensearchdescription+xml',
  '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  '/schema.graphql': 'text/plain; charset=utf-8',
};

it.each(Object.entries(types))(
  '%s has its type, and is validated by its tag',
  async (path, type) => {
    for (let n = 0; n < 3; n += 1) {
      const response = await get(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      expect(response.headers.get('cache-control')).toBe('public, no-cache');
      const etag = String(response.headers.get('etag'));
      expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  },
);

it('every page leads to the search and to the manifest', async () => {
  for (const path of ['/', '/all-artifacts', '/artifactsdetails/1', '/no-such-page']) {
    const html = await (await get(path, { accept: 'text/html' })).text();
    expect(html).toContain(
      '<link rel="search" type="application/opensearchdescription+xml" title="Antiquary" href="/opensearch.xml" />',
    );
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  }
});

async function openSearch() {
  const xml = await (await get('/opensearch.xml')).text();
  const parser = new DOMParser({ onError: onErrorStopParsing });
  return parser.parseFromString(xml, 'text/xml').documentElement;
}

it('the page and the feed of a search find the same', async () => {
  const names = ['Jade disc', 'Cup', 'Axe'];
  for (const artifactName of names) {
    await catalogue.as(ada).add({ artifactName, description: 'Of jade.', presentLocation: '%' });
  }
  const root = await openSearch();
  const templates = [...(root?.getElementsByTagName('Url') ?? [])]
    .filter((url) => url.getAttribute('rel') === 'results')
    .map((url) => url.getAttribute('template') ?? '');
  for (const [q, count] of Object.entries({ jade: 3, 'cup of jade': 1, '%': 0 })) {
    const addresses = templates.map((template) =>
      template.replace('{searchTerms}', encodeURIComponent(q)).replace(SITE, ''),
    );
    const found = addresses.map(async (address) => {
      const text = await (await get(address, { accept: 'text/html' })).text();
      const ids = [...text.matchAll(/\/(?:artifactsdetails|records)\/(\d+)/g)].map(([, id]) => id);
      return [address, [...new Set(ids)].length];
    });
    expect(await Promise.all(found)).toEqual(addresses.map((address) => [address, count]));
    const [page = '', feed = ''] = addresses;
    expect(await (await get(feed)).text()).toContain(
      `type="text/html" href="${SITE}${page.replaceAll('%20', '+')}"`,
    );
  }
});

it('/opensearch.xml describes the search of the gallery', async () => {
  const root = await openSearch();
  expect(root?.localName).toBe('OpenSearchDescription');
  const elements = (name: string) => [
    ...(root?.getElementsByTagNameNS('http://a9.com/-/spec/opensearch/1.1/', name) ?? []),
  ];
  expect(elements('ShortName').map(({ textContent }) => textContent)).toEqual(['Antiquary']);
  expect(
    elements('Url').map((url) => [url.getAttribute('type'), url.getAttribute('template')]),
  ).toEqual([
    ['text/html', `${SITE}/all-artifacts?q={searchTerms}`],
    ['application/atom+xml', `${SITE}/feed.atom?anywhere={searchTerms}`],
    ['application/opensearchdescription+xml', `${SITE}/opensearch.xml`],
  ]);
});

it('/manifest.webmanifest names the site, its colours, and icons that exist', async () => {
  const manifest = JSON.parse(await (await get('/manifest.webmanifest')).text());
  expect(manifest).toMatchObject({ name: 'Antiquary', start_url: '/' });
  expect(await (await get('/')).text()).toContain(
    `<meta name="theme-color" content="${manifest.theme_color}" media="(prefers-color-scheme: light)" />`,
  );
  for (const { src } of manifest.icons) {
    expect(await (await get(src)).text()).toContain('<svg');
  }
});

it('/schema.graphql is the schema that the API has', async () => {
  const generated = readFileSync('schema.graphql', 'utf8').replace(/^#.*\n\n/, '');
  const response = await get('/schema.graphql', { origin: 'https://elsewhere.example' });
  expect(await response.text()).toBe(generated);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

describe('/.well-known/security.txt', () => {
  const fieldsOf = (text: string) =>
    new Map(
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
    );

  it('expires less than a year after the request', async () => {
    const fields = fieldsOf(await (await get('/.well-known/security.txt')).text());
    expect(fields.get('Canonical')).toBe(`${SITE}/.well-known/security.txt`);
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  it.each([
    ['security@museum.example', 'mailto:security@museum.example'],
    [null, 'mailto:webmaster@museum.example'],
  ])('with CONTACT %s names %s', (contact, expected) => {
    const text = securityTxt('https://museum.example', contact, new Date('2026-02-03T04:05:06Z'));
    expect(Object.fromEntries(fieldsOf(text))).toEqual({
      Contact: expected,
      Expires: '2026-08-02T00:00:00.000Z',
      'Preferred-Languages': 'en',
      Canonical: 'https://museum.example/.well-known/security.txt',
    });
  });
});
