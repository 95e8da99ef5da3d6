import { normalizeText } from '../../server/artifacts/normalize-text';
import type { Caller } from '../support/caller';
import { codes, member, offenders, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { expectExact } from '../support/exact';
import { explain, recordQueries } from '../support/queries';
import { readPage } from '../support/list-pages';

let catalogue: TestCatalogue;
let owner: Caller;
beforeAll(async () => {
  catalogue = await startCatalogue();
  owner = catalogue.as(member(1));
});
afterAll(() => catalogue.stop());

const TEXTS: Record<string, [earliest: number, latest: number] | null> = {
  '3000 BC': [-3000, -3000],
  '1332–1323 BC': [-1332, -1323],
  '5th century BC': [-499, -400],
  '1 BC': [-1, -1],
  'AD 1': [1, 1],
  '27 BC – AD 14': [-27, 14],
  '19th century': [1800, 1899],
  '1850': [1850, 1850],
  'long ago': null,
};
const NAMES = ['bronze cup', 'bronze axe', 'bronze helmet', 'an iron axe', 'ναός'];
const TYPES = ['TOOLS', 'WEAPONS'] as const;

interface Entry {
  id: number;
  name: string;
  type: string;
  years: [number, number] | null;
}
const entries: Entry[] = [];

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

const SPANS: { madeFrom?: number; madeTo?: number }[] = [
  {},
  { madeFrom: -1323 },
  { madeFrom: -1322 },
  { madeTo: -1332 },
  { madeTo: -1333 },
  { madeFrom: -1, madeTo: 1 },
  { madeFrom: -450, madeTo: -450 },
  { madeFrom: 1900, madeTo: 2000 },
  { madeFrom: -(2 ** 31) },
  { madeTo: 2 ** 31 - 1 },
  { madeFrom: 1899, madeTo: 2 ** 31 - 1 },
];

const overlaps = ({ years }: Entry, { madeFrom, madeTo }: (typeof SPANS)[number]) =>
  (madeFrom === undefined && madeTo === undefined) ||
  (years !== null && years[0] <= (madeTo ?? Infinity) && years[1] >= (madeFrom ?? -Infinity));

const NO_YEAR = 2 ** 31 - 1;
const ORDERS = {
  NEWEST: (a: Entry, b: Entry) => b.id - a.id,
  MOST_LIKED: (a: Entry, b: Entry) => b.id - a.id,
  NAME: (a: Entry, b: Entry) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id),
  CHRONOLOGICAL: (a: Entry, b: Entry) =>
    (a.years?.[0] ?? NO_YEAR) - (b.years?.[0] ?? NO_YEAR) || a.id - b.id,
};
const order = Object.keys(ORDERS) as (keyof typeof ORDERS)[];

/** Expects the first two pages and the total of each list to be what a scan of all entries keeps. */
async function expectListsToEqualScan(): Promise<void> {
  let lists = 0;
  for (const span of SPANS) {
    for (const search of ['', 'axe', 'bronze', 'ΝΑΌΣ']) {
      for (const type of [undefined, 'WEAPONS']) {
        const filter = { ...span, ...(search && { search }), ...(type && { type }) };
        const kept = entries.filter(
          (entry) =>
            overlaps(entry, span) &&
            normalizeText(entry.name).includes(normalizeText(search)) &&
            (type ?? entry.type) === entry.type,
        );
        lists += 1;
        // Each order comes with every search, and small and large pages have other plans.
        const list = order[Math.floor(lists / 3) % order.length] ?? 'NAME';
        const first = lists % 2 === 0 ? 4 : 100;
        const expected = kept.toSorted(ORDERS[list]).map(({ id }) => String(id));
        const page = await readPage(catalogue.visitor, list, { first, filter });
        const { hasNextPage, endCursor } = page.pageInfo;
        const next = hasNextPage
          ? await readPage(catalogue.visitor, list, { first, filter, after: endCursor })
          : { edges: [] };
        const seen = [...page.edges, ...next.edges].map(({ node }) => node.id);
        expect([list, filter, page.totalCount, seen]).toEqual([
          list,
          filter,
          expected.length,
          expected.slice(0, 2 * first),
        ]);
      }
    }
  }
}

describe('lists with years', () => {
  beforeAll(async () => {
    const texts = Object.keys(TEXTS);
    for (let n = 0; n < 80; n += 1) {
      const name = NAMES[(n * 7) % (n % 3 === 0 ? 5 : 3)] ?? '';
      // Few artifacts have the years of the last texts.
      const text = texts[n % 10 === 0 ? n % texts.length : n % 3] ?? '';
      const type = TYPES[n % 4 === 0 ? 0 : 1];
      const { id } = await owner.add({ artifactName: name, artifactType: type, createdAt: text });
      entries.push({ id: Number(id), name, type, years: TEXTS[text] ?? null });
    }
  });

  it('are what a scan finds, with every search, type and order', async () => {
    await expectListsToEqualScan();
  });

  it('are so too after changes and deletions', async () => {
    for (const [index, entry] of [...entries].entries()) {
      if (index % 5 === 0) {
        await owner.delete(String(entry.id));
        entries.splice(entries.indexOf(entry), 1);
      } else if (index % 5 === 1) {
        const artifactType = entry.type === 'TOOLS' ? 'WEAPONS' : 'TOOLS';
        const createdAt = entry.years ? 'unknown' : '3000 BC';
        await owner.update(String(entry.id), {
          artifactName: entry.name,
          artifactType,
          createdAt,
        });
        Object.assign(entry, {
          type: artifactType,
          years: createdAt === 'unknown' ? null : [-3000, -3000],
        });
      }
    }
    await expectListsToEqualScan();
    await expectExact(catalogue.dataSource, catalogue.visitor, ['axe']);
  });
});

describe('in a span with few artifacts', () => {
  const span = { madeFrom: 5, madeTo: 5 };
  beforeAll(async () => {
    await owner.add({ createdAt: 'AD 5' });
    await owner.add({ createdAt: 'AD 4–6', artifactName: 'axe' });
  });

  it.each(order)('a page in the order %s is read from the index of years', async (list) => {
    const queries = recordQueries(catalogue.dataSource);
    const { edges } = await readPage(catalogue.visitor, list, { first: 9, filter: span });
    expect(edges).toHaveLength(2);
    const [page] = queries.filter(({ sql }) => sql.includes('FROM "artifacts"'));
    if (!page) throw new Error('No page was read.');
    expect(await explain(catalogue.dataSource, page)).toMatch(/artifacts_by_made/);
  });
});
