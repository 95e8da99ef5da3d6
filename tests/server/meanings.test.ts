import type { Caller } from '../support/caller';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';

let catalogue: TestCatalogue;
let owner: Caller;
beforeAll(async () => {
  catalogue = await startCatalogue();
  owner = catalogue.as(ada);
  await owner.add({
    artifactName: 'Sword of a knight',
    artifactType: 'WEAPONS',
    createdAt: '1250',
  });
  await owner.add({ artifactName: 'Bronze sword', artifactType: 'WEAPONS', createdAt: '1300 BC' });
  await owner.add({ artifactName: 'Psalter', artifactType: 'WRITINGS', createdAt: '1480' });
});
afterAll(() => catalogue.stop());

const MEANINGS = `query ($filter: ArtifactFilter) {
  artifacts(filter: $filter) { meanings { kind text path search { anywhere type madeFrom madeTo facts { key value } totalCount path } } totalCount }
}`;

interface Meaning {
  text: string;
  path: string;
  search: { path: string; totalCount: number } | null;
}

async function meaningsOf(filter: object): Promise<string[]> {
  const { data, errors } = await catalogue.visitor.run(MEANINGS, { filter });
  expect(errors).toEqual([]);
  const meanings = data.artifacts.meanings as Meaning[];
  return meanings.map(({ text, path, search }) => [text, path, search?.totalCount].join(' | '));
}

const MIDDLE_AGES = 'AD 500 – 1500';

describe('the meanings of a search', () => {
  it.each([
    ['medieval', [`${MIDDLE_AGES} | /all-artifacts?from=500&to=1500 | 2`]],
    ['Middle Ages', [`${MIDDLE_AGES} | /all-artifacts?from=500&to=1500 | 2`]],
    ['medieval sword', [`${MIDDLE_AGES} | /all-artifacts?q=sword&from=500&to=1500 | 1`]],
    ['New Kingdom', ['1550–1069 BC | /all-artifacts?from=-1550&to=-1069 | 1']],
    // Nothing was made then.
    ['Heian', []],
    ['medieval psalm', []],
    ['egypt', ['Ancient Egypt | /civilization/egypt | ']],
    ['Ancient  EGYPT!', ['Ancient Egypt | /civilization/egypt | ']],
    ['egyptian', []],
    ['weapon', ['Weapons | /all-artifacts?type=WEAPONS | 2']],
    ['Writings', ['Writings | /all-artifacts?type=WRITINGS | 1']],
    ['tools', []],
    ['sword', []],
    ['%', []],
  ])('%j are %j', async (anywhere, meanings) => {
    expect(await meaningsOf({ anywhere })).toEqual(meanings);
  });

  it.each(['anywhere', 'text', 'search'])('are those of %s', async (field) => {
    expect(await meaningsOf({ [field]: 'medieval' })).toHaveLength(1);
  });

  it('respect the rest of the filter', async () => {
    expect(await meaningsOf({ anywhere: 'medieval', type: 'WEAPONS' })).toEqual([
      `${MIDDLE_AGES} | /all-artifacts?type=WEAPONS&from=500&to=1500 | 1`,
    ]);
    expect(await meaningsOf({ anywhere: 'medieval', madeFrom: 1400 })).toEqual([]);
    expect(await meaningsOf({ anywhere: 'weapons', type: 'WRITINGS' })).toEqual([]);
    expect(await meaningsOf({})).toEqual([]);
  });

  it.each([
    // The words are also in other places, and in names.
    [
      'valley of the kings',
      ['Valley of the Kings | /all-artifacts?q=%22Valley+of+the+Kings%22 | 2'],
    ],
    ['MYCÉNAE', ['Mycenae | /all-artifacts?q=%22Mycenae%22 | 1']],
    // As many as the list has.
    ['luxor', []],
    ['"valley of the kings"', []],
    ['valley', []],
    ['mycenaean', []],
  ])('%j is the place %j', async (anywhere, meanings) => {
    const inValley = { discoveredAt: 'Valley of the Kings, Egypt' };
    const added = [
      await owner.add({ artifactName: 'Ring', presentLocation: 'Luxor', ...inValley }),
      await owner.add({ artifactName: 'Stela', ...inValley }),
      await owner.add({ artifactName: 'Crown of a valley', description: 'Of the kings.' }),
      await owner.add({ artifactName: 'Mycenaean vase', discoveredAt: 'Pylos' }),
      await owner.add({ artifactName: 'Krater', discoveredAt: 'Mycenae, Greece' }),
    ];
    expect(await meaningsOf({ anywhere })).toEqual(meanings);
    for (const { id } of added) await owner.delete(id);
  });

  it('are searches that find what they promise, with the chosen facts', async () => {
    const facts = [{ key: 'material', values: ['Iron'] }];
    const { id } = await owner.add({ artifactName: 'Iron key', createdAt: '1300', facts });
    const filter = { anywhere: 'medieval', facts: [{ key: 'material', value: 'Iron' }] };
    const { data } = await catalogue.visitor.run(MEANINGS, { filter });
    const [{ path, search }] = data.artifacts.meanings;
    expect(path).toBe('/all-artifacts?from=500&to=1500&material=Iron');
    const { totalCount, path: itsPath, ...found } = search;
    expect([totalCount, itsPath]).toEqual([1, path]);
    const list = await catalogue.visitor.run(MEANINGS, { filter: found });
    expect(list.data.artifacts.totalCount).toBe(1);
    await owner.delete(id);
  });

  it('narrow nothing by themselves', async () => {
    const { data } = await catalogue.visitor.run(MEANINGS, { filter: { anywhere: 'medieval' } });
    expect(data.artifacts.totalCount).toBe(0);
  });
});
