import fc from 'fast-check';
import type { Caller } from '../support/caller';
import { member, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { testProperty } from '../support/hostile/property-test';
import { type List, walk } from '../support/walk';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const ids = (nodes: { id: string }[]) => nodes.map(({ id }) => id);

let members = 0;
const nextMember = () => member((members += 1));

/** A list of 12 artifacts, of which every second one stays, and a function that writes to it. */
async function busyList(list: List) {
  const owner = nextMember();
  const reader = catalogue.as(owner);
  const all: string[] = [];
  for (let n = 0; n < 12; n += 1) all.push((await reader.add()).id);
  for (const id of all) await reader.like(id);
  const staying = all.filter((_, index) => index % 2 === 0);
  const going = all.filter((_, index) => index % 2 === 1);
  const visible = list === 'OLDEST' ? staying : staying.toReversed();

  const others = catalogue.as(nextMember());
  const gestures: ((caller: Caller) => Promise<unknown>)[] = [
    () => reader.add(),
    async () => reader.like((await others.add()).id),
    () => reader.delete(going.shift() ?? '0'),
    () => reader.gesture('unlikeArtifact', going.pop() ?? '0'),
    () => others.gesture('toggleLike', staying[3] ?? ''),
    () => reader.update(staying[5] ?? '', { artifactName: 'Renamed' }),
    () => reader.delete(going.pop() ?? '0'),
  ];
  let turn = 0;
  const write = async () => {
    for (let n = 0; n < 3; n += 1) await gestures[turn++ % gestures.length]?.(others);
  };
  return { reader, email: owner.email, visible, write };
}

const steady: List[] = [
  'NEWEST',
  'OLDEST',
  // All have the text in their context alone.
  'RELEVANCE',
  'artifactsByUser',
  'viewer.artifacts',
  'viewer.likedArtifacts',
];

describe.each(steady)(
  'walking %s to its end shows every artifact that stays exactly once',
  (list) => {
    it('while others write between the pages', async () => {
      const { reader, email, visible, write } = await busyList(list);
      // OLDEST ends with the newest artifact, so endless additions would make the walk endless.
      let writes = 8;
      const seen = await walk(reader, list, pageOf(list, email), async () => {
        if (writes-- > 0) await write();
      });
      expect(new Set(ids(seen)).size).toBe(seen.length);
      expect(ids(seen).filter((id) => visible.includes(id))).toEqual(visible);
    });

    it('while others write at the same time', async () => {
      const { reader, email, visible, write } = await busyList(list);
      const writing = async () => {
        for (let n = 0; n < 6; n += 1) await write();
      };
      const walking = () => walk(reader, list, pageOf(list, email));
      const [first, second] = await Promise.all([walking(), walking(), writing()]);
      for (const seen of [first, second, await walking()]) {
        expect(new Set(ids(seen)).size).toBe(seen.length);
        expect(ids(seen).filter((id) => visible.includes(id))).toEqual(visible);
      }
    });
  },
);

const pageOf = (list: List, email: string) => (list === 'artifactsByUser' ? { email } : {});

describe.each<List>(['MOST_LIKED', 'NAME', 'CHRONOLOGICAL'])('walking %s', (list) => {
  it('ends while others write', async () => {
    const { reader, write } = await busyList(list);
    const writing = async () => {
      for (let n = 0; n < 5; n += 1) await write();
    };
    const [seen] = await Promise.all([walk(reader, list, { first: 20 }), writing()]);
    expect(seen.length).toBeGreaterThan(0);
  });
});

test('MOST_LIKED is sorted and complete when nobody writes', async () => {
  const quiet = await startCatalogue();
  const likes = [0, 2, 1, 0, 3, 2, 0, 1];
  const expected: { id: string; count: number }[] = [];
  for (const count of likes) {
    const { id } = await quiet.as(member(0)).add();
    for (let n = 0; n < count; n += 1) await quiet.as(member(n)).like(id);
    expected.unshift({ id, count });
  }
  expected.sort((a, b) => b.count - a.count);
  expect(ids(await walk(quiet.visitor, 'MOST_LIKED'))).toEqual(ids(expected));
  await quiet.stop();
});

test('NAME is sorted without regard to case and accents, alike on every engine, and is complete', async () => {
  const quiet = await startCatalogue();
  // By code point of the normalized name; among equals, the first added comes first.
  const sorted = [
    '100% wool',
    '"Quoted"',
    'amphora',
    'Amphora',
    'ÁMPHORA',
    'Ankh',
    'straße',
    'STRASSE',
    'zither',
    'Æsir',
    'ναός',
    'ΝΑΌΣ',
    'Икона',
    'икона',
    'सिंह',
    '中国',
    '青銅鏡',
    '한국',
    '🏺 vase',
  ].sort((a, b) => (a.startsWith('"') ? -1 : b.startsWith('"') ? 1 : 0));
  const added = sorted
    .filter((_, index) => index % 2 === 0)
    .concat(sorted.filter((_, index) => index % 2 === 1));
  const order = new Map(added.map((name, index) => [name, index]));
  for (const artifactName of added) await quiet.as(member(0)).add({ artifactName });

  const seen = (await walk(quiet.visitor, 'NAME')).map(({ artifactName }) => artifactName);
  const groups = [
    ['amphora', 'Amphora', 'ÁMPHORA'],
    ['straße', 'STRASSE'],
    ['ναός', 'ΝΑΌΣ'],
    ['Икона', 'икона'],
  ];
  const expected = [...sorted];
  for (const group of groups) {
    const at = expected.indexOf(group[0] ?? '');
    group.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    expected.splice(at, group.length, ...group);
  }
  expect(seen).toEqual(expected);
  await quiet.stop();
});

describe('pages of any size, forwards, backwards and between two cursors', () => {
  interface Arguments {
    first?: number;
    last?: number;
    after?: string | undefined;
    before?: string | undefined;
  }
  interface Page {
    edges: { cursor: string; node: { id: string } }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
  }
  const mara = { ...member(900), isModerator: true };
  const EMAIL = mara.email;
  const FILTERS = [
    '{}',
    '{ type: TOOLS }',
    '{ search: "mirror" }',
    '{ search: "ir", type: WEAPONS }',
    '{ madeFrom: -300, madeTo: 50 }',
    '{ search: "mirror", madeTo: -1 }',
    '{ text: "mirror" }',
    '{ text: "iron mirror", type: TOOLS }',
    '{ text: "\\"iron mirror\\"" }',
    '{ contributor: "CONTRIBUTOR" }',
    '{ contributor: "CONTRIBUTOR", type: TOOLS }',
    '{ contributor: "CONTRIBUTOR", search: "mirror", madeTo: 30 }',
    '{ contributor: "CONTRIBUTOR", text: "mirror" }',
    '{ text: "mirror", exceptNamed: "1" }',
    '{ text: "mirror", search: "bronze", madeFrom: -300 }',
  ];
  const ORDERS = ['NEWEST', 'OLDEST', 'MOST_LIKED', 'NAME', 'CHRONOLOGICAL', 'RELEVANCE'];
  /** Each list as a field without its arguments of a page. */
  const fields: string[] = FILTERS.flatMap((filter) =>
    ORDERS.filter((order) => order !== 'RELEVANCE' || filter.includes('text')).map(
      (order) => `artifacts(filter: ${filter}, orderBy: ${order}, PAGE)`,
    ),
  );
  fields.push(
    `artifactsByUser(email: "${EMAIL}", PAGE)`,
    'viewer { artifacts(PAGE)',
    'viewer { likedArtifacts(PAGE)',
    'viewer { hiddenArtifacts(PAGE)',
    'hiddenArtifacts(PAGE)',
    'reports(PAGE)',
    'artifactHistory(artifactId: "1", PAGE)',
    'artifact(id: "2") { contributor { artifacts(PAGE)',
  );

  let still: TestCatalogue;
  let reader: Caller;
  let contributor: string;
  beforeAll(async () => {
    still = await startCatalogue();
    reader = still.as(mara);
    const METALS = ['Bronze', 'Iron', 'Gold'];
    const DATES = ['300 BC', 'AD 20', '', '1st century BC'];
    const added: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      const { id } = await still.as(n % 4 === 0 ? member(901) : mara).add({
        artifactName:
          n % 3 === 0 ? `Vase ${n % 5}` : `${METALS[Math.floor(n / 3) % 3]} mirror ${n % 4}`,
        artifactType: n % 2 === 0 ? 'TOOLS' : 'WEAPONS',
        createdAt: DATES[n % 4] || 'unknown',
        discoveredAt: n % 7 === 0 ? 'The iron mirror cave' : 'Luoyang',
        historicalContext: n % 2 === 0 ? 'Found beside an iron and a bronze mirror.' : 'None.',
      });
      added.push(id);
      if (n % 2 === 0) await reader.like(id);
      if (n % 6 === 0) await still.as(member(901)).like(id);
    }
    for (let n = 0; n < 6; n += 1)
      await still.as(member(901)).update('1', { artifactName: `Vase ${n}` });
    for (const id of added.slice(0, 6)) {
      await reader.run(
        `mutation { reportArtifact(artifactId: "${id}", input: { reason: OFFENSIVE }) { receipt } }`,
      );
    }
    for (const id of added.slice(12)) {
      await reader.run(
        `mutation { hideArtifact(artifactId: "${id}", reason: "Not real.") { artifactId } }`,
      );
    }
    for (const id of added.slice(13, 18)) {
      await reader.run(
        `mutation { answerHiding(artifactId: "${id}", text: "Real.") { hiddenArtifact { id } } }`,
      );
    }
  });
  beforeAll(async () => {
    const { data } = await reader.run('{ artifact(id: "2") { contributor { id } } }');
    contributor = data.artifact.contributor.id;
  });
  afterAll(() => still.stop());

  async function readField(field: string, page: Arguments): Promise<Page> {
    const given = Object.entries(page).filter(([, value]) => value !== undefined);
    const args = given.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ');
    const text = field.replace('PAGE', args).replace('CONTRIBUTOR', contributor);
    const closing = '}'.repeat(
      text.split(/\{ (?=contributor \{|artifacts\(|likedA|hiddenA)/).length - 1,
    );
    const { data, errors } = await reader.run(
      `{ ${text} { edges { cursor node { id } }
        pageInfo { hasNextPage hasPreviousPage } } ${closing} }`,
    );
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return Object.values<any>(data.artifact?.contributor ?? data.viewer ?? data)[0];
  }

  const wholes = new Map<string, Page['edges']>();
  async function wholeOf(field: string): Promise<Page['edges']> {
    const whole = wholes.get(field) ?? (await readField(field, { first: 100 })).edges;
    wholes.set(field, whole);
    return whole;
  }

  /** Relay's algorithm on the whole list. */
  function expectedPage(whole: Page['edges'], { first, last, after, before }: Arguments): Page {
    const indexOf = (cursor: string) => whole.findIndex((edge) => edge.cursor === cursor);
    const begin = after === undefined ? 0 : indexOf(after) + 1;
    const end = before === undefined ? whole.length : indexOf(before);
    const between = whole.slice(begin, Math.max(begin, end));
    const edges = last === undefined ? between.slice(0, first ?? 24) : between.slice(-last);
    const goesOn = between.length > edges.length;
    const pageInfo =
      last === undefined
        ? { hasNextPage: goesOn, hasPreviousPage: after !== undefined }
        : { hasNextPage: before !== undefined, hasPreviousPage: goesOn };
    return { edges, pageInfo };
  }

  const step = fc.record({
    field: fc.constantFrom(...fields),
    size: fc.integer({ min: 1, max: 9 }),
    isBackward: fc.boolean(),
    after: fc.option(fc.nat(), { freq: 2, nil: undefined }),
    before: fc.option(fc.nat(), { freq: 2, nil: undefined }),
  });

  testProperty(
    'a page is the part of the list that Relay says',
    fc.array(step, { minLength: 5, maxLength: 5 }),
    async (steps) => {
      for (const { field, size, isBackward, after, before } of steps) {
        const whole = await wholeOf(field);
        const cursorAt = (n?: number) =>
          n === undefined ? undefined : whole[n % whole.length]?.cursor;
        const args = {
          [isBackward ? 'last' : 'first']: size,
          after: cursorAt(after),
          before: cursorAt(before),
        };
        expect({ field, args, ...(await readField(field, args)) }).toEqual({
          field,
          args,
          ...expectedPage(whole, args),
        });
      }
    },
  );

  testProperty(
    'a walk in pages of any size, from either end, shows the whole list',
    fc.record({
      field: fc.constantFrom(...fields),
      sizes: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
      isBackward: fc.boolean(),
    }),
    async ({ field, sizes, isBackward }) => {
      const seen: Page['edges'] = [];
      for (let n = 0; ; n += 1) {
        const size = sizes[n % sizes.length];
        const { edges, pageInfo } = isBackward
          ? await readField(field, { last: size ?? 1, before: seen[0]?.cursor })
          : await readField(field, { first: size ?? 1, after: seen.at(-1)?.cursor });
        if (isBackward) seen.unshift(...edges);
        else seen.push(...edges);
        if (!(isBackward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage)) break;
      }
      expect({ field, seen }).toEqual({ field, seen: await wholeOf(field) });
    },
  );

  it.each(fields)('%s has several items', async (field) => {
    expect((await wholeOf(field)).length).toBeGreaterThan(1);
  });
});
