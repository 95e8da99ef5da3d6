import type { Caller } from '../support/caller';
import { member, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { type List, readAllPages } from '../support/list-pages';
import { inLongRun } from '../support/long-run';

let catalogue: TestCatalogue;
// A new one for each test, so that a walk meets few other artifacts.
beforeEach(async () => {
  catalogue = await startCatalogue();
});
afterEach(() => catalogue.stop());

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

const pageOf = (list: List, email: string) => (list === 'artifactsByUser' ? { email } : {});

describe('walking a list to its end shows every artifact that stays exactly once', () => {
  it.each(steady)('%s, while others write between the pages', async (list) => {
    const { reader, email, visible, write } = await busyList(list);
    // OLDEST ends with the newest artifact, so endless additions would make the walk endless.
    let writes = 8;
    const seen = await readAllPages(reader, list, pageOf(list, email), async () => {
      if (writes-- > 0) await write();
    });
    expect(new Set(ids(seen)).size).toBe(seen.length);
    expect(ids(seen).filter((id) => visible.includes(id))).toEqual(visible);
  });

  it.each(inLongRun<List[]>(steady, ['RELEVANCE', 'viewer.likedArtifacts']))(
    '%s, while others write at the same time',
    async (list) => {
      const { reader, email, visible, write } = await busyList(list);
      const writing = async () => {
        for (let n = 0; n < 6; n += 1) await write();
      };
      const walking = () => readAllPages(reader, list, pageOf(list, email));
      const [first, second] = await Promise.all([walking(), walking(), writing()]);
      for (const seen of [first, second, await walking()]) {
        expect(new Set(ids(seen)).size).toBe(seen.length);
        expect(ids(seen).filter((id) => visible.includes(id))).toEqual(visible);
      }
    },
  );
});

test('NAME is sorted without regard to case and accents, alike on every engine, and is complete', async () => {
  // By code point of the normalized name; among equals, the first added comes first.
  const sorted = [
    '100% wool',
    '"Quoted"',
    'Æsir',
    'amphora',
    'Amphora',
    'ÁMPHORA',
    'Ankh',
    'straße',
    'STRASSE',
    'zither',
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
  for (const artifactName of added) await catalogue.as(member(0)).add({ artifactName });

  const seen = (await readAllPages(catalogue.visitor, 'NAME')).map(
    ({ artifactName }) => artifactName,
  );
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
});
