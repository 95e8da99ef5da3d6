import { startCatalogue, type TestCatalogue } from '../support/catalogue';
import { fillCatalogue } from '../support/fill';
import { explain, type RecordedQuery, recordQueries } from '../support/queries';
import { type List, readPage } from '../support/walk';

const COUNT = 3_000;

let catalogue: TestCatalogue;
let queries: RecordedQuery[];
beforeAll(async () => {
  catalogue = await startCatalogue();
  const names = Array.from({ length: COUNT - 1 }, (_, n) => `Item ${(n * 7_919) % 10_007} piece`);
  await fillCatalogue(catalogue.dataSource, [...names, '青銅鏡 of Quetzalcoatl']);
  queries = recordQueries(catalogue.dataSource);
});
afterAll(() => catalogue.stop());

/** The plans of the statements that a request sent. */
async function plans(list: List, search: string): Promise<string[]> {
  queries.length = 0;
  const { totalCount } = await readPage(catalogue.visitor, list, { filter: { search } });
  expect(totalCount).toBe(1);
  const sent = [...queries];
  expect(sent).toHaveLength(2);
  return Promise.all(sent.map((query) => explain(catalogue.dataSource, query)));
}

describe.each<List>(['NEWEST', 'OLDEST', 'MOST_LIKED', 'NAME'])('in the order %s', (list) => {
  it.each([
    ['three characters', 'quetz', /artifacts_name_trigrams/],
    ['two characters', 'qu', /artifacts_name_characters/],
    ['one character', '鏡', /artifacts_name_characters/],
  ])('a term of %s is found by an index, page and total', async (_, term, postgresIndex) => {
    for (const plan of await plans(list, term)) {
      if (catalogue.dataSource.options.type === 'postgres') {
        expect(plan).toMatch(postgresIndex);
        expect(plan).not.toMatch(/Seq Scan on artifacts\b/);
      } else {
        // A virtual table is always "scanned"; its index number says by what.
        const byMatch = /SCAN artifacts_search VIRTUAL TABLE INDEX \d+:M/;
        const byTermRange = /SCAN artifacts_search_terms VIRTUAL TABLE INDEX [1-9]/;
        expect(plan).toMatch(term.length >= 3 ? byMatch : byTermRange);
        expect(plan).toMatch(/SEARCH artifact USING INTEGER PRIMARY KEY/);
        expect(plan).not.toMatch(/SCAN artifact\b/);
      }
    }
  });
});

test('a page without a search sorts nothing and counts nothing', async () => {
  for (const list of ['NEWEST', 'OLDEST', 'MOST_LIKED', 'NAME'] as const) {
    queries.length = 0;
    const { totalCount } = await readPage(catalogue.visitor, list);
    expect(totalCount).toBe(COUNT);
    for (const query of [...queries]) {
      const plan = await explain(catalogue.dataSource, query);
      expect(plan).not.toMatch(/USE TEMP B-TREE|^\s*(->)?\s*Sort\b/m);
      expect(query.sql).not.toMatch(/COUNT\(/i);
    }
  }
});
