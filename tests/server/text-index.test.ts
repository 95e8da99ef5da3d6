import { ArtifactType } from '../../server/artifacts/artifact-type';
import { startCatalogue, type TestCatalogue } from '../support/catalogue';
import { fillCatalogue } from '../support/fill';
import { explain, type RecordedQuery, recordQueries } from '../support/queries';
import { type List, readPage, readAllPages } from '../support/list-pages';

const COUNT = 3_000;
const ORDER_OF_TYPES: string[] = Object.values(ArtifactType);
const typeOf = (nth: number) => (nth % 7 === 0 ? ArtifactType.WRITINGS : ArtifactType.TOOLS);
const ORDERS: List[] = ['NEWEST', 'OLDEST', 'MOST_LIKED', 'NAME', 'CHRONOLOGICAL', 'RELEVANCE'];

let catalogue: TestCatalogue;
let queries: RecordedQuery[];
beforeAll(async () => {
  catalogue = await startCatalogue();
  const names = Array.from({ length: COUNT }, (_, n) => `Item ${(n * 7_919) % 10_007}`);
  await fillCatalogue(catalogue.dataSource, names, (nth) => ({
    artifactType: typeOf(nth),
    createdAt: `${(nth % 9) + 1}th century`,
    // One artifact has a rare word, two thirds have a frequent one, and only old ones a third word.
    description: `${nth === 1_234 ? 'quetzal ' : ''}${nth % 3 === 0 ? '' : 'bronze '}${nth < 1_000 ? 'imported' : ''}`,
  }));
  queries = recordQueries(catalogue.dataSource);
});
afterAll(() => catalogue.stop());

const isPostgres = () => catalogue.dataSource.options.type === 'postgres';

describe.each<List>(ORDERS)('in the order %s', (list) => {
  it.each(['quetzal', 'quetz', 'qu', 'quetzal bronze', '"quetzal bronze"'])(
    'the page and the total of %s are read from the index of words',
    async (text) => {
      queries.length = 0;
      const { totalCount, edges } = await readPage(catalogue.visitor, list, { filter: { text } });
      expect([totalCount, edges.length]).toEqual([1, 1]);
      const plans = await Promise.all(queries.map((query) => explain(catalogue.dataSource, query)));
      const index = isPostgres()
        ? /searched_artifacts_words/
        : /artifact_words VIRTUAL TABLE INDEX/;
      expect(plans.join('\n')).toMatch(index);
      for (const plan of plans) {
        expect(plan).not.toMatch(/SCAN artifacts?\b(?!_)|Seq Scan on (searched_)?artifacts\b/);
        // A join of a large catalogue reads all artifacts.
        expect(plan).not.toMatch(/Join|Nested Loop/);
      }
    },
  );
});

test('one statement counts both facets of a frequent word', async () => {
  const all = Array.from({ length: COUNT }, (_, nth) => nth).filter((nth) => nth % 3 !== 0);
  const count = (of: (nth: number) => boolean) => all.filter(of).length;
  queries.length = 0;
  const { data } = await catalogue.visitor.run(`{
    artifacts(first: 2, orderBy: NEWEST, filter: {
      text: "bronze", type: WRITINGS, madeFrom: 100, madeTo: 299
    }) { totalCount facets { types { type count } centuries { century count } } edges { node { id } } }
  }`);
  const { totalCount, facets } = data.artifacts;
  const isWritten = (nth: number) => typeOf(nth) === ArtifactType.WRITINGS;
  const isOfSpan = (nth: number) => nth % 9 === 1 || nth % 9 === 2;
  expect(totalCount).toBe(count((nth) => isWritten(nth) && isOfSpan(nth)));
  expect(facets).toEqual({
    types: [
      { type: 'WRITINGS', count: totalCount },
      { type: 'TOOLS', count: count((nth) => !isWritten(nth) && isOfSpan(nth)) },
    ].sort((a, b) => ORDER_OF_TYPES.indexOf(a.type) - ORDER_OF_TYPES.indexOf(b.type)),
    centuries: Array.from({ length: 9 }, (_, n) => ({
      century: n + 1,
      count: count((nth) => isWritten(nth) && nth % 9 === n),
    })).filter((entry) => entry.count > 0),
  });
  expect(queries.filter(({ sql }) => sql.includes('string_agg'))).toHaveLength(1);
});

it.each<[List, string, number]>([
  ['MOST_LIKED', 'bronze', 2_000],
  ['RELEVANCE', 'bronze', 2_000],
  ['RELEVANCE', 'imported', 1_000],
])('in the order %s, every page of %s is full', async (list, text, count) => {
  const found = await readAllPages(catalogue.visitor, list, { first: 100, filter: { text } });
  expect([found.length, new Set(found.map(({ id }) => id)).size]).toEqual([count, count]);
});
