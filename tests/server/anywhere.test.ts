import { Random } from '../bench/random';
import { ada, codes, offenders, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { askPage, type List, readPage, readAllPages } from '../support/list-pages';

const ORDERS: List[] = ['NEWEST', 'OLDEST', 'MOST_LIKED', 'NAME', 'CHRONOLOGICAL', 'RELEVANCE'];
const WORDS = ['bronze', 'Bronzes', 'mirror', 'ΝΑΌΣ', '青銅鏡', 'of', 'b!'];

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
  const random = new Random(3);
  const words = (most: number) =>
    Array.from({ length: random.whole(1, most) }, () => random.pick(WORDS)).join(' ');
  for (let n = 0; n < 40; n += 1) {
    const { id } = await catalogue.as(ada).add({
      artifactName: words(3),
      artifactType: random.pick(['TOOLS', 'WEAPONS']),
      createdAt: random.pick(['500 BC', 'AD 79', 'unknown']),
      discoveredAt: words(2),
      description: words(3),
    });
    if (n % 7 === 0) await catalogue.as(ada).like(id);
  }
});
afterAll(() => catalogue.stop());

const idsOf = async (list: List, filter: object) =>
  (await readAllPages(catalogue.visitor, list, { first: 100, filter })).map(({ id }) => id);

/** A list with a text that has words is needed for the order of relevance. */
const idsByName = async (list: List, search: string, rest: object) => {
  const ids = await idsOf(list === 'RELEVANCE' ? 'NEWEST' : list, { search, ...rest });
  if (list !== 'RELEVANCE') return ids;
  const byRelevance = await idsOf('RELEVANCE', { text: search, ...rest });
  const ofText = byRelevance.filter((id) => ids.includes(id));
  return [...ofText, ...ids.filter((id) => !ofText.includes(id))];
};

describe.each(ORDERS)('in the order %s', (list) => {
  it.each([
    ['bronze', {}],
    ['bronze mirror', {}],
    ['of', { type: 'TOOLS' }],
    ['onze', {}],
    ['銅', { madeTo: -1 }],
    ['b', {}],
    ['"of bronze"', {}],
    ['mirror', { type: 'WEAPONS', madeFrom: 1 }],
    ['nowhere', {}],
  ])('%s finds what search or text finds, names first', async (anywhere, rest) => {
    const named = await idsByName(list, anywhere, rest);
    const ofText = await idsOf(list, { text: anywhere, ...rest });
    const expected = [...named, ...ofText.filter((id) => !named.includes(id))];
    const filter = { anywhere, ...rest };
    for (const first of [3, 100]) {
      const found = await readAllPages(catalogue.visitor, list, { first, filter });
      expect(found.map(({ id }) => id)).toEqual(expected);
    }
    const last = await readPage(catalogue.visitor, list, { last: 3, filter });
    expect(last.edges.map(({ node }) => node.id)).toEqual(expected.slice(-3));
    const before = last.pageInfo.startCursor;
    if (expected.length > 3) {
      const page = await readPage(catalogue.visitor, list, { last: 4, before, filter });
      expect(page.edges.map(({ node }) => node.id)).toEqual(expected.slice(0, -3).slice(-4));
    }
    const { totalCount } = await readPage(catalogue.visitor, list, { first: 1, filter });
    expect(totalCount).toBe(expected.length);
  });

  it.each(['', ' ', '!', 'b!'])('%j keeps what both keep', async (anywhere) => {
    const all = await idsOf('NEWEST', {});
    const named = await idsOf('NEWEST', { search: anywhere });
    const ofText = await idsOf('NEWEST', { text: anywhere });
    const found = await idsOf(list, { anywhere });
    expect(found.toSorted()).toEqual(
      all.filter((id) => named.includes(id) || ofText.includes(id)).sort(),
    );
    expect(found.slice(0, named.length).toSorted()).toEqual(named.toSorted());
  });
});

test('the facets count both groups, and edges tell them apart', async () => {
  const { data } = await catalogue.visitor.run(`{
    both: artifacts(first: 100, filter: { anywhere: "mirror", madeTo: -1 }) {
      totalCount edges { matchesName node { artifactName } }
      facets { types { count } centuries { century count } } }
    named: artifacts(filter: { search: "mirror", madeTo: -1 }) { totalCount edges { matchesName } }
  }`);
  const { totalCount, edges, facets } = data.both;
  const named = edges.filter(({ matchesName }: { matchesName: boolean }) => matchesName);
  expect(named).toHaveLength(data.named.totalCount);
  expect(data.named.edges[0]).toEqual({ matchesName: null });
  const total = facets.types.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  expect(total).toBe(totalCount);
  const sixth = facets.centuries.find(({ century }: { century: number }) => century === -6);
  expect(sixth?.count ?? 0).toBe(totalCount);
});

test('the order is RELEVANCE by default', async () => {
  const { data } = await catalogue.visitor.run(`{
    byDefault: artifacts(filter: { anywhere: "of bronze" }) { edges { node { id } } }
    byRelevance: artifacts(orderBy: RELEVANCE, filter: { anywhere: "of bronze" }) { edges { node { id } } }
  }`);
  expect(data.byDefault).toEqual(data.byRelevance);
});

test('it excludes search and text, and has cursors of its own', async () => {
  for (const other of ['search', 'text']) {
    const filter = { anywhere: 'bronze', [other]: 'bronze' };
    const refused = await askPage(catalogue.visitor, 'NEWEST', { filter });
    expect([codes(refused), offenders(refused)]).toEqual([['BAD_USER_INPUT'], ['anywhere']]);
  }
  const page = await readPage(catalogue.visitor, 'NEWEST', { first: 1 });
  const after = page.pageInfo.endCursor;
  const foreign = await askPage(catalogue.visitor, 'NEWEST', { after, filter: { anywhere: 'of' } });
  expect(codes(foreign)).toEqual(['BAD_USER_INPUT']);
});
