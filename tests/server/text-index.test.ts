import { startCatalogue, type TestCatalogue } from '../support/catalogue';
import { fillCatalogue } from '../support/fill';
import { explain, type RecordedQuery, recordQueries } from '../support/queries';
import { type List, readPage, walk } from '../support/walk';

const COUNT = 3_000;
const ORDERS: List[] = ['NEWEST', 'OLDEST', 'MOST_LIKED', 'NAME', 'CHRONOLOGICAL', 'RELEVANCE'];

let catalogue: TestCatalogue;
let queries: RecordedQuery[];
beforeAll(async () => {
  catalogue = await startCatalogue();
  const names = Array.from({ length: COUNT }, (_, n) => `Item ${(n * 7_919) % 10_007}`);
  await fillCatalogue(catalogue.dataSource, names, (nth) => ({
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
      const index = isPostgres() ? /artifact_words_vectors/ : /artifacts_words VIRTUAL TABLE INDEX/;
      expect(plans.join('\n')).toMatch(index);
      for (const plan of plans) {
        expect(plan).not.toMatch(/SCAN artifacts?\b(?!_)|Seq Scan on artifact(s|_words)\b/);
      }
    },
  );
});

it.each<[List, string, number]>([
  ['MOST_LIKED', 'bronze', 2_000],
  ['RELEVANCE', 'bronze', 2_000],
  ['RELEVANCE', 'imported', 1_000],
])('in the order %s, every page of %s is full', async (list, text, count) => {
  const found = await walk(catalogue.visitor, list, { first: 100, filter: { text } });
  expect([found.length, new Set(found.map(({ id }) => id)).size]).toEqual([count, count]);
});
