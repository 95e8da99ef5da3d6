import { Random } from '../support/random';
import {
  ada,
  member,
  startCatalogue,
  type TestCatalogue,
  type TestMember,
} from '../support/catalogue';
import { type Entry, type Filter, MADE, ORDERS, scan } from '../support/list-scan';
import { inLongRun } from '../support/long-run';
import { operatorOf } from '../support/operator-acts';

const random = new Random(11);
const MEMBERS = [1, 2, 3].map(member);
const WORDS = [
  ...['Bronze', 'bronzes', 'mirror', 'ΝΑΌΣ', 'шапка', '青銅鏡', '銅'],
  ...['Étoile', 'of', '🏺', '100%'],
];
const TYPES = ['TOOLS', 'WEAPONS', 'WOOL_CARPET'];
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
  { madeFrom: -(2 ** 31), madeTo: 2 ** 31 - 1 },
];
/** Parts of names, of any length. */
const PARTS = [
  ...['bronze', 'onz', 'on', 'o', 'ναος', 'α', '青', '銅鏡', '青銅鏡', '🏺', '%', ' ', 'e m'],
  ...['bronze mirror', 'zz'],
];
/** Words and phrases; the beginnings of words come last in a text. */
const TERMS = [
  ...['bronze', 'mirror', 'naos', 'ναοσ', 'шапка', '青', '銅', '銅鏡', '青鏡', 'etoile', 'of'],
  ...['"bronze mirror"', '"of 青銅鏡"', '"銅"', '"mirror, mirror"', 'ada', '44', 'zz'],
];
const BEGINNINGS = ['b', 'bron', 'mir', 'ша', 'et', 'o', 't', '1'];
const WRITES = 120;
const SEARCHES = inLongRun(120, 30);

let catalogue: TestCatalogue;
const entries = new Map<string, Entry>();
/** The members by their public identifiers. */
const contributors = new Map<string, TestMember>();
beforeAll(async () => {
  catalogue = await startCatalogue();
  for (const owner of MEMBERS) {
    const { id } = await catalogue.as(owner).add();
    const { data } = await catalogue.visitor.run(
      `{ artifact(id: "${id}") { contributor { id } } }`,
    );
    contributors.set(data.artifact.contributor.id, owner);
    await catalogue.as(owner).delete(id);
  }
});
afterAll(() => catalogue.stop());

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

async function add(): Promise<void> {
  const given = texts();
  const [contributor, owner] = random.pickSkewed([...contributors]);
  const { id } = await catalogue.as(owner).add(inputOf(given));
  entries.set(id, { ...given, id: Number(id), contributor, likedBy: new Set(), updatedAt: '' });
}

async function writeAtRandom(times: number): Promise<void> {
  const operator = operatorOf(catalogue.database);
  for (let n = 0; n < times; n += 1) {
    const dice = random.next();
    if (dice < 0.5 || entries.size < 5) {
      await add();
      continue;
    }
    const [id, entry] = random.pick([...entries]);
    const owner = catalogue.as(contributors.get(entry.contributor) ?? ada);
    if (dice < 0.75) {
      const given = texts();
      await owner.update(id, inputOf(given));
      Object.assign(entry, given);
    } else if (dice < 0.8) {
      await owner.delete(id);
      entries.delete(id);
    } else if (dice < 0.85) {
      await operator.hide(id);
      await operator.show(id);
    } else {
      const liker = random.pickSkewed(MEMBERS);
      await catalogue.as(liker).like(id);
      entry.likedBy.add(liker.uid);
    }
  }
}

const LIST = `query ($first: Int, $after: String, $orderBy: ArtifactOrder, $filter: ArtifactFilter) {
  artifacts(first: $first, after: $after, orderBy: $orderBy, filter: $filter) {
    totalCount facets { types { type label count } centuries { century label count } undated }
    edges { node { id } } pageInfo { hasNextPage endCursor } } }`;

/** Reads a list to its end. */
async function read(orderBy: string, filter: Filter) {
  const first = random.pick([3, 10, 50]);
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const { data, errors } = await catalogue.visitor.run(LIST, { first, after, orderBy, filter });
    expect([filter, errors]).toEqual([filter, []]);
    const { totalCount, facets, edges, pageInfo } = data.artifacts;
    ids.push(...edges.map(({ node }: { node: { id: string } }) => node.id));
    if (!pageInfo.hasNextPage) return { ids, totalCount, facets };
    after = pageInfo.endCursor;
  }
}

async function readInstants(): Promise<void> {
  const ids = [...entries.keys()];
  for (let n = 0; n < ids.length; n += 100) {
    const { data } = await catalogue.visitor.run(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Artifact { updatedAt } } }',
      { ids: ids.slice(n, n + 100) },
    );
    for (const { id, updatedAt } of data.nodes) Object.assign(entries.get(id) ?? {}, { updatedAt });
  }
}

function anyText(): string {
  const before = Array.from({ length: random.whole(0, 2) }, () => random.pick(TERMS));
  return [...before, random.pick([...TERMS, ...BEGINNINGS])].join(' ');
}

function anyFilter(): Filter {
  const isLikely = (probability: number) => random.next() < probability;
  const found: Filter = isLikely(0.3)
    ? { anywhere: isLikely(0.5) ? anyText() : random.pick(PARTS) }
    : {
        ...(isLikely(0.6) && { text: anyText() }),
        ...(isLikely(0.5) && { search: random.pick(PARTS) }),
      };
  return {
    ...found,
    ...(isLikely(0.4) && { type: random.pick([...TYPES, 'SCULPTURE']) }),
    ...(isLikely(0.4) && random.pick(SPANS)),
    ...(isLikely(0.3) && { undated: isLikely(0.7) }),
    ...(isLikely(0.3) && { contributor: random.pick([...contributors.keys()]) }),
    ...(isLikely(0.3) && { updatedSince: random.pick([...entries.values()]).updatedAt }),
  };
}

test('every list is what a scan of all artifacts finds, in every order and combination', async () => {
  for (let round = 0; round < 3; round += 1) {
    await writeAtRandom(WRITES / (round + 1));
    await readInstants();
    for (let n = 0; n < SEARCHES; n += 1) {
      const filter = anyFilter();
      const hasWords = filter.text !== undefined || filter.anywhere !== undefined;
      const order = random.pick(hasWords ? ORDERS : ORDERS.slice(0, -1));
      const expected = scan(entries.values(), order, filter);
      expect({ order, filter, ...(await read(order, filter)) }).toEqual({
        ...{ order, filter },
        ...expected,
      });
    }
  }
});
