import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';

let catalogue: TestCatalogue;
let id: string;
beforeAll(async () => {
  catalogue = await startCatalogue();
  ({ id } = await catalogue.as(ada).add());
  await catalogue.as(ben).like(id);
});
afterAll(() => catalogue.stop());

const NODE = '{ userName userEmail viewerHasLiked viewerCanEdit }';
const PAGE = `{ edges { node ${NODE} } }`;

const places = {
  artifact: `query ($id: ID!) { artifact(id: $id) ${NODE} }`,
  artifacts: `{ artifacts ${PAGE} }`,
  'artifacts, searched': `{ artifacts(filter: { search: "mirror" }, orderBy: NAME) ${PAGE} }`,
  mostLikedArtifacts: `{ mostLikedArtifacts ${NODE} }`,
  artifactsByUser: `{ artifactsByUser(email: "aDA@EXAMPLE.ORG") ${PAGE} }`,
  'viewer.artifacts': `{ viewer { artifacts ${PAGE} } }`,
  'viewer.likedArtifacts': `{ viewer { likedArtifacts ${PAGE} } }`,
  likeArtifact: `mutation ($id: ID!) { likeArtifact(artifactId: $id) { artifact ${NODE} } }`,
  recordView: `mutation ($id: ID!) { recordView(artifactId: $id) { artifact ${NODE} } }`,
};
type Place = keyof typeof places;

/** The artifacts anywhere in an answer. */
function nodes(value: unknown): { userEmail: unknown; userName: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('userEmail' in value) return [value as { userEmail: unknown; userName: unknown }];
  return Object.values(value).flatMap(nodes);
}

async function seenBy(caller: TestCatalogue['visitor'], place: Place) {
  const query = places[place];
  const { data, errors } = await caller.run(query, query.includes('$id') ? { id } : {});
  expect(errors).toEqual([]);
  const found = nodes(data);
  expect(found.length).toBeGreaterThan(0);
  return found;
}

// A visitor reads no address anywhere: see addresses-of-members.test.ts.
describe('a member’s e-mail address', () => {
  it.each<Place>([
    'artifact',
    'artifactsByUser',
    'viewer.likedArtifacts',
    'likeArtifact',
    'recordView',
  ])('is shown to another member in %s', async (place) => {
    for (const node of await seenBy(catalogue.as(ben), place)) {
      expect(node).toMatchObject({ userEmail: 'Ada@example.org', viewerCanEdit: false });
    }
  });

  it('is shown to its member in their own list', async () => {
    for (const node of await seenBy(catalogue.as(ada), 'viewer.artifacts')) {
      expect(node).toMatchObject({ userEmail: 'Ada@example.org', viewerCanEdit: true });
    }
  });

  it.each<Place>(['artifacts', 'artifacts, searched', 'mostLikedArtifacts'])(
    'is null for members too in %s',
    async (place) => {
      for (const who of [ada, ben]) {
        for (const node of await seenBy(catalogue.as(who), place)) {
          expect(node).toMatchObject({ userEmail: null, userName: 'Ada Ashby' });
        }
      }
    },
  );

  it('stays null in a public list when the same request selects it elsewhere', async () => {
    const { data } = await catalogue
      .as(ben)
      .run(
        `query ($id: ID!) { artifact(id: $id) { userEmail } artifacts { edges { node { id userEmail } } } }`,
        { id },
      );
    expect(data.artifact.userEmail).toBe('Ada@example.org');
    expect(data.artifacts.edges).toEqual([{ node: { id, userEmail: null } }]);
  });
});

test('viewerHasLiked and viewerCanEdit are those of the member who asks', async () => {
  const read = async (caller: TestCatalogue['visitor']) => (await seenBy(caller, 'artifact'))[0];
  expect(await read(catalogue.visitor)).toMatchObject({
    viewerHasLiked: false,
    viewerCanEdit: false,
  });
  expect(await read(catalogue.as(ada))).toMatchObject({
    viewerHasLiked: false,
    viewerCanEdit: true,
  });
  expect(await read(catalogue.as(ben))).toMatchObject({
    viewerHasLiked: true,
    viewerCanEdit: false,
  });
});
