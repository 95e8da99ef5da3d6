import { ada, codes, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { fillCatalogue } from '../support/fill';
import { onSqlite } from '../support/only-on';
import { explain, type RecordedQuery, recordQueries } from '../support/queries';
import { type List, readPage, readAllPages } from '../support/list-pages';

const COUNT = 3_000;
const typeOf = (nth: number) => (nth % 7 === 0 ? 'WRITINGS' : 'TOOLS');
const ORDERS: List[] = ['NEWEST', 'OLDEST', 'MOST_LIKED', 'NAME', 'CHRONOLOGICAL'];
/** A plan that reads all artifacts. */
const READS_ALL = /SCAN artifacts?\b(?!_)|Seq Scan on (searched_)?artifacts\b/;

let catalogue: TestCatalogue;
let queries: RecordedQuery[];
beforeAll(async () => {
  catalogue = await startCatalogue();
  const names = Array.from({ length: COUNT - 2 }, (_, n) => `Item ${(n * 7_919) % 10_007} piece`);
  const rare = ['青銅鏡 of Xiuhtecuhtli', '青銅鏡 of Xiuhtecuhtli'];
  await fillCatalogue(catalogue.dataSource, [...names, ...rare], (nth) => ({
    artifactType: typeOf(nth),
    createdAt: `${(nth % 9) + 1}th century`,
    // One artifact has a rare word, and two thirds have a frequent one. A third word is in old artifacts and
    // in a single newer one, so that a walk from the newest finds too few for a page.
    description: `${nth === 1_234 ? 'quetzal ' : ''}${nth % 3 === 0 ? '' : 'bronze '}${nth < 1_000 || nth === 2_500 ? 'imported' : ''}`,
  }));
  queries = recordQueries(catalogue.dataSource);
});
afterAll(() => catalogue.stop());

const isPostgres = () => catalogue.dataSource.options.type === 'postgres';

describe.each<List>(ORDERS)('in the order %s', (list) => {
  it.each([
    ['three characters', 'xiuht'],
    ['two characters', 'xi'],
    ['one character', '鏡'],
  ])('the page and the total of a term of %s are read from an index', async (_, search) => {
    queries.length = 0;
    const { totalCount } = await readPage(catalogue.visitor, list, {
      first: 1,
      filter: { search },
    });
    expect(totalCount).toBe(2);
    for (const query of [...queries]) {
      const plan = await explain(catalogue.dataSource, query);
      expect(plan).not.toMatch(READS_ALL);
      if (!/MATCH|name_ngrams/.test(query.sql)) continue;
      // SQLite always reports a scan of a virtual table; M in the index number stands for MATCH.
      const index = /SCAN artifact_names VIRTUAL TABLE INDEX \d+:M/;
      expect(plan).toMatch(isPostgres() ? /searched_artifacts_names/ : index);
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

describe.each<List>([...ORDERS, 'RELEVANCE'])('in the order %s', (list) => {
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
        expect(plan).not.toMatch(READS_ALL);
        // A join of a large catalogue reads all artifacts.
        expect(plan).not.toMatch(/Join|Nested Loop/);
      }
    },
  );
});

test('one statement counts both facets of a frequent word', async () => {
  const all = Array.from({ length: COUNT }, (_, nth) => nth).filter((nth) => nth % 3 !== 0);
  const isOfSpan = (nth: number) => nth % 9 === 1 || nth % 9 === 2;
  queries.length = 0;
  const { data } = await catalogue.visitor.run(`{
    artifacts(first: 2, orderBy: NEWEST, filter: { text: "bronze", madeFrom: 100, madeTo: 299 }) {
      totalCount facets { types { count } centuries { count } } edges { node { id } } } }`);
  expect(data.artifacts.totalCount).toBe(all.filter(isOfSpan).length);
  expect(queries.filter(({ sql }) => sql.includes('string_agg'))).toHaveLength(1);
});

it.each<[List, string, number]>([
  ['MOST_LIKED', 'bronze', 2_000],
  ['RELEVANCE', 'bronze', 2_000],
  ['MOST_LIKED', 'imported', 1_001],
  ['RELEVANCE', 'imported', 1_001],
])('in the order %s, every page of %s is full', async (list, text, count) => {
  const found = await readAllPages(catalogue.visitor, list, { first: 100, filter: { text } });
  expect([found.length, new Set(found.map(({ id }) => id)).size]).toEqual([count, count]);
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
