import { createRenderer } from '../../client/render';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';

const SITE = 'https://antiquary.example';

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await startCatalogue({ createRenderer });
});
afterEach(() => catalogue.stop());

const add = (values: Record<string, string[]>) =>
  catalogue.as(ada).add({
    facts: Object.entries(values).map(([key, texts]) => ({ key, values: texts })),
  });

async function open(path: string) {
  const response = await fetch(catalogue.url + path, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  });
  const html = await response.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const [, linkedData] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return {
    status: response.status,
    location: response.headers.get('location'),
    html,
    main,
    shown: main.replace(/<[^>]*>/g, ''),
    linkedData: linkedData === undefined ? null : JSON.parse(linkedData),
  };
}

it.each([
  ['/browse', 200],
  ['/browse/material', 404],
  ['/browse/material/bronze', 404],
])('%s has nothing in a catalogue without facts, and answers %d', async (path, status) => {
  await catalogue.as(ada).add();
  const page = await open(path);
  expect([page.status, page.shown]).toEqual([status, expect.stringContaining('Nothing to browse')]);
  expect(page.html).toContain('<meta name="robots" content="noindex" />');
  expect((await open('/all-artifacts')).html).not.toContain('href="/browse');
});

it('/browse has the facts with their first values and counts', async () => {
  await add({ material: ['Bronze', 'Gold'], culture: ['Minoan'] });
  await add({ material: ['Bronze'] });
  const { status, main, shown, html } = await open('/browse');
  expect(status).toBe(200);
  expect(shown).toContain('The catalogue by culture and material.');
  expect([...main.matchAll(/href="(\/browse\/[^"]+)"/g)].map(([, path]) => path)).toEqual([
    '/browse/culture',
    '/browse/culture/Minoan',
    '/browse/material',
    '/browse/material/Bronze',
    '/browse/material/Gold',
  ]);
  expect(shown).toContain('Bronze2, 2 artifacts');
  expect(html).toContain(`<link rel="canonical" href="${SITE}/browse" />`);
});

it('/browse leads to all values where it does not show all', async () => {
  await add({ material: Array.from({ length: 16 }, (_, nth) => `Alloy ${nth}`) });
  expect((await open('/browse')).shown).toContain('See all 16 materials');
});

it('home, the gallery and a civilization lead there', async () => {
  await add({ material: ['Bronze'], culture: ['Ancient Egyptian'] });
  for (const from of ['/', '/all-artifacts', '/all-artifacts?q=nothing']) {
    expect((await open(from)).shown).toMatch(/Browse by culture(, period)? and material/);
  }
  const egypt = await open('/civilization/egypt');
  expect(egypt.main).toContain('href="/browse/culture/Ancient%20Egyptian"');
  expect(egypt.shown).toContain('All that is Ancient Egyptian (1)');
  expect((await open('/civilization/greece')).shown).not.toContain('All that is');
});

it('a value has its text, its identifier and its artifacts, the newest first', async () => {
  const first = await add({ culture: ['Ancient Egyptian'] });
  const second = await add({ culture: ['Ancient Egyptian'] });
  await add({ culture: ['Minoan'] });
  const page = await open('/browse/culture/Ancient%20Egyptian');
  expect(page.status).toBe(200);
  expect(page.main).toMatch(/<h1[^>]*>Ancient Egyptian<\/h1>/);
  expect(page.shown).toContain('Of the land on the Nile under its pharaohs');
  expect(page.main).toMatch(
    /<a href="http:\/\/vocab.getty.edu\/aat\/300020251"[^>]*>.*Getty AAT 300020251/,
  );
  expect(page.shown).toContain('2 artifacts');
  expect(page.main).toContain('href="/all-artifacts?culture=Ancient+Egyptian"');
  expect([...page.main.matchAll(/<a href="\/records\/(\d+)"/g)].map(([, id]) => id)).toEqual([
    second.id,
    first.id,
  ]);
  const crumbs = page.main.slice(page.main.indexOf('<nav'), page.main.indexOf('</nav>'));
  expect(crumbs).toMatch(/href="\/browse".*href="\/browse\/culture"/);
});

it('its head names it for search engines', async () => {
  await add({ culture: ['Ancient Egyptian'] });
  const address = `${SITE}/browse/culture/Ancient%20Egyptian`;
  const { html, linkedData } = await open('/browse/culture/Ancient%20Egyptian?utm=1');
  expect(html).toContain('<title>Culture: Ancient Egyptian · Antiquary</title>');
  expect(html).toContain(`<link rel="canonical" href="${address}" />`);
  expect(linkedData).toEqual({
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: 'Ancient Egyptian',
    url: address,
    about: {
      '@type': 'DefinedTerm',
      name: 'Ancient Egyptian',
      sameAs: 'http://vocab.getty.edu/aat/300020251',
      inDefinedTermSet: {
        '@type': 'DefinedTermSet',
        name: 'Culture',
        url: `${SITE}/browse/culture`,
      },
    },
    isPartOf: { '@type': 'CollectionPage', url: `${SITE}/browse/culture` },
  });
});

it('another spelling leads to the most frequent one for good', async () => {
  await add({ culture: ['Sicán'] });
  for (const path of ['/browse/culture/sican', '/browse/culture/SIC%C3%81N']) {
    const { status, location } = await open(path);
    expect([status, location]).toEqual([301, '/browse/culture/Sic%C3%A1n']);
  }
  expect((await open('/browse/culture/Sic%C3%A1n')).status).toBe(200);
});

it.each(['A/B', 'é "quoted" <b>', 'c. 5%', '#1 & more?', '日本', '.jpg', 'who@where'])(
  'the value %j has a page to which the list leads',
  async (value) => {
    await add({ culture: [value] });
    const [, path = ''] =
      /href="(\/browse\/culture\/[^"]+)"/.exec((await open('/browse/culture')).main) ?? [];
    const { status, shown } = await open(path);
    expect([status, shown]).toEqual([200, expect.stringContaining('1 artifact')]);
  },
);

it.each([
  '/browse/culture/Minoans',
  '/browse/nothing',
  '/browse/nothing/Minoan',
  '/browse/Culture/Minoan',
  '/browse/culture/%00',
  '/browse/culture/Minoan/x',
])('%s is 404', async (path) => {
  await add({ culture: ['Minoan'] });
  expect((await open(path)).status).toBe(404);
});

it('a long list has letters, and pages with links between them', async () => {
  const names = Array.from({ length: 120 }, (_, nth) => `${nth % 2 ? 'Apple' : 'Zinc'} ${nth}`);
  for (let nth = 0; nth < names.length; nth += 20) {
    await add({ material: names.slice(nth, nth + 20) });
  }
  const hrefOf = (html: string, text: string) =>
    (new RegExp(`href="([^"]+)"[^>]*>${text}</a>`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
  const first = await open('/browse/material');
  expect(first.shown).toContain('120 materials');
  const valuesOn = ({ main }: { main: string }) => main.split('href="/browse/material/').length - 1;
  expect(valuesOn(first)).toBe(100);
  expect(first.main).not.toContain('>Previous<');
  const second = await open(hrefOf(first.main, 'Next'));
  expect(valuesOn(second)).toBe(20);
  expect(second.html).toContain(`<link rel="canonical" href="${SITE}/browse/material" />`);
  const back = await open(hrefOf(second.main, 'Previous'));
  expect(valuesOn(back)).toBe(100);
  const z = await open(hrefOf(first.main, 'Z'));
  expect(valuesOn(z)).toBe(60);
  const lost = await open('/browse/material?after=x');
  expect([lost.status, lost.location]).toEqual([302, '/browse/material']);
});

it('its pages show the present values, also after they were cached', async () => {
  const { id } = await add({ culture: ['Minoan'] });
  const other = await add({ culture: ['Minoan'] });
  const paths = ['/browse', '/browse/culture', '/browse/culture/Minoan'];
  for (let n = 0; n < 3; n += 1) {
    for (const path of paths) expect((await open(path)).shown).toContain('2 artifacts');
  }
  await catalogue.as(ada).delete(other.id);
  for (const path of paths) expect((await open(path)).shown).toContain('1 artifact');
  await catalogue.as(ada).update(id, { facts: [{ key: 'culture', values: ['Maya'] }] });
  expect((await open('/browse')).shown).toContain('Maya');
  expect((await open('/browse/culture')).shown).not.toContain('Minoan');
  expect((await open('/browse/culture/Minoan')).status).toBe(404);
});
