import { performAct } from '../../server/operator/perform-act';
import { hide, show } from '../../server/operator/decisions';
import { normalizeText } from '../../server/artifacts/normalize-text';
import { Random } from '../bench/random';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { inLongRun } from '../support/long-run';
import { type PageArguments, readPage, readAllPages } from '../support/list-pages';

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
/** Texts about dates, with the years that they name, or none. */
const MADE: Record<string, readonly [earliest: number, latest: number] | null> = {
  '300000 BC': [-300_000, -300_000],
  '4500–3500 BC': [-4500, -3500],
  '2500–100 BC': [-2500, -100],
  '500 BC': [-500, -500],
  '5th century BC': [-499, -400],
  '44 BC': [-44, -44],
  '27 BC – AD 14': [-27, 14],
  'AD 79': [79, 79],
  'AD 1066': [1066, 1066],
  unknown: null,
};
/** Some consist of whole centuries, others do not. */
const SPANS: { madeFrom?: number; madeTo?: number }[] = [
  { madeFrom: -100, madeTo: 100 },
  { madeFrom: 79 },
  { madeFrom: 1 },
  { madeTo: -44 },
  { madeTo: -1 },
  { madeTo: -4001 },
  { madeTo: -4000 },
  { madeFrom: -499, madeTo: -400 },
  { madeFrom: -500, madeTo: -401 },
  { madeFrom: -3999, madeTo: 1999 },
];
const ORDERS = ['NEWEST', 'OLDEST', 'MOST_LIKED', 'NAME', 'CHRONOLOGICAL', 'RELEVANCE'] as const;
const WRITES = 120;
const SEARCHES = inLongRun(60, 30);

interface Entry {
  id: number;
  name: string;
  place: string;
  description: string;
  made: string;
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
  made: random.pick(Object.keys(MADE)),
  type: random.pick(TYPES),
});
const inputOf = ({ name, place, description, made, type }: ReturnType<typeof texts>) => ({
  artifactName: name,
  artifactType: type,
  createdAt: made,
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
  const isAnywhere = (one: Term) => [...all, entry.made].some((text) => isIn(text)(one));
  if (!terms.every(isAnywhere)) return null;
  if (terms.every(isIn(entry.name))) return 3;
  if (terms.some(isIn(entry.name))) return 2;
  const isInFacts = (one: Term) =>
    [entry.place, 'ada', 'here', entry.made].some((t) => isIn(t)(one));
  return terms.every(isInFacts) ? 1 : 0;
}

function overlaps({ made }: Entry, { madeFrom, madeTo }: (typeof SPANS)[number]): boolean {
  if (madeFrom === undefined && madeTo === undefined) return true;
  const [from, to] = MADE[made] ?? [Infinity, -Infinity];
  return from <= (madeTo ?? Infinity) && to >= (madeFrom ?? -Infinity);
}

const byCodePoint = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

const earliest = ({ made }: Entry) => MADE[made]?.[0] ?? 9_999;

function expectedOrder(order: (typeof ORDERS)[number], terms: readonly Term[]) {
  const relevanceOf = (entry: Entry) => relevance(entry, terms) ?? -1;
  const sorts: Record<typeof order, (a: Entry, b: Entry) => number> = {
    NEWEST: (a, b) => b.id - a.id,
    OLDEST: (a, b) => a.id - b.id,
    MOST_LIKED: (a, b) => b.likes - a.likes || b.id - a.id,
    NAME: (a, b) => byCodePoint(normalizeText(a.name), normalizeText(b.name)) || a.id - b.id,
    CHRONOLOGICAL: (a, b) => earliest(a) - earliest(b) || a.id - b.id,
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
      const span = random.next() < 0.5 ? {} : random.pick(SPANS);
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
          overlaps(entry, span),
      );
      const first = random.pick([2, 5, 50]);
      const seen = await readAllPages(catalogue.visitor, order, { first, filter });
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
