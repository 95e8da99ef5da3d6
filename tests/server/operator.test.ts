import { setTimeout as pause } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { createRenderer } from '../../client/render';
import { refreshFrequentTerms } from '../../server/artifacts/search/frequent-terms';
import type { Database } from '../../server/database/database';
import { performAct } from '../../server/operator/acts';
import { eraseMember, findMember } from '../../server/operator/erasure';
import { hide, remove, show } from '../../server/operator/hidden-artifacts';
import { listActs } from '../../server/operator/listing';
import {
  codes,
  member,
  startCatalogue,
  type TestCatalogue,
  type TestMember,
  tokenOf,
} from '../support/catalogue';
import { expectExact } from '../support/exact';
import { openExisting } from '../support/open-database';

let catalogue: TestCatalogue;
/** The database connection of the operator's command, which is another program. */
let operator: Database;
beforeAll(async () => {
  // tests/product/admin.test.ts covers what the serving processes hold in memory.
  catalogue = await startCatalogue({ cache: false, createRenderer });
  operator = await openExisting(catalogue.location);
  await catalogue.as(member(1)).add({ artifactName: 'Sphinx of alabaster' });
  await refreshFrequentTerms(catalogue.database, { smallCatalogue: 0 });
});
afterAll(async () => {
  await operator.dataSource.destroy();
  await catalogue.stop();
});

const actions = { hide, show, remove };
const act = (name: keyof typeof actions, id: string) =>
  performAct(operator, name, id, (runner) => actions[name](operator, runner, Number(id)));
const erase = (who: TestMember) =>
  performAct(operator, 'erase-member', who.uid, (runner) => eraseMember(runner, who.uid));

const CARD = 'id artifactName userName userEmail likeCount viewCount viewerHasLiked';
const LIST = `{ totalCount edges { node { ${CARD} } } }`;
const READS = [
  ...['NEWEST', 'OLDEST', 'MOST_LIKED', 'NAME'].map(
    (order) => `artifacts(orderBy: ${order}) ${LIST}`,
  ),
  ...['sphinx', 'ph', 'x'].map((term) => `artifacts(filter: { search: "${term}" }) ${LIST}`),
  `artifacts(filter: { type: GOLD_AND_SILVER_RELIGIOUS_STATUES }) ${LIST}`,
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
];

/** Every answer that may show an artifact, as its owner and a visitor receive it. */
async function answersAbout(id: string, owner: TestMember): Promise<string[]> {
  const own = catalogue.as(owner);
  const data = async (query: string, caller = own) =>
    JSON.stringify((await caller.run(`{ ${query.replace('ID', id)} }`)).data);
  const body = async (path: string) =>
    (await catalogue.visitor.fetch('GET', path.replace('ID', id))).text();
  return [
    ...(await Promise.all([...READS, ...MEMBERS_READS].map((query) => data(query)))),
    ...(await Promise.all(READS.map((query) => data(query, catalogue.visitor)))),
    ...(await Promise.all(PATHS.map(body))),
  ];
}

const NAME = 'A gilded sphinx';
const gilded = { artifactName: NAME, artifactType: 'GOLD_AND_SILVER_RELIGIOUS_STATUES' };

/** An artifact of member 2's that four members like, and three have viewed. */
async function addLiked(): Promise<string> {
  const { id } = await catalogue.as(member(2)).add(gilded);
  for (const n of [1, 2, 3, 4]) {
    await catalogue.as(member(n)).like(id);
    if (n > 1)
      await catalogue
        .as(member(n))
        .run(`mutation { recordView(artifactId: "${id}") { __typename } }`);
  }
  return id;
}

const exact = () =>
  expectExact(catalogue.dataSource, catalogue.visitor, ['sphinx', 'ph', 'x', NAME]);

/** The writers of SQLite take turns. */
const onPostgres = globalThis.testEngine === 'postgres' ? it : it.skip;

describe('a hidden artifact', () => {
  it('appears nowhere, and is as before once it is shown again', async () => {
    const id = await addLiked();
    const before = await answersAbout(id, member(2));
    expect(before.filter((text) => text.includes(NAME))).toHaveLength(before.length - 2);

    expect(await act('hide', id)).toBe(`Artifact ${id} is hidden.`);
    const hidden = await answersAbout(id, member(2));
    expect(hidden.filter((text) => text.includes(NAME))).toEqual([]);
    expect(hidden.filter((text) => text.includes('GOLD_AND'))).toEqual([]);
    expect((await catalogue.visitor.fetch('GET', `/artifactsdetails/${id}`)).status).toBe(404);
    expect((await catalogue.visitor.fetch('GET', `/api/shareartifacts/${id}`)).status).toBe(404);
    await exact();

    expect(await act('show', id)).toBe(`Artifact ${id} is shown again.`);
    expect(await answersAbout(id, member(2))).toEqual(before);
    await exact();
    await act('remove', id);
  });

  onPostgres('keeps a like that was being written when it was hidden', async () => {
    const id = await addLiked();
    await catalogue.as(member(5)).run('{ viewer { uid } }');
    const liking = catalogue.dataSource.createQueryRunner();
    await liking.startTransaction();
    const like = 'INSERT INTO "likes" ("memberUid", "artifactId") VALUES ($1, $2)';
    await liking.query(like, [member(5).uid, id]);
    const hiding = act('hide', id);
    const waiting = `SELECT 1 FROM "pg_stat_activity"
      WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`;
    while ((await catalogue.dataSource.query<object[]>(waiting)).length === 0) await pause(5);
    await liking.commitTransaction();
    await liking.release();
    await hiding;
    await act('show', id);
    expect((await catalogue.visitor.read(id)).likeCount).toBe(5);
    await exact();
    await act('remove', id);
  });

  it('cannot be liked or changed, and its ID is not used again', async () => {
    const id = await addLiked();
    await act('hide', id);
    const owner = catalogue.as(member(2));
    expect(codes(await owner.update(id))).toEqual(['NOT_FOUND']);
    expect(codes(await catalogue.as(member(5)).gesture('toggleLike', id))).toEqual(['NOT_FOUND']);
    expect((await owner.delete(id)).data.deleteArtifact.deletedCount).toBe(0);
    const { id: next } = await owner.add();
    expect(Number(next)).toBeGreaterThan(Number(id));
    await act('show', id);
    expect(await catalogue.visitor.read(id)).toMatchObject({ likeCount: 4, viewCount: 3 });
    await act('remove', id);
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
    await act('hide', id);
    await erase(owner);
    await erase(liker);
    await act('show', id);
    expect(await catalogue.as(member(1)).read(id)).toMatchObject({
      userName: 'Former member',
      userEmail: null,
      likeCount: 1,
      viewCount: 0,
      viewerHasLiked: true,
    });
    await exact();
  });
});

describe('removing an artifact', () => {
  it.each([
    ['that is shown', false],
    ['that is hidden', true],
  ])('%s deletes it for good', async (_what, hidden) => {
    const id = await addLiked();
    if (hidden) await act('hide', id);
    expect(await act('remove', id)).toBe(`Artifact ${id} is removed.`);
    await expect(act('show', id)).rejects.toThrow(`There is no artifact ${id}.`);
    const left = ['likes', 'artifact_views', 'hidden_likes', 'hidden_views'].map(
      (table) => `SELECT "artifactId" FROM "${table}" WHERE "artifactId" = ${id}`,
    );
    expect(await operator.dataSource.query(left.join(' UNION ALL '))).toEqual([]);
    await exact();
  });
});

describe('an act that is impossible', () => {
  it.each<[keyof typeof actions, string]>([
    ['hide', 'There is no artifact 9000.'],
    ['show', 'There is no artifact 9000.'],
    ['remove', 'There is no artifact 9000.'],
  ])('%s fails for an artifact that does not exist', async (name, sentence) => {
    await expect(act(name, '9000')).rejects.toThrow(sentence);
  });

  it('fails when the artifact is in that state already', async () => {
    const id = await addLiked();
    await expect(act('show', id)).rejects.toThrow(`Artifact ${id} is not hidden.`);
    await act('hide', id);
    await expect(act('hide', id)).rejects.toThrow(`Artifact ${id} is hidden already.`);
    await act('remove', id);
  });

  it('changes nothing when it fails half-way', async () => {
    const id = await addLiked();
    const acts = await listActs(operator, 1);
    const half = async (runner: QueryRunner) => {
      await hide(operator, runner, Number(id));
      throw new Error('half-way');
    };
    await expect(performAct(operator, 'hide', id, half)).rejects.toThrow('half-way');
    expect(await catalogue.visitor.read(id)).toMatchObject({ likeCount: 4 });
    expect(await listActs(operator, 1)).toBe(acts);
    await act('remove', id);
  });
});

describe('an erased member', () => {
  const eve: TestMember = { uid: 'eve', email: 'Eve@example.org', displayName: 'Eve Ennis' };
  let own: string;
  let liked: string;
  beforeAll(async () => {
    ({ id: own } = await catalogue.as(eve).add({ artifactName: 'Eve’s sphinx' }));
    ({ id: liked } = await catalogue.as(member(1)).add({ artifactName: 'Liked by Eve' }));
    for (const id of [own, liked]) {
      await catalogue.as(eve).like(id);
      await catalogue.as(eve).run(`mutation { recordView(artifactId: "${id}") { __typename } }`);
    }
    await erase(eve);
  });

  it('has no name, address, likes or views left', async () => {
    const reader = catalogue.as(member(1));
    expect(await reader.read(own)).toMatchObject({
      userName: 'Former member',
      userEmail: null,
      likeCount: 0,
      viewCount: 0,
    });
    expect(await reader.read(liked)).toMatchObject({ likeCount: 0, viewCount: 0 });
    const rest = await reader.fetch('GET', `/api/allartifacts/${own}`);
    const artifact = await rest.json();
    expect(artifact).toMatchObject({ userName: 'Former member', likes: 0 });
    expect(artifact).not.toHaveProperty('userEmail');
    for (const table of ['members', 'operator_acts']) {
      expect(
        JSON.stringify(await operator.dataSource.query(`SELECT * FROM "${table}"`)),
      ).not.toMatch(/eve@|ennis/i);
    }
    await exact();
  });

  it.each(['Eve@example.org', '', ' '])('has no artifacts in the list of %j', async (email) => {
    const { data } = await catalogue
      .as(member(1))
      .run(`query ($email: String!) { artifactsByUser(email: $email) { totalCount } }`, { email });
    expect(data.artifactsByUser.totalCount).toBe(0);
  });

  it('is refused with any token, and no token brings the name back', async () => {
    for (const token of [tokenOf(eve, 2), tokenOf({ ...eve, displayName: 'Back' }, 9e12)]) {
      const answer = await catalogue.withToken(token).run('{ artifacts { totalCount } }');
      expect([answer.status, codes(answer)]).toEqual([401, ['UNAUTHENTICATED']]);
    }
    expect((await catalogue.visitor.read(own)).userName).toBe('Former member');
  });

  it('can be erased again by the uid, and not by the address', async () => {
    await expect(findMember(operator, eve.email)).rejects.toThrow('No member');
    await expect(findMember(operator, '')).rejects.toThrow('No member');
    expect(await findMember(operator, 'eve')).toBe('eve');
    await erase(eve);
  });
});

it('erasing asks for the uid when members share an address', async () => {
  const twin = (n: number): TestMember => ({
    uid: `twin-${n}`,
    email: 'Twin@example.org',
    displayName: `Twin ${n}`,
  });
  await catalogue.as(twin(1)).add();
  await catalogue.as(twin(2)).run('{ viewer { uid } }');
  await expect(findMember(operator, ' twin@EXAMPLE.org')).rejects.toThrow(
    /several.*twin-1 \(Twin 1, artifacts: 1\)\n  twin-2 \(Twin 2, artifacts: 0\)$/is,
  );
  await erase(twin(2));
  expect(await findMember(operator, 'twin@example.org')).toBe('twin-1');
});
