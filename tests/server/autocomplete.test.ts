import type { Caller } from '../support/caller';
import {
  ada,
  ben,
  codes,
  offenders,
  startCatalogue,
  type TestCatalogue,
} from '../support/catalogue';

let catalogue: TestCatalogue;
let owner: Caller;
beforeAll(async () => {
  catalogue = await startCatalogue({ cache: true });
  owner = catalogue.as(ada);
  const mask = await owner.add({
    artifactName: 'Mask of Tutankhamun',
    artifactType: 'FUNERARY_MASK',
    discoveredAt: 'Tomb of Tutankhamun, Valley of the Kings, Egypt',
    presentLocation: 'Grand Egyptian Museum, Giza',
  });
  await owner.like(mask.id);
  await owner.add({
    artifactName: 'Mask of Agamemnon',
    artifactType: 'FUNERARY_MASK',
    discoveredAt: 'Grave Circle A, Mycenae, Greece',
    presentLocation: 'National Archaeological Museum, Athens',
  });
  await owner.add({
    artifactName: 'Bust of a king',
    artifactType: 'SCULPTURE',
    discoveredAt: 'Valley of the Kings, Egypt',
    presentLocation: 'Museum "Old" Kings, Luxor',
  });
});
afterAll(() => catalogue.stop());

const AUTOCOMPLETE = `query ($text: String!) {
  autocomplete(text: $text) { kind text path picture search { totalCount } artifact { artifactName } }
}`;

interface Offer {
  kind: string;
  text: string;
  path: string;
  search: { totalCount: number } | null;
  picture: string | null;
  artifact: { artifactName: string } | null;
}

async function offersFor(text: string): Promise<Offer[]> {
  const { data, errors } = await catalogue.visitor.run(AUTOCOMPLETE, { text });
  expect(errors).toEqual([]);
  return data.autocomplete;
}

const textsFor = async (text: string) =>
  (await offersFor(text)).map(({ kind, text: offered }) => `${kind} ${offered}`);

describe('while somebody types', () => {
  it.each([
    ['egy', ['CIVILIZATION Ancient Egypt', 'PLACE Egypt', 'PLACE Grand Egyptian Museum']],
    ['valley of', ['PLACE Valley of the Kings']],
    ['fun', ['TYPE Funerary Mask']],
    ['mask', ['TYPE Funerary Mask', 'ARTIFACT Mask of Tutankhamun', 'ARTIFACT Mask of Agamemnon']],
    ['agamemnon ma', ['ARTIFACT Mask of Agamemnon']],
    ['MYCÉNAE', ['PLACE Mycenae']],
    ['Tutankhamun’s', []],
    ['a', []],
    ['%', []],
    ['', []],
  ])('%j is offered %j', async (text, offered) => {
    expect(await textsFor(text)).toEqual(offered);
  });

  it('at most six are offered, artifacts among them', async () => {
    const ids: string[] = [];
    for (let n = 1; n <= 7; n += 1) {
      const place = { discoveredAt: `Masktown ${n}`, presentLocation: `Maskville ${n}` };
      ids.push((await owner.add({ artifactName: `Masks ${n}`, ...place })).id);
    }
    const offers = await offersFor('mask');
    expect(offers.map(({ kind }) => kind)).toEqual([
      ...['TYPE', 'PLACE', 'PLACE'],
      ...['ARTIFACT', 'ARTIFACT', 'ARTIFACT'],
    ]);
    for (const id of ids) await owner.delete(id);
  });

  it('each offer leads to a page that shows what it promises, and has a picture', async () => {
    const offers = (await Promise.all(['egy', 'mask', 'museum old'].map(offersFor))).flat();
    expect(new Set(offers.map(({ kind }) => kind)).size).toBe(4);
    for (const { path, picture, artifact } of offers) {
      expect((await fetch(catalogue.url + path)).status).toBe(200);
      expect(picture ?? artifact?.artifactName).toBeTruthy();
    }
  });

  it('a place is searched as a phrase, without its quotes', async () => {
    const [place] = await offersFor('museum old');
    const q = new URLSearchParams(place?.path.split('?')[1]).get('q');
    expect(q).toBe('"Museum  Old  Kings"');
    const query = 'query ($q: String) { artifacts(filter: { anywhere: $q }) { totalCount } }';
    const { data } = await catalogue.visitor.run(query, { q });
    expect(data.artifacts.totalCount).toBe(1);
    expect(place?.search?.totalCount).toBe(1);
  });

  it('what a moderator hides is not offered, and a new artifact is offered at once', async () => {
    const { id } = await owner.add({ artifactName: 'Zither', discoveredAt: 'Zanzibar' });
    expect(await textsFor('zi')).toEqual(['ARTIFACT Zither']);
    expect(await textsFor('zan')).toEqual(['PLACE Zanzibar']);
    const moderator = catalogue.as({ ...ben, isModerator: true });
    const { errors } = await moderator.run(
      'mutation ($id: ID!) { hideArtifact(artifactId: $id, reason: "Test") { artifactId } }',
      { id },
    );
    expect(errors).toEqual([]);
    expect(await textsFor('zi')).toEqual([]);
    expect(await textsFor('zan')).toEqual([]);
  });

  it('a like changes the order of the next answer', async () => {
    const namesFor = async (text: string) =>
      (await offersFor(text)).map(({ artifact }) => artifact?.artifactName);
    const { id } = await owner.add({ artifactName: 'Dagger of gold', artifactType: 'WEAPONS' });
    await owner.add({ artifactName: 'Dagger of iron', artifactType: 'WEAPONS' });
    // A response is cached at its second request.
    for (let n = 0; n < 2; n += 1) {
      expect(await namesFor('dagger')).toEqual(['Dagger of iron', 'Dagger of gold']);
      expect(await namesFor('weap')).toEqual(['Dagger of iron']);
    }
    await owner.like(id);
    expect(await namesFor('dagger')).toEqual(['Dagger of gold', 'Dagger of iron']);
    expect(await namesFor('weap')).toEqual(['Dagger of gold']);
  });

  it('a text that is too long is refused', async () => {
    const answer = await catalogue.visitor.run(AUTOCOMPLETE, { text: 'x'.repeat(201) });
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
    expect(offenders(answer)).toEqual(['text']);
  });
});
