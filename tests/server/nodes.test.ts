import { ada, ben, codes, member, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { operatorOf } from '../support/operator-acts';
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

const CONTRIBUTOR = `query ($id: ID!) { node(id: $id) { __typename id
  ... on Contributor { name artifacts { totalCount edges { node { id } } } } } }`;

describe('node of a contributor', () => {
  const contributorOf = async (id: string, { visitor } = catalogue): Promise<string> => {
    const { data } = await visitor.run(
      'query ($id: ID!) { artifact(id: $id) { contributor { id } } }',
      { id },
    );
    return data.artifact.contributor.id;
  };
  const find = async (id: string, { visitor } = catalogue) => {
    const { data, errors } = await visitor.run(CONTRIBUTOR, { id });
    expect(errors).toEqual([]);
    return data.node;
  };

  it('finds the member as everybody sees members', async () => {
    const [cleo, one] = [member(20), await catalogue.as(member(20)).add()];
    const id = await contributorOf(one.id);
    const alone = { totalCount: 1, edges: [{ node: { id: one.id } }] };
    const found = { __typename: 'Contributor', id, name: cleo.displayName, artifacts: alone };
    for (let n = 0; n < 3; n += 1) expect(await find(id)).toEqual(found);
    await catalogue.as(cleo).add();
    expect(await find(id)).toMatchObject({ artifacts: { totalCount: 2 } });
  });

  it('is null while everything of the member is hidden, and after it was deleted', async () => {
    const owner = catalogue.as(member(21));
    const { id: artifact } = await owner.add();
    const id = await contributorOf(artifact);
    const decide = async (field: string) => {
      const moderator = catalogue.as({ ...member(29), isModerator: true });
      const { errors } = await moderator.run(`mutation { ${field} { artifactId } }`);
      expect(errors).toEqual([]);
    };
    for (let n = 0; n < 3; n += 1) expect(await find(id)).toMatchObject({ id });
    await decide(`hideArtifact(artifactId: "${artifact}", reason: "Not real.")`);
    for (let n = 0; n < 3; n += 1) expect(await find(id)).toBeNull();
    await decide(`showArtifact(artifactId: "${artifact}")`);
    for (let n = 0; n < 3; n += 1) expect(await find(id)).toMatchObject({ id });
    await owner.delete(artifact);
    for (let n = 0; n < 3; n += 1) expect(await find(id)).toBeNull();
  });

  it('is null for the identifier that an erased member had', async () => {
    const other = await startCatalogue();
    const { id: artifact } = await other.as(member(22)).add();
    const id = await contributorOf(artifact, other);
    await operatorOf(other.database).erase(member(22));
    expect(await find(id, other)).toBeNull();
    const former = await contributorOf(artifact, other);
    expect(await find(former, other)).toMatchObject({ id: former, name: 'Former member' });
    await other.stop();
  });

  it.each([`c_${'0'.repeat(32)}`, 'c_', 'c_1', `C_${'0'.repeat(32)}`])(
    'is null for %j, which names nobody',
    async (id) => expect(await find(id)).toBeNull(),
  );

  it('reads many contributors, among artifacts, by one statement each', async () => {
    const artifacts = await Promise.all(
      [30, 31].map((n) => catalogue.as(member(n)).add({ artifactName: `Of ${n}` })),
    );
    const [one = '', other = ''] = artifacts.map(({ id }) => id);
    const [first, second] = [await contributorOf(one), await contributorOf(other)];
    const queries = recordQueries(catalogue.dataSource);
    const { data } = await catalogue.visitor.run(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Contributor { name }
        ... on Artifact { artifactName } } }`,
      { ids: [first, one, 'c_1', second, other, first] },
    );
    expect(data.nodes).toEqual([
      { id: first, name: member(30).displayName },
      { id: one, artifactName: 'Of 30' },
      null,
      { id: second, name: member(31).displayName },
      { id: other, artifactName: 'Of 31' },
      { id: first, name: member(30).displayName },
    ]);
    expect(queries).toHaveLength(2);
  });

  it('counts the lists of each contributor', async () => {
    const ids = Array.from({ length: 51 }, () => `c_${'0'.repeat(32)}`);
    const answer = await catalogue.visitor.run(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Contributor { artifacts(first: 1) {
        totalCount } } } }`,
      { ids },
    );
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
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
