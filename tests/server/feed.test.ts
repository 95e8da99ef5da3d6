import { parseFeed } from '@rowanmanning/feed-parser';
import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { HOSTILE_NAMES } from '../support/hostile/names';
import { rawRequest } from '../support/raw';

const SITE = 'https://antiquary.example';
const LICENCE = 'https://licences.example/by?a=1&b=2';
const ATOM = 'http://www.w3.org/2005/Atom';
const XHTML = 'http://www.w3.org/1999/xhtml';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue({ dataLicense: LICENCE });
  for (const artifactName of HOSTILE_NAMES) {
    await catalogue.as(ada).add({ artifactName, description: artifactName });
  }
});
afterAll(() => catalogue.stop());

const get = (path = '/feed.atom', headers = {}) =>
  catalogue.visitor.fetch('GET', path, undefined, headers);
const read = async (search = '') => parseFeed(await (await get(`/feed.atom${search}`)).text());
const titles = async (search = '') => (await read(search)).items.map(({ title }) => title);

/** The elements of a feed, read without a library for feeds. */
async function document(search = '') {
  const text = await (await get(`/feed.atom${search}`)).text();
  return new DOMParser({ onError: onErrorStopParsing }).parseFromString(
    text,
    'text/xml',
  ) as unknown as Document;
}
type Parent = Pick<Document, 'getElementsByTagNameNS'>;
const elements = (parent: Parent, name: string, namespace = ATOM) =>
  Array.from(parent.getElementsByTagNameNS(namespace, name));

it('is read by a parser of feeds, with every name as it is', async () => {
  const feed = await read();
  expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' });
  expect(feed).toMatchObject({ self: `${SITE}/feed.atom`, url: `${SITE}/all-artifacts` });
  expect(feed.copyright).toContain(LICENCE);
  // This parser decodes entities in the text, too, as if it were HTML.
  const asHtml = HOSTILE_NAMES.map((name) => name.replace('&amp; &#38;', '& &'));
  expect(feed.items.map(({ title }) => title).reverse()).toEqual(asHtml);
  for (const { id, url, authors, published, updated } of feed.items) {
    expect(id).toMatch(/^https:\/\/antiquary\.example\/records\/\d+$/);
    expect(url).toBe(id);
    expect(authors).toEqual([expect.objectContaining({ name: 'Ada Ashby', email: null })]);
    expect([published, updated]).toEqual([expect.any(Date), expect.any(Date)]);
  }
});

it('has every element that Atom requires, and texts that no reader takes for HTML', async () => {
  const feed = await document();
  const root = feed.documentElement;
  expect([root.namespaceURI, root.localName]).toEqual([ATOM, 'feed']);
  const entries = elements(feed, 'entry');
  for (const parent of [feed, ...entries]) {
    for (const name of ['id', 'title', 'updated']) {
      const own = elements(parent, name).filter(
        ({ parentNode }) => parentNode === (parent === feed ? root : parent),
      );
      expect([name, own.length]).toEqual([name, 1]);
      // Without a type it is plain text.
      expect(own[0]?.getAttribute('type')).toBeFalsy();
    }
  }
  const ids = entries.map((entry) => elements(entry, 'id')[0]?.textContent);
  expect(new Set(ids).size).toBe(entries.length);
  for (const [index, entry] of entries.reverse().entries()) {
    expect(elements(entry, 'title')[0]?.textContent).toBe(HOSTILE_NAMES[index]);
    const [content] = elements(entry, 'content');
    expect(content?.getAttribute('type')).toBe('xhtml');
    const paragraphs = content ? elements(content, 'p', XHTML) : [];
    expect(paragraphs[1]?.textContent).toBe(HOSTILE_NAMES[index]);
    expect(elements(entry, 'rights')[0]?.textContent).toContain(LICENCE);
  }
});

it('keeps to the filter of the address, and names it in one form', async () => {
  const kept = await startCatalogue();
  try {
    await kept.as(ada).add({ artifactName: 'Axe & adze', artifactType: 'WEAPONS' });
    await kept.as(ada).add({ artifactName: 'Axe of jade' });
    const response = await kept.visitor.fetch(
      'GET',
      '/feed.atom?order=OLDEST&type=Weapons&q=axe%20%26&utm_source=x',
    );
    const feed = parseFeed(await response.text());
    expect(feed.items.map(({ title }) => title)).toEqual(['Axe & adze']);
    const search = '?q=axe+%26&type=WEAPONS';
    expect([feed.self, feed.url]).toEqual([
      `${SITE}/feed.atom${search}`,
      `${SITE}/all-artifacts${search}`,
    ]);
    expect(feed.copyright).toBeNull();
    const all = await kept.visitor.fetch('GET', '/feed.atom?order=OLDEST');
    const newestFirst = parseFeed(await all.text()).items.map(({ title }) => title);
    expect(newestFirst).toEqual(['Axe of jade', 'Axe & adze']);
  } finally {
    await kept.stop();
  }
});

it('of nothing is a feed', async () => {
  const feed = await read('?q=nothing-has-this-name');
  expect(feed.items).toEqual([]);
  expect(feed.updated).toEqual(new Date(0));
});

it('comes from the cache until an artifact changes, whatever the spelling of the address', async () => {
  const path = '/feed.atom?q=Jade';
  for (let n = 0; n < 3; n += 1) expect(await titles('?q=Jade')).toHaveLength(1);
  const etag = (await get(path)).headers.get('etag') ?? '';
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
  await catalogue.as(ben).add({ artifactName: 'Jade axe' });
  expect((await titles('?q=Jade'))[0]).toBe('Jade axe');

  const spelt = async (search: string) => {
    const { body } = await rawRequest(catalogue.url, `/%66eed.atom?text=${search}`);
    return parseFeed(body).items.length;
  };
  for (let n = 0; n < 3; n += 1) {
    expect([await spelt('axe'), await spelt('nothing')]).toEqual([1, 0]);
  }
});

it('has the newest fifty, and no e-mail address', async () => {
  const response = await get();
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.text()).not.toMatch(/@example\.org/i);
  for (let n = 1; n <= 51; n += 1) await catalogue.as(ada).add({ artifactName: `Coin ${n}` });
  const coins = await titles();
  expect([coins.length, coins[0], coins.at(-1)]).toEqual([50, 'Coin 51', 'Coin 2']);
});
