import { findMember } from '../../server/operator/members';
import {
  buildArtifact,
  codes,
  member,
  type TestCatalogue,
  type TestMember,
  tokenOf,
} from '../support/catalogue';
import { onPostgres } from '../support/only-on';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import { untilWaitingForLock } from '../support/wait-until';

let fixture: OperatedCatalogue;
let catalogue: TestCatalogue;
beforeAll(async () => {
  fixture = await startOperatedCatalogue();
  ({ catalogue } = fixture);
});
afterAll(() => fixture.stop());

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
    await fixture.erase(eve);
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
        JSON.stringify(await fixture.operator.dataSource.query(`SELECT * FROM "${table}"`)),
      ).not.toMatch(/eve@|ennis/i);
    }
    await fixture.expectExact();
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
    await expect(findMember(fixture.operator, eve.email)).rejects.toThrow('No member');
    await expect(findMember(fixture.operator, '')).rejects.toThrow('No member');
    expect(await findMember(fixture.operator, 'eve')).toBe('eve');
    await fixture.erase(eve);
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
  await expect(findMember(fixture.operator, ' twin@EXAMPLE.org')).rejects.toThrow(
    /several.*twin-1 \(Twin 1, artifacts: 1\)\n  twin-2 \(Twin 2, artifacts: 0\)$/is,
  );
  await fixture.erase(twin(2));
  expect(await findMember(fixture.operator, 'twin@example.org')).toBe('twin-1');
});

it('an erasure deletes why artifacts of the member were hidden from the log, and nothing else of it', async () => {
  const owner: TestMember = { uid: 'owner', email: 'owner@example.org', displayName: 'Owner' };
  const ids = [];
  for (const who of [owner, owner, member(1)]) ids.push((await catalogue.as(who).add()).id);
  const [shown = '', removed = '', ofOther = ''] = ids as string[];
  for (const id of [shown, removed, ofOther]) {
    const hide = `mutation { hideArtifact(artifactId: "${id}", reason: "Spam.") { artifactId } }`;
    await catalogue.as({ ...member(2), isModerator: true }).run(hide);
  }
  await fixture.show(shown);
  await fixture.remove(removed);
  await fixture.erase(owner);
  const reasons = async (id: string) =>
    catalogue.dataSource.query<object[]>(
      `SELECT "act", "reason" FROM "operator_acts" WHERE "subject" = '${id}' ORDER BY "id"`,
    );
  const hidden = { act: 'hide', reason: null };
  expect(await reasons(shown)).toEqual([hidden, { act: 'show', reason: null }]);
  expect(await reasons(removed)).toEqual([hidden, { act: 'remove', reason: null }]);
  expect(await reasons(ofOther)).toEqual([{ act: 'hide', reason: 'Spam.' }]);
});

/** The tables of what members add, and the column of the uid. */
const WRITTEN = {
  likes: 'memberUid',
  artifact_views: 'memberUid',
  reports: 'memberUid',
  idempotency_keys: 'memberUid',
  artifacts: 'ownerUid',
};

/** How many rows each table has of a member, and what the member answered. */
async function writtenBy({ uid }: TestMember): Promise<object> {
  const { dataSource } = catalogue;
  const counts = Object.entries(WRITTEN).map(async ([table, column]) => {
    const sql = `SELECT count(*) AS "n" FROM "${table}" WHERE "${column}" = '${uid}'`;
    return [table, Number((await dataSource.query<[{ n: string }]>(sql))[0].n)];
  });
  const answers: { answer: string | null }[] = await dataSource.query(
    `SELECT "answer" FROM "hidden_artifacts" WHERE "ownerUid" = '${uid}'`,
  );
  return {
    ...(Object.fromEntries(await Promise.all(counts)) as object),
    answers: answers.map(({ answer }) => answer),
  };
}

describe('a process that has not heard of the erasure', () => {
  const late: TestMember = { uid: 'late', email: 'late@example.org', displayName: 'Late' };
  const ADD = `mutation ($input: ArtifactInput!, $key: String) {
    addArtifact(input: $input, idempotencyKey: $key) { artifact { id } } }`;
  let hidden: string;
  let liked: string;
  beforeAll(async () => {
    ({ id: hidden } = await catalogue.as(late).add());
    ({ id: liked } = await catalogue.as(member(1)).add());
    await fixture.hide(hidden);
    const { errors } = await catalogue.as(late).run(ADD, { input: buildArtifact(), key: 'before' });
    expect(errors).toEqual([]);
    await fixture.erase(late);
  });

  it('stores nothing that the member sends', async () => {
    const before = await writtenBy(late);
    expect(before).toMatchObject({ likes: 0, idempotency_keys: 0, artifacts: 1, answers: [null] });
    const input = buildArtifact();
    const mutations: [string, Record<string, unknown>?][] = [
      [`mutation { likeArtifact(artifactId: "${liked}") { liked } }`],
      [`mutation { toggleLike(artifactId: "${liked}") { liked } }`],
      [`mutation { recordView(artifactId: "${liked}") { artifact { id } } }`],
      [
        `mutation { reportArtifact(artifactId: "${liked}", input: { reason: ILLEGAL }) { receipt } }`,
      ],
      [`mutation { answerHiding(artifactId: "${hidden}", text: "Why?") { __typename } }`],
      [ADD, { input }],
      [ADD, { input, key: 'after' }],
    ];
    for (const [mutation, variables] of mutations) {
      const answer = await catalogue.as(late).run(mutation, variables);
      expect([mutation, answer.status, codes(answer)]).toEqual([
        mutation,
        401,
        ['UNAUTHENTICATED'],
      ]);
    }
    expect(await writtenBy(late)).toEqual(before);
    // The process still knows the member, so it was the database that refused.
    const { data } = await catalogue.as(late).run('{ viewer { uid } }');
    expect(data).toEqual({ viewer: { uid: 'late' } });
    await fixture.expectExact();
  });

  it('stores the likes of others that wait with theirs', async () => {
    const others = [11, 12, 13].map((n) => catalogue.as(member(n)));
    await Promise.all(others.map((other) => other.run('{ viewer { uid } }')));
    const likes = [catalogue.as(late), ...others].map((one) => one.gesture('likeArtifact', liked));
    expect((await Promise.all(likes)).map(codes)).toEqual([['UNAUTHENTICATED'], [], [], []]);
    expect(await catalogue.visitor.read(liked)).toMatchObject({ likeCount: 3 });
  });
});

onPostgres('a like that waits for a lock while its member is erased leaves nothing', async () => {
  const leaver: TestMember = { uid: 'leaver', email: 'l@example.org', displayName: 'Leaver' };
  const { id } = await catalogue.as(member(1)).add();
  await catalogue.as(leaver).run('{ viewer { uid } }');
  const lock = fixture.operator.dataSource.createQueryRunner();
  await lock.startTransaction();
  await lock.query(`SELECT 1 FROM "artifacts" WHERE "id" = ${id} FOR UPDATE`);
  const liking = catalogue.as(leaver).gesture('likeArtifact', id);
  await untilWaitingForLock(catalogue.dataSource);
  const erasing = catalogue.as(leaver).run('mutation { deleteAccount { signInDeleted } }');
  await Promise.race([erasing, untilWaitingForLock(catalogue.dataSource, 2)]);
  await lock.commitTransaction();
  await lock.release();
  expect(codes(await erasing)).toEqual([]);
  await liking;
  expect(await writtenBy(leaver)).toMatchObject({ likes: 0 });
  expect(await catalogue.visitor.read(id)).toMatchObject({ likeCount: 0 });
});
