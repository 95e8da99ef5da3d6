import { refreshFrequentTerms } from '../../server/artifacts/search/frequent-terms';
import { ada, codes, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { fillCatalogue } from '../support/fill';
import { onSqlite } from '../support/only-on';
import { explain, type RecordedQuery, recordQueries } from '../support/queries';
import { type List, readPage } from '../support/walk';

const COUNT = 3_000;
const ORDERS: List[] = ['NEWEST', 'OLDEST', 'MOST_LIKED', 'NAME', 'CHRONOLOGICAL'];

let catalogue: TestCatalogue;
let queries: RecordedQuery[];
beforeAll(async () => {
  catalogue = await startCatalogue();
  const names = Array.from({ length: COUNT - 2 }, (_, n) => `Item ${(n * 7_919) % 10_007} piece`);
  const rare = ['青銅鏡 of Quetzalcoatl', '青銅鏡 of Quetzalcoatl'];
  await fillCatalogue(catalogue.dataSource, [...names, ...rare]);
  queries = recordQueries(catalogue.dataSource);
});
afterAll(() => catalogue.stop());

/** The plans of the statements that a request for a part of a list sent. */
async function plans(list: List, search: string) {
  queries.length = 0;
  const { totalCount } = await readPage(catalogue.visitor, list, { first: 1, filter: { search } });
  expect(totalCount).toBe(2);
  // Lookups of the stored totals of terms are left out.
  const sent = queries.filter(({ sql }) => !/"search_(terms|totals)"/.test(sql));
  expect(sent).toHaveLength(2);
  return Promise.all(
    sent.map(async (query) => ({
      isSearch: /MATCH|name_ngrams/.test(query.sql),
      plan: await explain(catalogue.dataSource, query),
    })),
  );
}

/** FTS5 reads identifiers in order. Every other page is sorted, and its statement counts too. */
const isSorted = (list: List) =>
  catalogue.dataSource.options.type === 'postgres' || !['NEWEST', 'OLDEST'].includes(list);

describe.each<List>(ORDERS)('in the order %s', (list) => {
  it.each([
    ['three characters', 'quetz', 'artifacts_search'],
    ['two characters', 'qu', 'artifacts_search_short'],
    ['one character', '鏡', 'artifacts_search_short'],
  ])(
    'the page and the total of a term of %s are read from an index',
    async (_, term, sqliteIndex) => {
      const sent = await plans(list, term);
      expect(sent.filter(({ isSearch }) => isSearch)).toHaveLength(isSorted(list) ? 1 : 2);
      for (const { isSearch, plan } of sent) {
        if (!isSearch) {
          // The artifacts of a sorted page are read by their identifiers.
          expect(plan).not.toMatch(/SCAN artifacts?\b(?!_)|Seq Scan on artifacts\b/);
        } else if (catalogue.dataSource.options.type === 'postgres') {
          expect(plan).toMatch(/artifacts_name_ngrams/);
          expect(plan).not.toMatch(/Seq Scan on artifacts\b/);
        } else {
          // SQLite always reports a scan of a virtual table; M in the index number stands for MATCH.
          expect(plan).toMatch(new RegExp(`SCAN ${sqliteIndex} VIRTUAL TABLE INDEX \\d+:M`));
          expect(plan).not.toMatch(/SCAN artifacts?\b(?!_)/);
        }
      }
    },
  );
});

describe('once the totals of frequent terms are stored', () => {
  beforeAll(() => refreshFrequentTerms(catalogue.database, { smallCatalogue: 0 }));

  it.each<[List, RegExp]>([
    ['MOST_LIKED', /artifacts_by_likes/],
    ['NAME', /artifacts_by_name/],
    ['CHRONOLOGICAL', /artifacts_by_made/],
  ])('a frequent term is found by a walk along the index of %s', async (list, index) => {
    queries.length = 0;
    const { totalCount, edges } = await readPage(catalogue.visitor, list, {
      filter: { search: 'piece' },
    });
    expect([totalCount, edges.length]).toEqual([COUNT - 2, 24]);
    const sent = queries.filter(({ sql }) => sql.includes('FROM "artifacts"'));
    expect(sent).toHaveLength(1);
    for (const query of sent) {
      expect(await explain(catalogue.dataSource, query)).toMatch(index);
      expect(query.sql).not.toMatch(/count\(|MATCH|name_grams/i);
    }
  });
});

test('a page without a search sorts nothing and counts nothing', async () => {
  for (const list of ORDERS) {
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

onSqlite(
  'an index that names an artifact that does not exist is an error, not an endless search',
  async () => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const damaged = await startCatalogue({ logLevel: 'error', logTo });
    const { id } = await damaged.as(ada).add({ artifactName: 'Ghostly lantern' });
    await damaged.dataSource.query(
      `INSERT INTO "artifacts_words" (rowid, "words") VALUES (99, 'lantern')`,
    );
    const query = '{ artifacts(filter: {text: "lantern"}) { edges { node { id } } } }';
    expect(codes(await damaged.visitor.run(query))).toEqual(['INTERNAL_SERVER_ERROR']);
    expect(lines.join('')).toContain('An index names artifacts that do not exist: 99.');
    expect(await damaged.visitor.read(id)).toMatchObject({ id });
    await damaged.stop();
  },
);
