import { Random } from '../support/random';
import type { Caller } from '../support/caller';
import { codes, member, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { recordQueries } from '../support/queries';
import { factInputs } from '../support/site-with-facts';

let catalogue: TestCatalogue;
let owner: Caller;
beforeAll(async () => {
  catalogue = await startCatalogue({ cache: true });
  owner = catalogue.as(member(1));
});
afterAll(() => catalogue.stop());

interface Related {
  artifact: { id: string; artifactName: string };
  reasons: string[];
}

const FIELDS = 'artifact { id artifactName } reasons';

async function relatedTo(id: string, first = 100): Promise<Related[]> {
  const { data } = await catalogue.visitor.run(
    `query ($id: ID!, $first: Int) { artifact(id: $id) { related(first: $first) { ${FIELDS} } } }`,
    { id, first },
  );
  return data.artifact.related;
}

/** Nothing in common with any other artifact of these tests. */
const ALONE = {
  artifactType: 'TOOLS',
  createdAt: 'unknown',
  discoveredAt: 'Unknown',
  discoveredBy: 'Unknown',
};
const added: string[] = [];
async function add(overrides: object): Promise<string> {
  const { id } = await owner.add({ ...ALONE, ...overrides });
  added.push(id);
  return id;
}
afterEach(async () => {
  for (const id of added.splice(0)) await owner.delete(id);
});

/** The reasons why a second artifact is related to a first one. */
async function reasonsOf(first: object, second: object): Promise<string[]> {
  const id = await add({ artifactType: 'WRITINGS', ...first });
  const other = await add({ artifactType: 'WEAPONS', ...second });
  const related = await relatedTo(id);
  return related.find(({ artifact }) => artifact.id === other)?.reasons ?? [];
}

describe('artifacts are related by', () => {
  it.each([
    [
      'a name of the place',
      { discoveredAt: 'Tomb of Tutankhamun (KV62), Valley of the Kings, Egypt' },
      { discoveredAt: 'Tomb of Thutmose IV, Valley of the Kings' },
      ['Also from Valley of the Kings'],
    ],
    [
      'a part of a name',
      { discoveredAt: 'Library of Ashurbanipal, Nineveh' },
      { discoveredAt: 'Near Nineveh, north of Mosul' },
      ['Also from Nineveh'],
    ],
    [
      'case and accents left aside',
      { discoveredAt: 'BATAN GRANDE, Peru' },
      { discoveredAt: 'Huaca Loro, Batán Grande' },
      ['Also from Batán Grande'],
    ],
    [
      'a place in a script without spaces',
      { discoveredAt: '河南省安陽市' },
      { discoveredAt: '安陽' },
      ['Also from 安陽'],
    ],
    [
      'a name that ends with a letter',
      { discoveredAt: 'Grave Circle A, Mycenae' },
      { discoveredAt: 'Shaft Grave V, Grave Circle A' },
      ['Also from Grave Circle A'],
    ],
    [
      'years within a century',
      { createdAt: 'c. 1332–1323 BC' },
      { createdAt: '14th century BC' },
      ['Also dated to the 14th century BC'],
    ],
    ['a year', { createdAt: '196 BC' }, { createdAt: '196 BC' }, ['Also dated to 196 BC']],
    [
      'years of several centuries',
      { createdAt: '3rd millennium BC' },
      { createdAt: '2600–2300 BC' },
      ['Also dated to 2600–2300 BC'],
    ],
    [
      'years of both eras',
      { createdAt: '27 BC – AD 14' },
      { createdAt: '100 BC – AD 500' },
      ['Also dated to 27 BC – AD 14'],
    ],
    ['the type', { artifactType: 'WEAPONS' }, {}, ['Another weapon']],
    [
      'all of these, the most telling first',
      { artifactType: 'WEAPONS', createdAt: 'AD 79', discoveredAt: 'Pompeii' },
      { createdAt: 'AD 79', discoveredAt: 'Pompeii' },
      ['Also dated to AD 79', 'Another weapon', 'Also from Pompeii'],
    ],
    [
      'a country, which says least',
      { artifactType: 'WEAPONS', createdAt: 'AD 79', discoveredAt: 'Pompeii, United Kingdom' },
      { createdAt: '1st century AD', discoveredAt: 'Stabiae, United Kingdom' },
      ['Also dated to AD 79', 'Another weapon', 'Also from United Kingdom'],
    ],
    [
      'a place before its country, whose name is longer',
      { discoveredAt: 'Vindolanda, United Kingdom' },
      { discoveredAt: 'Fort of Vindolanda; Vindolanda, United Kingdom' },
      ['Also from Vindolanda'],
    ],
  ])('%s', async (_, first, second, reasons) => {
    expect(await reasonsOf(first, second)).toEqual(reasons);
  });

  it.each([
    ['generic words', { discoveredAt: 'Found near the tomb' }, { discoveredAt: 'Near the north' }],
    [
      'a kind of place',
      { discoveredAt: 'Tomb 10A, Deir el-Bersha' },
      { discoveredAt: 'Tomb, Luxor' },
    ],
    [
      'the finder',
      { discoveredBy: 'Howard Carter, 1922' },
      { discoveredBy: 'Howard Carter, 1922' },
    ],
    [
      'a word of two names',
      { discoveredAt: 'Mausoleum of the First Emperor, Great Yarmouth' },
      { discoveredAt: 'Mausoleum of Halicarnassus, Great Malvern' },
    ],
    [
      'a name in small letters',
      { discoveredAt: 'along the riverbank' },
      { discoveredAt: 'Tiber, on the riverbank' },
    ],
    ['a number', { discoveredAt: 'Ur, 580' }, { discoveredAt: 'Nineveh, 580' }],
    ['a numbered tomb', { discoveredAt: 'Tomb 10A, Ur' }, { discoveredAt: 'Tomb 10A, Nineveh' }],
    ['a letter', { discoveredAt: 'Field E, Ur' }, { discoveredAt: 'E, Nineveh' }],
    ['a character', { discoveredAt: '長安市' }, { discoveredAt: '安陽市' }],
    ['a place and a finder', { discoveredAt: 'Carter' }, { discoveredBy: 'Carter' }],
    ['years that do not meet', { createdAt: '1399 BC' }, { createdAt: '1398 BC' }],
  ])('%s: no', async (_, first, second) => {
    expect(await reasonsOf(first, second)).toEqual([]);
  });
});

test('years come before the type, the type before rare words, and equals are newest first', async () => {
  const of = { artifactType: 'WRITINGS', createdAt: '196 BC', discoveredAt: 'Rosetta, Egypt' };
  const id = await add(of);
  const type = await add({ artifactType: 'WRITINGS' });
  const sameType = await add({ artifactType: 'WRITINGS' });
  const years = await add({ createdAt: '196 BC' });
  const both = await add({ artifactType: 'WRITINGS', createdAt: '2nd century BC' });
  const place = await add({ discoveredAt: 'Rosetta' });
  const country = await add({ discoveredAt: 'Thebes, Egypt' });
  const other = await add({ discoveredAt: 'Luxor, Egypt' });
  const order = [both, years, sameType, type, place, other, country];
  const found = (await relatedTo(id)).map(({ artifact }) => artifact.id);
  expect(found).toEqual(order);
  expect((await relatedTo(id, 3)).map(({ artifact }) => artifact.id)).toEqual(order.slice(0, 3));
});

test('a place of two artifacts says more than a place of nine', async () => {
  const id = await add({ artifactType: 'WRITINGS', discoveredAt: 'Rosetta, Luxor' });
  const place = await add({ discoveredAt: 'Rosetta' });
  for (let n = 0; n < 8; n += 1) await add({ discoveredAt: 'Luxor' });
  const [first] = await relatedTo(id);
  expect(first?.artifact.id).toBe(place);
});

describe('shared facts', () => {
  it('come before all else, the rarest first, and at most two are said', async () => {
    const id = await add({
      createdAt: '196 BC',
      ...factInputs({
        culture: ['Nabataean'],
        material: ['Lapis lazuli', 'Electrum'],
        period: ['Then'],
      }),
    });
    for (let n = 0; n < 3; n += 1) await add(factInputs({ culture: ['Nabataean'] }));
    const both = await add(factInputs({ culture: ['nabataean'], material: ['LAPIS LAZULI'] }));
    const one = await add({ createdAt: '196 BC', ...factInputs({ material: ['electrum'] }) });
    const three = await add(
      factInputs({
        culture: ['Nabataean'],
        material: ['Electrum', 'Lapis lazuli'],
        period: ['then'],
      }),
    );
    const years = await add({ createdAt: '196 BC', artifactType: 'WRITINGS' });
    const related = await relatedTo(id, 10);
    expect(related.slice(0, 3).map(({ artifact }) => artifact.id)).toEqual([three, both, one]);
    expect(related.at(-1)?.artifact.id).toBe(years);
    const reasons = new Map(related.map((found) => [found.artifact.id, found.reasons]));
    expect(reasons.get(three)).toEqual(['Also Then', 'Also of lapis lazuli', 'Another tool']);
    expect(reasons.get(both)).toEqual(['Also of lapis lazuli', 'Also Nabataean', 'Another tool']);
    expect(reasons.get(one)).toEqual(['Also of electrum', 'Also dated to 196 BC', 'Another tool']);
  });
});

test('a page of related artifacts has 1 to 100 entries, 6 unless given', async () => {
  const id = await add({});
  for (let n = 0; n < 8; n += 1) await add({});
  const ask = (args: string) =>
    catalogue.visitor.run(`{ artifact(id: "${id}") { related${args} { reasons } } }`);
  expect((await ask('')).data.artifact.related).toHaveLength(6);
  for (const first of [0, -1, 101]) {
    expect(codes(await ask(`(first: ${first})`))).toEqual(['BAD_USER_INPUT']);
  }
});

test('no artifact is related to itself, and each has a reason that holds in both directions', async () => {
  const random = new Random(15);
  const pick = (...texts: string[]) => random.pick(texts);
  for (let n = 0; n < 30; n += 1) {
    await add({
      artifactType: pick('TOOLS', 'WEAPONS', 'SCULPTURE', 'WRITINGS'),
      createdAt: pick('unknown', '5th century BC', '450 BC', 'AD 79', '27 BC – AD 100'),
      discoveredAt: pick('Unknown', 'Athens, Greece', 'Pompeii, Italy', 'Delphi, Greece'),
    });
  }
  const lists = new Map(
    await Promise.all(added.map(async (id) => [id, await relatedTo(id)] as const)),
  );
  for (const [id, related] of lists) {
    const ids = related.map(({ artifact }) => artifact.id);
    expect(ids).not.toContain(id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { artifact, reasons } of related) {
      expect(reasons.length).toBeGreaterThan(0);
      const back = lists.get(artifact.id)?.find((other) => other.artifact.id === id);
      expect([id, artifact.id, back?.reasons.length]).toEqual([id, artifact.id, reasons.length]);
    }
  }
});

it('a place of thousands of words is compared by its beginning', async () => {
  const words = Array.from({ length: 1_600 }, (_, n) => `w${n}`);
  const discoveredAt = `Xanthos ${words.join(' ')}`;
  expect(await reasonsOf({ discoveredAt }, { discoveredAt })).toEqual([
    `Also from ${discoveredAt.slice(0, 300).trim()}`,
  ]);
});

describe('a cached list of related artifacts', () => {
  let id: string;
  let other: string;
  beforeEach(async () => {
    id = await add({ artifactType: 'WRITINGS', createdAt: '196 BC', discoveredAt: 'Rosetta' });
    other = await add({ artifactType: 'WOOL_CARPET', discoveredAt: 'Rosetta' });
    await expectRelated([other]);
  });

  /** Asks until the response is in the cache, and once more. */
  async function expectRelated(ids: string[]): Promise<void> {
    for (let n = 0; n < 3; n += 1) {
      expect((await relatedTo(id, 5)).map(({ artifact }) => artifact.id)).toEqual(ids);
    }
  }

  it('shows an artifact that is added, changed and deleted, at once', async () => {
    const third = await add({ discoveredAt: 'Rosetta' });
    await expectRelated([third, other]);
    await owner.update(third, { ...ALONE, createdAt: '196 BC' });
    await expectRelated([third, other]);
    await owner.update(third, { ...ALONE });
    await expectRelated([other]);
    await owner.delete(third);
    await expectRelated([other]);
    await owner.update(other, { ...ALONE });
    await expectRelated([]);
  });

  it('stays when a like is given', async () => {
    await expectRelated([other]);
    await catalogue.as(member(2)).gesture('likeArtifact', other);
    const queries = recordQueries(catalogue.dataSource);
    await relatedTo(id, 5);
    expect(queries).toEqual([]);
  });
});
