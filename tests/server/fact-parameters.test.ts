import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { factInputs, FACTS, SiteWithFacts } from '../support/site-with-facts';
import { rowsOf } from '../support/exported-xlsx';

let declared: SiteWithFacts;
let catalogue: TestCatalogue;
beforeAll(async () => {
  declared = await SiteWithFacts.create();
  catalogue = await startCatalogue({ site: declared.site });
  const add = (artifactName: string, values: Record<string, string[]>) =>
    catalogue.as(ada).add({ artifactName, ...factInputs(values) });
  await add('A', { material: ['Gold', 'Bronze'], technique: ['Cast'], number: ['1 & 2'] });
  await add('B', { material: ['gold'], store: ['Shelf'] });
  await add('C', {});
});
afterAll(async () => {
  await catalogue.stop();
  await declared.remove();
});

const PATHS = ['/export.csv', '/export.ndjson', '/export.xlsx', '/feed.atom'];
const get = (path: string) => catalogue.visitor.fetch('GET', path);

/** The names in a list, whose artifacts are called by one letter. */
const namesIn = (text: string) =>
  [...text.matchAll(/"artifactName":"(\w)"|,"(\w)","Tools"|<title[^>]*>(\w)<\/title>/g)]
    .map(([, ...groups]) => groups.join(''))
    .sort()
    .join('');
async function read(path: string) {
  const response = await get(path);
  if (!path.startsWith('/export.xlsx')) return namesIn(await response.text());
  const rows = await rowsOf(new Uint8Array(await response.arrayBuffer()));
  return namesIn(JSON.stringify(rows));
}

describe.each(PATHS)('%s', (path) => {
  it.each([
    ['', 'ABC'],
    ['?material=GÓLD', 'AB'],
    ['?material=Gold&technique=cast', 'A'],
    ['?material=Gold&q=b', 'B'],
    ['?material=Tin', ''],
    ['?number=1+%26+2', 'A'],
    // Empty ones count as absent; unknown and private ones are ignored.
    ['?material=&technique=', 'ABC'],
    ['?store=Nowhere&colour=red&constructor=x', 'ABC'],
  ])('"%s" is kept to', async (search, names) => {
    expect(await read(path + search)).toBe(names);
  });

  it.each([
    ['material=Gold&material=Bronze', ['material']],
    [`technique=${'x'.repeat(2_001)}`, ['technique']],
    ['technique=%00', ['technique']],
    ['material=a&material=b&type=Spoons', ['material', 'type']],
  ])('"%s" is refused with the parameters’ names', async (search, names) => {
    const response = await get(`${path}?${search}`);
    expect(response.status).toBe(400);
    const { fields } = (await response.json()) as { fields: object };
    expect(Object.keys(fields).sort()).toEqual(names);
  });

  it('follows the declaration while the server runs', async () => {
    for (let n = 0; n < 3; n += 1) expect(await read(`${path}?technique=Cast`)).toBe('A');
    await declared.declare(
      FACTS.map((fact) =>
        fact.key === 'technique'
          ? { ...fact, facet: false, private: true }
          : { ...fact, private: false },
      ),
    );
    expect(catalogue.parametersOf(path)).toEqual(expect.arrayContaining(['material', 'store']));
    expect(catalogue.parametersOf(path)).not.toContain('technique');
    expect(await read(`${path}?technique=Cast`)).toBe('ABC');
    expect(await read(`${path}?store=shelf`)).toBe('B');
    await declared.declare(FACTS);
    expect(await read(`${path}?technique=Cast`)).toBe('A');
    expect(await read(`${path}?store=shelf`)).toBe('ABC');
  });
});

it('the feed names its filter, and leads to the gallery with it', async () => {
  const feed = await (await get('/feed.atom?number=1+%26+2&material=Gold&q=a')).text();
  const search = '?q=a&amp;number=1+%26+2&amp;material=Gold';
  expect(feed).toContain(`<id>https://antiquary.example/feed.atom${search}</id>`);
  expect(feed).toContain(`href="https://antiquary.example/all-artifacts${search}"`);
});
