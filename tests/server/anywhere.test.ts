import { Random } from '../support/random';
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
  for (let n = 0; n < 20; n += 1) {
    await catalogue.as(ada).add({ artifactName: words(2), description: words(3) });
  }
});
afterAll(() => catalogue.stop());

const idsOf = async (list: List, filter: object) =>
  (await readAllPages(catalogue.visitor, list, { first: 100, filter })).map(({ id }) => id);

// Other terms are compared with a scan of all artifacts in search-scan.test.ts.
describe.each(ORDERS)('in the order %s', (list) => {
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

test('edges tell artifacts with the name from the others', async () => {
  const { data } = await catalogue.visitor.run(`{
    both: artifacts(first: 100, filter: { anywhere: "mirror" }) { edges { matchesName } }
    named: artifacts(filter: { search: "mirror" }) { totalCount edges { matchesName } }
  }`);
  const named = data.both.edges.filter(({ matchesName }: { matchesName: boolean }) => matchesName);
  expect(named).toHaveLength(data.named.totalCount);
  expect(named.length).toBeLessThan(data.both.edges.length);
  expect(data.named.edges[0]).toEqual({ matchesName: null });
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
