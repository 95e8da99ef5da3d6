import type { Caller } from '../support/caller';
import { member, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { recordQueries } from '../support/queries';

let catalogue: TestCatalogue;
let owner: Caller;
beforeAll(async () => {
  catalogue = await startCatalogue({ cache: true });
  owner = catalogue.as(member(1));
});
afterAll(() => catalogue.stop());

/** Facts without a name or a year. */
const NOTHING = {
  artifactType: 'TOOLS',
  createdAt: 'unknown',
  discoveredAt: 'Unknown',
  discoveredBy: 'Unknown',
  presentLocation: 'Private collection',
};
const added: string[] = [];
async function add(overrides: object): Promise<string> {
  const { id } = await owner.add({ ...NOTHING, ...overrides });
  added.push(id);
  return id;
}
afterEach(async () => {
  for (const id of added.splice(0)) await owner.delete(id);
});

interface Link {
  fact: string;
  text: string;
  search: {
    anywhere: string | null;
    type: string | null;
    totalCount: number;
    path: string;
  } & Years;
}
interface Years {
  madeFrom: number | null;
  madeTo: number | null;
}

async function linksOf(id: string): Promise<Link[]> {
  const { data } = await catalogue.visitor.run(
    `query ($id: ID!) { artifact(id: $id) {
      factLinks { fact text search { anywhere type madeFrom madeTo totalCount path } } } }`,
    { id },
  );
  return data.artifact.factLinks;
}

/** The texts of the links of a first artifact, without its type, while a second one is there. */
async function textsOf(first: object, second: object): Promise<string[]> {
  const id = await add({ artifactType: 'WRITINGS', ...first });
  await add({ artifactType: 'WEAPONS', ...second });
  return (await linksOf(id)).map(({ text }) => text);
}

/** The same, where both have the fact. */
const sharedIn = (fact: string, text: string) => textsOf({ [fact]: text }, { [fact]: text });

describe('links are', () => {
  it.each([
    [
      'discoveredAt',
      'Tomb of Tutankhamun (KV62), Valley of the Kings, Egypt',
      ['Tomb of Tutankhamun', 'Valley of the Kings', 'Egypt'],
    ],
    ['discoveredAt', 'Near Nineveh', ['Nineveh']],
    ['discoveredAt', '河南省安陽市', ['河南省安陽市']],
    ['discoveredBy', 'Howard Carter, 1922', ['Howard Carter']],
    ['discoveredBy', 'Unknown; acquired by Jacques de Morgan, 1901', ['Jacques de Morgan']],
    ['discoveredBy', 'Hubei archaeologists, 1965', ['Hubei archaeologists']],
    [
      'discoveredBy',
      'Teams of Austen Henry Layard and Hormuzd Rassam, mid-19th century',
      ['Austen Henry Layard', 'Hormuzd Rassam'],
    ],
    ['presentLocation', 'Museum of Fine Arts, Boston', ['Museum of Fine Arts', 'Boston']],
    ['createdAt', 'c. 1323 BC, 18th Dynasty', ['c. 1323 BC', '18th Dynasty']],
    ['createdAt', 'early Achaemenid period', ['Achaemenid period']],
  ])('the names and years of %s: %s', async (fact, text, texts) => {
    expect(await sharedIn(fact, text)).toEqual(texts);
  });
});

describe('no links are', () => {
  it.each([
    ['discoveredAt', 'Unknown'],
    ['discoveredAt', 'Found near the tomb'],
    ['discoveredAt', 'Tomb 10A'],
    ['discoveredBy', 'Farmers, 1974'],
    ['discoveredBy', 'Carter'],
    ['discoveredBy', 'Found by fishermen and sponge divers, 1926; raised in 1928'],
    ['presentLocation', 'Private collection'],
    ['presentLocation', 'Whereabouts unknown'],
    ['presentLocation', '–'],
    ['createdAt', 'After the flood, in an unknown century'],
  ])('in %s: %s', async (fact, text) => {
    expect(await sharedIn(fact, text)).toEqual([]);
  });

  it('of what no other artifact has', async () => {
    const first = { discoveredAt: 'Eanna precinct, Uruk, Iraq', createdAt: '3100 BC' };
    expect(await textsOf(first, { discoveredAt: 'Ur, Iraq' })).toEqual(['Iraq']);
  });
});

test('each link finds as many artifacts as it says, the one that it leads from included', async () => {
  const facts = {
    createdAt: 'c. 1323 BC, 18th Dynasty',
    discoveredAt: 'Valley of the Kings, Egypt',
    discoveredBy: 'Howard Carter, 1922',
  };
  const id = await add(facts);
  await add({ createdAt: '14th century BC', discoveredAt: 'Thebes, Egypt' });
  await add({ artifactName: 'A "Howard Carter" portrait' });
  await add({
    historicalContext: 'Like those of the Valley of the Kings.',
    createdAt: '18th dynasty',
  });
  const links = await linksOf(id);
  expect(links.map(({ fact, text, search }) => [fact, text, search.totalCount])).toEqual([
    ['artifactType', 'Tools', 4],
    ['createdAt', 'c. 1323 BC', 2],
    ['createdAt', '18th Dynasty', 2],
    ['discoveredAt', 'Valley of the Kings', 2],
    ['discoveredAt', 'Egypt', 2],
    ['discoveredBy', 'Howard Carter', 2],
  ]);
  for (const { search } of links) {
    const { totalCount, path, ...filter } = search;
    const { data } = await catalogue.visitor.run(
      'query ($filter: ArtifactFilter) { artifacts(filter: $filter) { totalCount } }',
      { filter },
    );
    expect(data.artifacts.totalCount).toBe(totalCount);
    expect((await fetch(catalogue.url + path)).status).toBe(200);
  }
});

test('links follow what is added and deleted at once', async () => {
  const id = await add({ presentLocation: 'Louvre' });
  for (let n = 0; n < 3; n += 1) expect(await linksOf(id)).toEqual([]);
  const other = await add({ artifactType: 'WEAPONS', presentLocation: 'Louvre, Paris' });
  expect((await linksOf(id)).map(({ text }) => text)).toEqual(['Louvre']);
  await owner.delete(other);
  added.pop();
  expect(await linksOf(id)).toEqual([]);
});

test('facts of a hundred names cost few statements', async () => {
  const names = Array.from({ length: 100 }, (_, n) => `Ab${n}`).join(', ');
  const id = await add({ discoveredAt: names, presentLocation: names, discoveredBy: names });
  const queries = recordQueries(catalogue.dataSource);
  await linksOf(id);
  expect(queries.length).toBeLessThan(25);
});

test('links of many artifacts are refused as lists are', async () => {
  const { status } = await catalogue.visitor.run(
    '{ artifacts(first: 50) { edges { node { factLinks { text } } } } }',
  );
  expect(status).toBe(400);
});
