import { normalizeText } from '../../server/artifacts/normalize-text';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { fillCatalogue } from '../support/fill';
import { inLongRun } from '../support/long-run';
import { readPage, readAllPages } from '../support/list-pages';

const WORDS = ['Bronze', 'mirror', 'ΝΑΌΣ', 'шапка', '青銅鏡', 'Étoile', '🏺', '100%', 'of', 'a'];
const TERMS = [
  'bronze',
  'onz',
  'on',
  'o',
  'ναος',
  'α',
  '青',
  '銅鏡',
  '青銅鏡',
  '🏺',
  '%',
  ' ',
  'e m',
  'bronze mirror',
  'zz',
];
const TYPES = ['TOOLS', 'WEAPONS', 'WOOL_CARPET'];
const ORDERS = ['NEWEST', 'OLDEST', 'MOST_LIKED', 'NAME'] as const;
const WRITES = 120;

interface Entry {
  id: number;
  name: string;
  type: string;
  likes: number;
}

/** Pseudo-random numbers from 0 to 1, the same in each run. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const byCodePoint = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
const sorts: Record<(typeof ORDERS)[number], (a: Entry, b: Entry) => number> = {
  NEWEST: (a, b) => b.id - a.id,
  OLDEST: (a, b) => a.id - b.id,
  MOST_LIKED: (a, b) => b.likes - a.likes || b.id - a.id,
  NAME: (a, b) => byCodePoint(normalizeText(a.name), normalizeText(b.name)) || a.id - b.id,
};

let catalogue: TestCatalogue;
const entries = new Map<string, Entry>();
const next = random(7);
const pick = <T>(items: readonly T[]): T => {
  const item = items[Math.floor(next() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
};
const anyName = () =>
  Array.from({ length: 1 + Math.floor(next() * 4) }, () => pick(WORDS)).join(' ');

/** Adds, renames, retypes, deletes and likes at random, through the API. */
async function writeAtRandom(times: number): Promise<void> {
  const caller = catalogue.as(ada);
  for (let n = 0; n < times; n += 1) {
    const dice = next();
    const input = { artifactName: anyName(), artifactType: pick(TYPES) };
    if (dice < 0.4 || entries.size < 5) {
      const { id } = await caller.add(input);
      entries.set(id, {
        id: Number(id),
        name: input.artifactName,
        type: input.artifactType,
        likes: 0,
      });
      continue;
    }
    const entry = pick([...entries.values()]);
    const id = String(entry.id);
    if (dice < 0.7) {
      await caller.update(id, input);
      Object.assign(entry, { name: input.artifactName, type: input.artifactType });
    } else if (dice < 0.85) {
      await caller.delete(id);
      entries.delete(id);
    } else if (entry.likes === 0) {
      await caller.like(id);
      entry.likes = 1;
    }
  }
}

let searches = 0;

/** The orders of the next search: in a short run one, which takes turns. */
function nextOrders(): readonly (typeof ORDERS)[number][] {
  searches += 1;
  return inLongRun<ReturnType<typeof nextOrders>>(
    ORDERS,
    ORDERS.filter((_, index) => index === searches % ORDERS.length),
  );
}

async function expectSearchesToEqualScan(): Promise<void> {
  for (const search of TERMS) {
    for (const type of [undefined, ...TYPES, 'SCULPTURE']) {
      const found = [...entries.values()].filter(
        (entry) =>
          normalizeText(entry.name).includes(normalizeText(search)) &&
          (type ?? entry.type) === entry.type,
      );
      const filter = { search, type };
      for (const order of nextOrders()) {
        const expected = found.toSorted(sorts[order]).map(({ id }) => String(id));
        const seen = await readAllPages(catalogue.visitor, order, { first: 30, filter });
        expect([order, filter, seen.map(({ id }) => id)]).toEqual([order, filter, expected]);
      }
      const { totalCount } = await readPage(catalogue.visitor, 'NEWEST', { first: 1, filter });
      expect([filter, totalCount]).toEqual([filter, found.length]);
    }
  }
}

beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

test('every search finds what a scan of all names finds, after random writes', async () => {
  for (let round = 0; round < 2; round += 1) {
    await writeAtRandom(WRITES);
    await expectSearchesToEqualScan();
  }
}, 120_000);

test('a rare term does not match names that only contain all its n-grams', async () => {
  const other = await startCatalogue();
  const names = Array.from({ length: 200 }, () => 'nana');
  await fillCatalogue(other.dataSource, [...names, 'xananan', 'nananax', 'naxnanx']);
  const rare = ['nanan', 'nanx', 'nanax', 'xanana'];
  const find = (first: number) =>
    Promise.all(
      rare.map(async (search) => {
        const page = { first, filter: { search } };
        const { totalCount, edges } = await readPage(other.visitor, 'NEWEST', page);
        const { edges: byName } = await readPage(other.visitor, 'NAME', page);
        return [search, totalCount, edges.length, byName.length];
      }),
    );
  const expected = [
    ['nanan', 2, 2, 2],
    ['nanx', 1, 1, 1],
    ['nanax', 1, 1, 1],
    ['xanana', 1, 1, 1],
  ];
  try {
    expect(await find(10)).toEqual(expected);
  } finally {
    await other.stop();
  }
});
