import type { Caller } from '../support/caller';
import { member, startCatalogue, type TestCatalogue } from '../support/catalogue';

// What facets count is compared with a scan of all artifacts in search-scan.test.ts.
let catalogue: TestCatalogue;
let owner: Caller;
beforeAll(async () => {
  catalogue = await startCatalogue();
  owner = catalogue.as(member(1));
});
afterAll(() => catalogue.stop());

const FACETS = 'facets { types { type label count } centuries { century label count } }';

test('facets of an empty catalogue are empty lists', async () => {
  const { data } = await catalogue.visitor.run(`{ artifacts(first: 1) { totalCount ${FACETS} } }`);
  expect(data.artifacts).toEqual({ totalCount: 0, facets: { types: [], centuries: [] } });
});

it("facets count a member's own and liked artifacts, too", async () => {
  const liker = catalogue.as(member(2));
  const TOOLS = 'TOOLS';
  const first = await owner.add({ artifactType: TOOLS, createdAt: '4500–3500 BC' });
  const createdAt = '14th century BC';
  const { id } = await liker.add({ artifactType: 'WOOL_CARPET', createdAt });
  await liker.gesture('likeArtifact', first.id);
  await liker.gesture('likeArtifact', id);
  const { data, errors } = await liker.run(
    `query ($email: String!) {
    artifactsByUser(email: $email) { ${FACETS} }
    viewer { artifacts { ${FACETS} } likedArtifacts(first: 1) { ${FACETS} } } }`,
    { email: member(2).email },
  );
  const carpet = { type: 'WOOL_CARPET', label: 'Wool Carpet', count: 1 };
  const own = {
    types: [carpet],
    centuries: [{ century: -14, label: '14th century BC', count: 1 }],
  };
  expect(errors).toEqual([]);
  expect(data.artifactsByUser.facets).toEqual(own);
  expect(data.viewer.artifacts.facets).toEqual(own);
  const { types, centuries } = data.viewer.likedArtifacts.facets;
  expect(types).toEqual([{ type: TOOLS, label: 'Tools', count: 1 }, carpet]);
  expect(centuries.map(({ century }: { century: number }) => century)).toEqual([
    ...[null, -40, -39, -38, -37, -36],
    -14,
  ]);
  await liker.delete(id);
});

it('facets of a text follow a change of the type alone', async () => {
  const artifact = { artifactName: 'Zephyrine', createdAt: '1850' };
  const { id } = await owner.add({ ...artifact, artifactType: 'TOOLS' });
  await owner.update(id, { ...artifact, artifactType: 'WEAPONS' });
  const { data } = await owner.run(`{
    all: artifacts(filter: { text: "zephyrine" }) { facets { types { type count } } }
    tools: artifacts(filter: { text: "zephyrine", type: TOOLS }) { totalCount }
    weapons: artifacts(filter: { text: "zephyrine", type: WEAPONS }) { totalCount } }`);
  expect(data).toEqual({
    all: { facets: { types: [{ type: 'WEAPONS', count: 1 }] } },
    tools: { totalCount: 0 },
    weapons: { totalCount: 1 },
  });
  await owner.delete(id);
});
