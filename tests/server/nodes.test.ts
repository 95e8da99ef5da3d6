import { ada, ben, codes, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { recordQueries } from '../support/queries';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue({ cache: true });
});
afterAll(() => catalogue.stop());

const NODE = `query ($id: ID!) {
  node(id: $id) { __typename id ... on Artifact { artifactName artifactTypeLabel userEmail } } }`;
const NODES = `query ($ids: [ID!]!) {
  nodes(ids: $ids) { __typename id ... on Artifact { artifactName viewerHasLiked } } }`;

describe('node', () => {
  it('finds an artifact by its identifier', async () => {
    const { id } = await catalogue
      .as(ada)
      .add({ artifactName: 'Gold mask', artifactType: 'FUNERARY_MASK' });
    const { data } = await catalogue.visitor.run(NODE, { id });
    expect(data.node).toEqual({
      __typename: 'Artifact',
      id,
      artifactName: 'Gold mask',
      artifactTypeLabel: 'Funerary Mask',
      userEmail: null,
    });
  });

  it.each(['999999', 'member:1', '', '-1'])('is null for %j, which names nothing', async (id) => {
    expect((await catalogue.visitor.run(NODE, { id })).data).toEqual({ node: null });
  });

  it('shows a visitor each change at once', async () => {
    const { id } = await catalogue.as(ada).add({ artifactName: 'Old name' });
    const name = async () => (await catalogue.visitor.run(NODE, { id })).data.node?.artifactName;
    for (let n = 0; n < 3; n += 1) expect(await name()).toBe('Old name');
    await catalogue.as(ada).update(id, { artifactName: 'New name' });
    for (let n = 0; n < 3; n += 1) expect(await name()).toBe('New name');
    await catalogue.as(ada).delete(id);
    expect(await name()).toBeUndefined();
  });
});

describe('nodes', () => {
  it('finds artifacts in the order of their identifiers, and null for what does not exist', async () => {
    const first = await catalogue.as(ada).add({ artifactName: 'First' });
    const second = await catalogue.as(ben).add({ artifactName: 'Second' });
    await catalogue.as(ben).gesture('likeArtifact', first.id);
    const ids = [second.id, '999999', first.id, second.id];
    const { data } = await catalogue.as(ben).run(NODES, { ids });
    expect(data.nodes).toMatchObject([
      { artifactName: 'Second', viewerHasLiked: false },
      null,
      { __typename: 'Artifact', id: first.id, artifactName: 'First', viewerHasLiked: true },
      { id: second.id },
    ]);
  });

  it('reads a hundred artifacts by one statement', async () => {
    const artifacts = await Promise.all(
      Array.from({ length: 5 }, () => catalogue.as(ada).add({ artifactName: 'One of many' })),
    );
    const ids = Array.from({ length: 100 }, (_, n) => artifacts[n % 5]?.id);
    const queries = recordQueries(catalogue.dataSource);
    const { data } = await catalogue.visitor.run(NODES, { ids });
    expect(data.nodes).toHaveLength(100);
    expect(queries).toHaveLength(1);
  });

  it('takes at most 100 identifiers', async () => {
    const ids = Array.from({ length: 101 }, () => '1');
    const answer = await catalogue.visitor.run(NODES, { ids });
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
    expect(answer.errors[0].extensions.fields).toEqual({
      ids: 'Please ask for at most 100 identifiers.',
    });
  });
});
