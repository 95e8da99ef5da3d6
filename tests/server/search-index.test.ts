import { ada, codes, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { fillCatalogue } from '../support/fill';
import { onSqlite } from '../support/only-on';
import { explain, type RecordedQuery, recordQueries } from '../support/queries';
import { type List, readPage } from '../support/list-pages';

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

describe.each<List>(ORDERS)('in the order %s', (list) => {
  it.each([
    ['three characters', 'quetz'],
    ['two characters', 'qu'],
    ['one character', '鏡'],
  ])('the page and the total of a term of %s are read from an index', async (_, search) => {
    queries.length = 0;
    const { totalCount } = await readPage(catalogue.visitor, list, {
      first: 1,
      filter: { search },
    });
    expect(totalCount).toBe(2);
    const isPostgres = catalogue.dataSource.options.type === 'postgres';
    for (const query of [...queries]) {
      const plan = await explain(catalogue.dataSource, query);
      expect(plan).not.toMatch(/SCAN artifacts?\b(?!_)|Seq Scan on (searched_)?artifacts\b/);
      if (!/MATCH|name_ngrams/.test(query.sql)) continue;
      // SQLite always reports a scan of a virtual table; M in the index number stands for MATCH.
      const index = /SCAN artifact_names VIRTUAL TABLE INDEX \d+:M/;
      expect(plan).toMatch(isPostgres ? /searched_artifacts_names/ : index);
    }
  });
});

it.each<[List, RegExp]>([
  ['MOST_LIKED', /artifacts_by_likes/],
  ['NAME', /artifacts_by_name/],
  ['CHRONOLOGICAL', /artifacts_by_made/],
])('a frequent term is found by a walk along the index of %s', async (list, index) => {
  queries.length = 0;
  const page = { filter: { search: 'piece' } };
  const { totalCount, edges } = await readPage(catalogue.visitor, list, page);
  expect([totalCount, edges.length]).toEqual([COUNT - 2, 24]);
  const [walk, ...others] = queries.filter(({ sql }) => sql.includes('(SELECT * FROM'));
  expect(others).toEqual([]);
  if (!walk) throw new Error('There was no walk.');
  expect(await explain(catalogue.dataSource, walk)).toMatch(index);
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
      `INSERT INTO "artifact_words" (rowid, "words") VALUES (99, 'lantern')`,
    );
    const query = '{ artifacts(filter: {text: "lantern"}) { edges { node { id } } } }';
    expect(codes(await damaged.visitor.run(query))).toEqual(['INTERNAL_SERVER_ERROR']);
    expect(lines.join('')).toContain('An index names artifacts that do not exist: 99.');
    expect(await damaged.visitor.read(id)).toMatchObject({ id });
    await damaged.stop();
  },
);
