import {
  ada,
  ben,
  codes,
  member,
  startCatalogue,
  type TestCatalogue,
  type TestMember,
} from '../support/catalogue';
import { recordQueries } from '../support/queries';
import { readPage } from '../support/list-pages';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const add = async (): Promise<string> => (await catalogue.as(ada).add()).id;

/** The like count of an artifact, and how many of the members have it in their liked list. */
async function likesOf(id: string, members: TestMember[]) {
  const { likeCount } = await catalogue.visitor.read(id);
  const lists = await Promise.all(
    members.map((who) => readPage(catalogue.as(who), 'viewer.likedArtifacts', { first: 100 })),
  );
  const liking = lists.filter(({ edges }) => edges.some(({ node }) => node.id === id));
  return { likeCount, rows: liking.length };
}

describe('liking', () => {
  it('counts a member once', async () => {
    const id = await add();
    const first = await catalogue.as(ben).gesture('likeArtifact', id);
    expect(first.payload).toEqual({
      modifiedCount: 1,
      liked: true,
      artifact: { id, likeCount: 1, viewerHasLiked: true },
    });
    const second = await catalogue.as(ben).gesture('likeArtifact', id);
    expect(second.payload).toEqual({ ...first.payload, modifiedCount: 0 });
  });

  it('is open to the owner too', async () => {
    const id = await add();
    expect(await catalogue.as(ada).like(id)).toBe(true);
  });

  it('can be taken back once', async () => {
    const id = await add();
    await catalogue.as(ben).like(id);
    const first = await catalogue.as(ben).gesture('unlikeArtifact', id);
    expect(first.payload).toEqual({
      modifiedCount: 1,
      liked: false,
      artifact: { id, likeCount: 0, viewerHasLiked: false },
    });
    const second = await catalogue.as(ben).gesture('unlikeArtifact', id);
    expect(second.payload).toEqual({ ...first.payload, modifiedCount: 0 });
  });

  it('cannot be taken back by another member', async () => {
    const id = await add();
    await catalogue.as(ben).like(id);
    const { payload } = await catalogue.as(ada).gesture('unlikeArtifact', id);
    expect(payload).toMatchObject({ modifiedCount: 0, liked: false, artifact: { likeCount: 1 } });
  });

  it('is toggled by toggleLike', async () => {
    const id = await add();
    for (const liked of [true, false, true]) {
      const { payload } = await catalogue.as(ben).gesture('toggleLike', id);
      const artifact = { id, likeCount: liked ? 1 : 0, viewerHasLiked: liked };
      expect(payload).toEqual({ modifiedCount: 1, liked, artifact });
    }
  });

  it.each(['artifactTypeLabel', 'image', 'made { edtf }', 'contributor { name }', 'viewerCanEdit'])(
    'shows any field of the artifact (%s)',
    async (field) => {
      const id = await add();
      const { data, errors } = await catalogue
        .as(ben)
        .run(`mutation ($id: ID!) { likeArtifact(artifactId: $id) { artifact { ${field} } } }`, {
          id,
        });
      expect(errors).toEqual([]);
      const read = await catalogue
        .as(ben)
        .run(`query ($id: ID!) { artifact(id: $id) { ${field} } }`, { id });
      expect(data.likeArtifact.artifact).toEqual(read.data.artifact);
    },
  );

  it('shows only in the member’s own list, last liked first', async () => {
    const who = member(900);
    const ids = [await add(), await add(), await add()];
    for (const index of [1, 0, 2]) await catalogue.as(who).like(ids[index] ?? '');
    const liked = async (one: TestMember) => {
      const { edges } = await readPage(catalogue.as(one), 'viewer.likedArtifacts');
      return edges.map(({ node }) => node.id);
    };
    expect(await liked(who)).toEqual([ids[2], ids[0], ids[1]]);
    expect(await liked(member(901))).toEqual([]);
    await catalogue.as(who).gesture('unlikeArtifact', ids[0] ?? '');
    expect(await liked(who)).toEqual([ids[2], ids[1]]);
  });

  it('is deleted with the artifact', async () => {
    const who = member(902);
    const id = await add();
    await catalogue.as(who).like(id);
    await catalogue.as(ada).delete(id);
    expect(await readPage(catalogue.as(who), 'viewer.likedArtifacts')).toMatchObject({
      edges: [],
      totalCount: 0,
    });
    expect(codes(await catalogue.as(who).gesture('likeArtifact', id))).toEqual(['NOT_FOUND']);
  });
});

describe('simultaneous requests', () => {
  const forty = Array.from({ length: 40 }, (_, n) => member(n));

  it('one member who likes thirty times makes one like', async () => {
    const id = await add();
    const news = await Promise.all(Array.from({ length: 30 }, () => catalogue.as(ben).like(id)));
    expect(news.filter(Boolean)).toHaveLength(1);
    expect(await likesOf(id, [ben])).toEqual({ likeCount: 1, rows: 1 });
  });

  it.each([30, 31])(
    'after one member toggles %d times, the like is as the answers say',
    async (times) => {
      const id = await add();
      const answers = await Promise.all(
        Array.from({ length: times }, () => catalogue.as(ben).gesture('toggleLike', id)),
      );
      expect(answers.map(({ payload }) => payload.modifiedCount)).toEqual(Array(times).fill(1));
      const likes = answers.filter(({ payload }) => payload.liked).length;
      expect(likes).toBe(Math.ceil(times / 2));
      expect(await likesOf(id, [ben])).toEqual({ likeCount: times % 2, rows: times % 2 });
    },
  );

  it('an artifact deleted amid likes is deleted with all of them', async () => {
    const id = await add();
    const other = await add();
    await catalogue.as(ben).like(other);
    const answers = await Promise.all([
      ...forty.map((who) => catalogue.as(who).gesture('likeArtifact', id)),
      catalogue
        .as(ada)
        .delete(id)
        .then((answer) => ({ ...answer, payload: null })),
      ...forty.map((who) => catalogue.as(who).gesture('toggleLike', id)),
      ...forty.map((who) => catalogue.as(who).gesture('unlikeArtifact', id)),
    ]);
    const met = new Set(answers.flatMap((answer) => codes(answer)));
    expect([...met].filter((code) => code !== 'NOT_FOUND')).toEqual([]);
    const { rows } = await likesOf(other, forty);
    expect(rows).toBe(0);
    for (const who of forty) {
      const { edges } = await readPage(catalogue.as(who), 'viewer.likedArtifacts', { first: 100 });
      expect(edges.map(({ node }) => node.id)).not.toContain(id);
    }
    expect(await likesOf(other, [ben])).toEqual({ likeCount: 1, rows: 1 });
  });
});

test('viewerHasLiked takes one query to the database for a whole page', async () => {
  const fresh = await startCatalogue();
  const ids: string[] = [];
  for (let n = 0; n < 12; n += 1) ids.push((await fresh.as(ada).add()).id);
  await fresh.as(ben).like(ids[3] ?? '');
  const queries = recordQueries(fresh.dataSource);
  const { data } = await fresh
    .as(ben)
    .run('{ artifacts { edges { node { id viewerHasLiked userName } } } }');
  const nodes: { id: string; viewerHasLiked: boolean }[] = data.artifacts.edges.map(
    (edge: { node: unknown }) => edge.node,
  );
  expect(nodes.filter((node) => node.viewerHasLiked).map(({ id }) => id)).toEqual([ids[3]]);
  expect(queries.filter(({ sql }) => sql.includes('"likes"'))).toHaveLength(1);
  expect(queries).toHaveLength(2);

  queries.length = 0;
  await fresh.visitor.run('{ artifacts { edges { node { id viewerHasLiked userName } } } }');
  expect(queries).toHaveLength(1);
  await fresh.stop();
});
