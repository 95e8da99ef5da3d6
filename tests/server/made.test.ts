import type { Caller } from '../support/caller';
import { codes, member, offenders, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { fillCatalogue } from '../support/fill';
import { explain, recordQueries } from '../support/queries';
import { type List, readPage } from '../support/list-pages';

let catalogue: TestCatalogue;
let owner: Caller;
beforeAll(async () => {
  catalogue = await startCatalogue();
  owner = catalogue.as(member(1));
});
afterAll(() => catalogue.stop());

const MADE = 'made { earliest latest edtf }';
const madeOf = async (id: string) =>
  (await catalogue.visitor.run(`{ artifact(id: "${id}") { createdAt ${MADE} } }`)).data.artifact;

describe('made', () => {
  it('is read from createdAt when an artifact is added and updated', async () => {
    const { id } = await owner.add({ createdAt: 'c. 1332–1323 BC' });
    expect(await madeOf(id)).toEqual({
      createdAt: 'c. 1332–1323 BC',
      made: { earliest: -1332, latest: -1323, edtf: '-1331~/-1322~' },
    });
    await owner.update(id, { createdAt: '79 AD' });
    expect((await madeOf(id)).made).toEqual({ earliest: 79, latest: 79, edtf: '0079' });
    await owner.update(id, { createdAt: 'after 539 BC' });
    expect(await madeOf(id)).toEqual({ createdAt: 'after 539 BC', made: null });
    await owner.delete(id);
  });

  it('is in the answer of the mutation that changes it', async () => {
    const input = `{ artifactName: "x", artifactType: TOOLS, image: "https://example.org/x.png",
      createdAt: "1850", discoveredAt: "x", discoveredBy: "x", presentLocation: "x",
      historicalContext: "x" }`;
    const { data } = await owner.run(
      `mutation { addArtifact(input: ${input}) { artifact { id ${MADE} } } }`,
    );
    const { id, made } = data.addArtifact.artifact;
    expect(made).toEqual({ earliest: 1850, latest: 1850, edtf: '1850' });
    await owner.delete(id);
  });
});

describe('a span of years', () => {
  const asLiteral = (filter: object) =>
    catalogue.visitor.run(
      `{ artifacts(filter: { ${Object.entries(filter)
        .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
        .join(', ')} }) { totalCount } }`,
    );
  const asVariable = (filter: object) =>
    catalogue.visitor.run(
      'query ($filter: ArtifactFilter) { artifacts(filter: $filter) { totalCount } }',
      { filter },
    );

  it.each<[object, string[]]>([
    [{ madeFrom: 0 }, ['madeFrom']],
    [{ madeTo: 0 }, ['madeTo']],
    [{ madeFrom: 0, madeTo: 0 }, ['madeFrom', 'madeTo']],
    [{ madeFrom: 0, madeTo: -5 }, ['madeFrom']],
    [{ madeFrom: 100, madeTo: -100 }, ['madeFrom']],
    [{ madeFrom: 1, madeTo: -1 }, ['madeFrom']],
  ])('%j is refused, naming the fields', async (filter, fields) => {
    for (const answer of [await asLiteral(filter), await asVariable(filter)]) {
      expect([codes(answer), offenders(answer)]).toEqual([['BAD_USER_INPUT'], fields]);
    }
  });

  it.each([{ madeFrom: '1' }, { madeFrom: 1.5 }, { madeTo: 2 ** 31 }, { madeTo: [1, 2] }])(
    'a variable %j is refused',
    async (filter) => {
      const answer = await asVariable(filter);
      expect([codes(answer), offenders(answer)]).toEqual([['BAD_USER_INPUT'], Object.keys(filter)]);
    },
  );

  it.each([{ madeFrom: null }, { madeFrom: null, madeTo: null }, { madeFrom: -1, madeTo: 1 }])(
    '%j is accepted',
    async (filter) => {
      expect(codes(await asLiteral(filter))).toEqual([]);
      expect(codes(await asVariable(filter))).toEqual([]);
    },
  );
});

describe('in a span with few artifacts', () => {
  const span = { madeFrom: 5, madeTo: 5 };
  beforeAll(async () => {
    // With fewer artifacts, or all of one year, PostgreSQL reads them all from another index.
    const names = Array.from({ length: 500 }, (_, n) => `Cup ${n}`);
    await fillCatalogue(catalogue.dataSource, names, (nth) => ({ createdAt: `AD ${100 + nth}` }));
    await owner.add({ createdAt: 'AD 5' });
    await owner.add({ createdAt: 'AD 4–6', artifactName: 'axe' });
  });

  const orders: List[] = ['NEWEST', 'MOST_LIKED', 'NAME', 'CHRONOLOGICAL'];

  it.each(orders)('a page in the order %s is read from the index of years', async (list) => {
    const queries = recordQueries(catalogue.dataSource);
    const { edges } = await readPage(catalogue.visitor, list, { first: 9, filter: span });
    expect(edges).toHaveLength(2);
    const [page] = queries.filter(({ sql }) => sql.includes('FROM "artifacts"'));
    if (!page) throw new Error('No page was read.');
    expect(await explain(catalogue.dataSource, page)).toMatch(/artifacts_by_made/);
  });
});
