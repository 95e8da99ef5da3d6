import { Artifact } from '../../server/catalogue/artifacts/artifact.entity';
import {
  ada,
  buildArtifact,
  codes,
  startCatalogue,
  type TestCatalogue,
} from '../support/catalogue';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const ADD = 'mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id } } }';

describe('adding an artifact', () => {
  it('makes the member of the token its owner, and trims its texts', async () => {
    const artifact = await catalogue.as(ada).add({ artifactName: '  Bronze mirror ' });
    expect(artifact).toMatchObject({
      artifactName: 'Bronze mirror',
      userName: 'Ada Ashby',
      userEmail: 'Ada@example.org',
      likeCount: 0,
      viewCount: 0,
      viewerHasLiked: false,
      viewerCanEdit: true,
    });
    expect(artifact.addedAt).toBe(artifact.updatedAt);
    expect(Date.now() - Date.parse(artifact.addedAt)).toBeLessThan(60_000);
  });

  it('is refused to a visitor before the input is validated', async () => {
    const broken = await catalogue.visitor.run(ADD, { input: buildArtifact({ artifactName: '' }) });
    expect(codes(broken)).toEqual(['UNAUTHENTICATED']);
    const mistyped = await catalogue.visitor.run(ADD, { input: { artifactName: 7 } });
    expect(codes(mistyped)).toEqual(['UNAUTHENTICATED']);
  });

  it('stores every field as written, in every script', async () => {
    const input = buildArtifact({
      artifactName: "Ναός 青銅鏡 'O\"' \\ % _ * 🏺",
      historicalContext: 'First line.\n\tSecond line.\r\nThird.',
      description: 'Ṡmall &amp; <b>round</b>',
    });
    const { id } = await catalogue.as(ada).add(input);
    expect(await catalogue.visitor.read(id)).toMatchObject(input);
  });

  it('is read from a list with exactly the same values as alone', async () => {
    const { id } = await catalogue.as(ada).add({
      // Decomposed and composed accents, a line separator, and a character of four bytes.
      artifactName: 'e\u0301 \u00e9 \u2028 "\\u0041" \\" {} [] null 1e3 \u{10ffff}',
      description: '\t\r\n\u00a0\ufeff,',
    });
    // Values that another program has written.
    const instant = 8.64e15;
    const text = catalogue.dataSource.options.type === 'postgres' ? '\u0001\u007f' : 'a\0b\u0001';
    await catalogue.dataSource.manager.update(
      Artifact,
      { id: Number(id) },
      { createdAt: text, image: '/plates/a"b.svg', addedAt: new Date(instant) },
    );
    const fields = `id artifactName artifactType image createdAt description userName likeCount
      viewCount viewerHasLiked viewerCanEdit addedAt updatedAt`;
    const { data } = await catalogue
      .as(ada)
      .run(`{ artifacts(first: 1) { edges { node { ${fields} } } } }`);
    const [{ node }] = data.artifacts.edges;
    const { data: alone } = await catalogue.as(ada).run(`{ artifact(id: "${id}") { ${fields} } }`);
    expect(node).toEqual(alone.artifact);
    expect(node).toMatchObject({
      artifactName: 'e\u0301 \u00e9 \u2028 "\\u0041" \\" {} [] null 1e3 \u{10ffff}',
      description: ',',
      image: 'https://antiquary.example/plates/a"b.svg',
      createdAt: text,
      addedAt: new Date(instant).toISOString(),
      likeCount: 0,
      viewerCanEdit: true,
    });
  });
});

describe('deleting an artifact', () => {
  it('is allowed to its owner', async () => {
    const { id } = await catalogue.as(ada).add();
    const { data } = await catalogue.as(ada).delete(id);
    expect(data.deleteArtifact).toEqual({ deletedCount: 1, deletedId: id });
    expect(await catalogue.visitor.read(id)).toBeNull();
  });

  it('is counted once among simultaneous deletions', async () => {
    const { id } = await catalogue.as(ada).add();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => catalogue.as(ada).delete(id)),
    );
    const counts = answers.map(({ data }) => data.deleteArtifact.deletedCount as number);
    expect(counts.sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('does not free its ID for another artifact', async () => {
    const { id } = await catalogue.as(ada).add();
    await catalogue.as(ada).delete(id);
    expect((await catalogue.as(ada).add()).id).not.toBe(id);
  });
});

describe.each([
  '0',
  '-1',
  '1.5',
  'abc',
  '',
  '99999999999999',
  '2147483648',
  '1e3',
  ' 1',
  '1\n',
  '01',
  '１',
])('the ID %j, which no artifact has', (id) => {
  // An artifact that a lax parser of IDs would find.
  beforeAll(() => catalogue.as(ada).add());

  it('reads as null', async () => {
    expect(
      await catalogue.visitor.run(`query ($id: ID!) { artifact(id: $id) { id } }`, { id }),
    ).toMatchObject({ data: { artifact: null }, errors: [] });
  });

  it('is NOT_FOUND for a change, a like and a view', async () => {
    const caller = catalogue.as(ada);
    expect(codes(await caller.update(id))).toEqual(['NOT_FOUND']);
    expect(codes(await caller.gesture('likeArtifact', id))).toEqual(['NOT_FOUND']);
    expect(codes(await caller.gesture('unlikeArtifact', id))).toEqual(['NOT_FOUND']);
    expect(codes(await caller.gesture('toggleLike', id))).toEqual(['NOT_FOUND']);
    const VIEW = 'mutation ($id: ID!) { recordView(artifactId: $id) { artifact { id } } }';
    expect(codes(await caller.run(VIEW, { id }))).toEqual(['NOT_FOUND']);
  });

  it('deletes nothing', async () => {
    const { data } = await catalogue.as(ada).delete(id);
    expect(data.deleteArtifact).toEqual({ deletedCount: 0, deletedId: null });
  });
});

test('an ID may be given as a number', async () => {
  const { id } = await catalogue.as(ada).add();
  const answer = await catalogue.visitor.run('query ($id: ID!) { artifact(id: $id) { id } }', {
    id: Number(id),
  });
  expect(answer.data).toEqual({ artifact: { id } });
});
