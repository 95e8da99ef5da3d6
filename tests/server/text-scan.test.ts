import { performAct } from '../../server/operator/acts';
import { hide, show } from '../../server/operator/decisions';
import { normalizeText } from '../../server/artifacts/normalize-text';
import { Random } from '../bench/random';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { type PageArguments, readPage, walk } from '../support/walk';

const random = new Random(11);
const WORDS = [
  'Bronze',
  'bronzes',
  'mirror',
  'ΝΑΌΣ',
  'шапка',
  '青銅鏡',
  '銅',
  'Étoile',
  'of',
  '🏺',
];
const TYPES = ['TOOLS', 'WEAPONS', 'WOOL_CARPET'];
const YEARS = [-500, -44, 79, 1066];
const ORDERS = ['NEWEST', 'OLDEST', 'MOST_LIKED', 'NAME', 'CHRONOLOGICAL', 'RELEVANCE'] as const;
const WRITES = 120;
const SEARCHES = 60;

interface Entry {
  id: number;
  name: string;
  place: string;
  description: string;
  year: number;
  type: string;
  likes: number;
}

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const entries = new Map<string, Entry>();
const words = (most: number) =>
  Array.from({ length: random.whole(1, most) }, () => random.pick(WORDS)).join(
    random.pick([' ', ' ', ', ']),
  );
const texts = () => ({
  name: words(3),
  place: words(2),
  description: words(4),
  year: random.pick(YEARS),
  type: random.pick(TYPES),
});
const inputOf = ({ name, place, description, year, type }: ReturnType<typeof texts>) => ({
  artifactName: name,
  artifactType: type,
  createdAt: year < 0 ? `${-year} BC` : `AD ${year}`,
  discoveredAt: place,
  discoveredBy: 'Ada',
  presentLocation: 'here',
  description,
  historicalContext: 'there',
});

async function writeAtRandom(times: number): Promise<void> {
  const { database } = catalogue;
  const caller = catalogue.as(ada);
  for (let n = 0; n < times; n += 1) {
    const dice = random.next();
    const given = texts();
    if (dice < 0.5 || entries.size < 5) {
      const { id } = await caller.add(inputOf(given));
      entries.set(id, { ...given, id: Number(id), likes: 0 });
      continue;
    }
    const entry = random.pick([...entries.values()]);
    const id = String(entry.id);
    if (dice < 0.75) {
      await caller.update(id, inputOf(given));
      Object.assign(entry, given);
    } else if (dice < 0.8) {
      await caller.delete(id);
      entries.delete(id);
    } else if (dice < 0.85) {
      await performAct(database, 'hide', [id], (runner) => hide(database, runner, entry.id));
      await performAct(database, 'show', [id], (runner) => show(database, runner, entry.id));
    } else if (entry.likes === 0) {
      await caller.like(id);
      entry.likes = 1;
    }
  }
}

/** The text as its words with spaces around each: characters of these scripts are words. */
const spaced = (text: string) =>
  ` ${normalizeText(text)
    .replace(/[青銅鏡]/gu, ' $& ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

interface Term {
  part: string;
  text: string;
}

/** What a term of a text is a part of. */
const term = (text: string, isLast: boolean): Term => {
  if (text.startsWith('"')) return { text, part: spaced(text) };
  return { text, part: isLast ? spaced(text).trimEnd() : spaced(text) };
};

function relevance(entry: Entry, terms: readonly Term[]): number | null {
  const isIn = (text: string) => (one: Term) => spaced(text).includes(one.part);
  const all = [entry.name, entry.place, entry.description, 'ada', 'here', 'there'];
  const dated = entry.year < 0 ? `${-entry.year} bc` : `ad ${entry.year}`;
  const isAnywhere = (one: Term) => [...all, dated].some((text) => isIn(text)(one));
  if (!terms.every(isAnywhere)) return null;
  if (terms.every(isIn(entry.name))) return 3;
  if (terms.some(isIn(entry.name))) return 2;
  const isInFacts = (one: Term) => [entry.place, 'ada', 'here', dated].some((t) => isIn(t)(one));
  return terms.every(isInFacts) ? 1 : 0;
}

const byCodePoint = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

function expectedOrder(order: (typeof ORDERS)[number], terms: readonly Term[]) {
  const relevanceOf = (entry: Entry) => relevance(entry, terms) ?? -1;
  const sorts: Record<typeof order, (a: Entry, b: Entry) => number> = {
    NEWEST: (a, b) => b.id - a.id,
    OLDEST: (a, b) => a.id - b.id,
    MOST_LIKED: (a, b) => b.likes - a.likes || b.id - a.id,
    NAME: (a, b) => byCodePoint(normalizeText(a.name), normalizeText(b.name)) || a.id - b.id,
    CHRONOLOGICAL: (a, b) => a.year - b.year || a.id - b.id,
    RELEVANCE: (a, b) => relevanceOf(b) - relevanceOf(a) || b.id - a.id,
  };
  return sorts[order];
}

const anyTerm = (isLast: boolean): Term =>
  term(
    random.pick([
      ...['bronze', 'mirror', 'naos', 'ναοσ', 'шапка', '青', '銅', '銅鏡', '青鏡', 'etoile', 'of'],
      ...['"bronze mirror"', '"of 青銅鏡"', '"銅"', '"mirror, mirror"', 'ada', '44', 'zz'],
      ...(isLast ? ['b', 'bron', 'mir', 'ша', 'et', 'o', 't', '1'] : []),
    ]),
    isLast,
  );

test('every text finds what a scan of all texts finds, in every order and combination', async () => {
  for (let round = 0; round < 3; round += 1) {
    await writeAtRandom(WRITES / (round + 1));
    for (let search = 0; search < SEARCHES; search += 1) {
      const before = Array.from({ length: random.whole(0, 2) }, () => anyTerm(false));
      const kept = [...before, anyTerm(true)];
      const type = random.pick(['', '', ...TYPES]);
      const part = random.pick(['', '', 'o', 'mirror', 'ναος', '銅']);
      const span: { madeFrom?: number; madeTo?: number } = random.pick([
        ...[{}, {}, {}, { madeFrom: -100, madeTo: 100 }, { madeFrom: 79 }, { madeTo: -44 }],
      ]);
      const filter: NonNullable<PageArguments['filter']> = {
        text: kept.map(({ text }) => text).join(' '),
        ...(type && { type }),
        ...(part && { search: part }),
        ...span,
      };
      const order = random.pick(ORDERS);
      const found = [...entries.values()].filter(
        (entry) =>
          relevance(entry, kept) !== null &&
          (type || entry.type) === entry.type &&
          normalizeText(entry.name).includes(normalizeText(part)) &&
          entry.year >= (span.madeFrom ?? -9999) &&
          entry.year <= (span.madeTo ?? 9999),
      );
      const first = random.pick([2, 5, 50]);
      const seen = await walk(catalogue.visitor, order, { first, filter });
      expect([order, filter, seen.map(({ id }) => Number(id))]).toEqual([
        order,
        filter,
        found.toSorted(expectedOrder(order, kept)).map(({ id }) => id),
      ]);
      const { totalCount } = await readPage(catalogue.visitor, order, { first: 1, filter });
      expect([filter, totalCount]).toEqual([filter, found.length]);
    }
  }
}, 120_000);
