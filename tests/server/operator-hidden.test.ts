import type { QueryRunner } from 'typeorm';
import { performAct } from '../../server/database/perform-act';
import { hide } from '../../server/community/moderation/moderation.commands';
import { listActs } from '../../server/operator/listing';
import { codes, member, type TestCatalogue, type TestMember } from '../support/catalogue';
import { onPostgres } from '../support/only-on';
import { GILDED, type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import { untilWaitingForLock } from '../support/wait-until';
import { rowsOf } from '../support/exported-xlsx';

let fixture: OperatedCatalogue;
let catalogue: TestCatalogue;
beforeAll(async () => {
  fixture = await startOperatedCatalogue();
  ({ catalogue } = fixture);
});
afterAll(() => fixture.stop());

const CARD =
  'id artifactName imageAlt rights userName userEmail likeCount viewCount viewerHasLiked';
const LIST = `{ totalCount edges { node { ${CARD} } } }`;
const READS = [
  ...['NEWEST', 'OLDEST', 'MOST_LIKED', 'NAME', 'CHRONOLOGICAL'].map(
    (order) => `artifacts(orderBy: ${order}) ${LIST}`,
  ),
  ...['sphinx', 'ph', 'x'].map((term) => `artifacts(filter: { search: "${term}" }) ${LIST}`),
  `artifacts(filter: { type: GOLD_AND_SILVER_RELIGIOUS_STATUES }) ${LIST}`,
  `artifacts(filter: { madeFrom: -200, madeTo: -200 }) ${LIST}`,
  `mostLikedArtifacts(first: 100) { ${CARD} }`,
  'artifactTypes { type count }',
  `artifact(id: "ID") { ${CARD} }`,
];
const MEMBERS_READS = [
  `artifactsByUser(email: "member-2@example.org") ${LIST}`,
  `viewer { artifacts ${LIST} likedArtifacts ${LIST} }`,
];
const PATHS = [
  '/api/allartifacts',
  '/api/allartifacts/ID',
  '/api/mostliked',
  '/artifactsdetails/ID',
  '/records/ID.json',
  '/export.csv',
  '/export.ndjson',
  '/export.xlsx',
  '/feed.atom',
];

/** Every answer that may show an artifact, as its owner and a visitor receive it. */
async function answersAbout(id: string, owner: TestMember): Promise<string[]> {
  const own = catalogue.as(owner);
  const data = async (query: string, caller = own) =>
    JSON.stringify((await caller.run(`{ ${query.replace('ID', id)} }`)).data);
  const body = async (path: string) => {
    const response = await catalogue.visitor.fetch('GET', path.replace('ID', id));
    if (!path.endsWith('.xlsx')) return response.text();
    return JSON.stringify(await rowsOf(new Uint8Array(await response.arrayBuffer())));
  };
  return [
    ...(await Promise.all([...READS, ...MEMBERS_READS].map((query) => data(query)))),
    ...(await Promise.all(READS.map((query) => data(query, catalogue.visitor)))),
    ...(await Promise.all(PATHS.map(body))),
  ];
}

describe('a hidden artifact', () => {
  it('appears nowhere, and is as before once it is shown again', async () => {
    const id = await fixture.addLiked();
    const before = await answersAbout(id, member(2));
    expect(before.filter((text) => text.includes(GILDED.artifactName))).toHaveLength(
      before.length - 2,
    );

    expect(await fixture.hide(id)).toBe(`Artifact ${id} is hidden.`);
    const hidden = await answersAbout(id, member(2));
    expect(hidden.filter((text) => text.includes(GILDED.artifactName))).toEqual([]);
    // Pages name all types that the site declares: GOLD_AND_…":"Gold ….
    expect(hidden.filter((text) => /GOLD_AND\w+(?!\w*":"Gold)/.test(text))).toEqual([]);
    expect((await catalogue.visitor.fetch('GET', `/artifactsdetails/${id}`)).status).toBe(404);
    expect((await catalogue.visitor.fetch('GET', `/api/shareartifacts/${id}`)).status).toBe(404);
    // As a deleted one.
    expect((await catalogue.visitor.fetch('GET', `/records/${id}.json`)).status).toBe(410);
    await fixture.expectExact();

    expect(await fixture.show(id)).toBe(`Artifact ${id} is shown again.`);
    expect(await answersAbout(id, member(2))).toEqual(before);
    await fixture.expectExact();
    await fixture.remove(id);
  });

  // The writers of SQLite take turns.
  onPostgres('keeps a like that was being written when it was hidden', async () => {
    const id = await fixture.addLiked();
    await catalogue.as(member(5)).run('{ viewer { uid } }');
    const liking = catalogue.dataSource.createQueryRunner();
    await liking.startTransaction();
    const like = 'INSERT INTO "likes" ("memberUid", "artifactId") VALUES ($1, $2)';
    await liking.query(like, [member(5).uid, id]);
    const hiding = fixture.hide(id);
    await untilWaitingForLock(catalogue.dataSource);
    await liking.commitTransaction();
    await liking.release();
    await hiding;
    await fixture.show(id);
    expect((await catalogue.visitor.read(id)).likeCount).toBe(5);
    await fixture.expectExact();
    await fixture.remove(id);
  });

  it('cannot be liked or changed, and its ID is not used again', async () => {
    const id = await fixture.addLiked();
    await fixture.hide(id);
    const owner = catalogue.as(member(2));
    expect(codes(await owner.update(id))).toEqual(['NOT_FOUND']);
    expect(codes(await catalogue.as(member(5)).gesture('toggleLike', id))).toEqual(['NOT_FOUND']);
    expect((await owner.delete(id)).data.deleteArtifact.deletedCount).toBe(0);
    const { id: next } = await owner.add();
    expect(Number(next)).toBeGreaterThan(Number(id));
    await fixture.show(id);
    expect(await catalogue.visitor.read(id)).toMatchObject({ likeCount: 4, viewCount: 3 });
    await fixture.remove(id);
  });

  it('comes back without the likes and views of members erased meanwhile', async () => {
    const owner: TestMember = { uid: 'gone-owner', email: 'gone@example.org', displayName: 'Gone' };
    const liker: TestMember = {
      uid: 'gone-liker',
      email: 'liker@example.org',
      displayName: 'Liker',
    };
    const { id } = await catalogue.as(owner).add({ artifactName: 'Of somebody gone' });
    await catalogue.as(liker).like(id);
    await catalogue.as(member(1)).like(id);
    await catalogue.as(liker).run(`mutation { recordView(artifactId: "${id}") { __typename } }`);
    await fixture.hide(id);
    await fixture.erase(owner);
    await fixture.erase(liker);
    await fixture.show(id);
    expect(await catalogue.as(member(1)).read(id)).toMatchObject({
      userName: 'Former member',
      userEmail: null,
      likeCount: 1,
      viewCount: 0,
      viewerHasLiked: true,
    });
    await fixture.expectExact();
  });
});

describe('an act that is impossible', () => {
  it.each(['hide', 'show', 'remove'] as const)(
    '%s fails for an artifact that does not exist',
    async (name) => {
      await expect(fixture[name]('9000')).rejects.toThrow('There is no artifact 9000.');
    },
  );

  it('fails when the artifact is in that state already', async () => {
    const id = await fixture.addLiked();
    await expect(fixture.show(id)).rejects.toThrow(`Artifact ${id} is not hidden.`);
    await fixture.hide(id);
    await expect(fixture.hide(id)).rejects.toThrow(`Artifact ${id} is hidden already.`);
    await fixture.remove(id);
  });

  it('changes nothing when it fails half-way', async () => {
    const id = await fixture.addLiked();
    const acts = await listActs(fixture.operator, 1);
    const half = async (runner: QueryRunner) => {
      await hide(fixture.operator, runner, Number(id));
      throw new Error('half-way');
    };
    await expect(performAct(fixture.operator, 'hide', [id], half)).rejects.toThrow('half-way');
    expect(await catalogue.visitor.read(id)).toMatchObject({ likeCount: 4 });
    expect(await listActs(fixture.operator, 1)).toBe(acts);
    await fixture.remove(id);
  });
});
