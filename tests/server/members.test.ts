import { Member } from '../../server/catalogue/members/member.entity';
import {
  buildArtifact,
  codes,
  startCatalogue,
  type TestCatalogue,
  type TestMember,
  testVerifier,
  tokenOf,
} from '../support/catalogue';
import { type FollowingCatalogue, startFollowingCatalogue } from '../support/following-catalogue';
import { operatorOf } from '../support/operator-acts';
import { recordQueries } from '../support/queries';
import { readPage } from '../support/list-pages';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

let count = 0;
/** A member whom the server does not know yet. */
function newcomer(overrides: Partial<TestMember> = {}): TestMember {
  const uid = `newcomer-${(count += 1)}`;
  return { uid, email: `${uid}@example.org`, displayName: 'Old Name', ...overrides };
}

const VIEWER = '{ viewer { uid email displayName photoURL } }';
const ADD = `mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id } } }`;

test('the viewer is null for a visitor, and the token’s member otherwise', async () => {
  expect((await catalogue.visitor.run(VIEWER)).data).toEqual({ viewer: null });
  const who = newcomer();
  const { data } = await catalogue.as(who).run(VIEWER);
  expect(data.viewer).toEqual({ ...who, photoURL: null });
});

test('a member without a name is shown as "Member", never as a part of the address', async () => {
  const who = newcomer({ displayName: null });
  const { id, userName } = await catalogue.as(who).add();
  expect(userName).toBe('Member');
  expect((await catalogue.visitor.read(id)).userName).toBe('Member');
  expect((await catalogue.as(who).run(VIEWER)).data.viewer.displayName).toBeNull();
});

describe('name and address', () => {
  it('follow the latest token, on the member’s artifacts too', async () => {
    const who = newcomer();
    const { id } = await catalogue.withToken(tokenOf(who, 1_000)).add();
    const later = { ...who, displayName: 'New Name', email: `New.${who.email}` };
    const caller = catalogue.withToken(tokenOf(later, 2_000));
    expect((await caller.run(VIEWER)).data.viewer).toMatchObject({
      displayName: 'New Name',
      email: later.email,
    });
    expect(await caller.read(id)).toMatchObject({
      userName: 'New Name',
      userEmail: later.email,
      viewerCanEdit: true,
    });
    const byEmail = async (email: string) =>
      (await readPage(caller, 'artifactsByUser', { email })).totalCount;
    expect(await byEmail(who.email)).toBe(0);
    expect(await byEmail(later.email)).toBe(1);
  });

  it('are not set back by an older token, whether the server knows it or not', async () => {
    const who = newcomer();
    const used = tokenOf(who, 1_000);
    const { id } = await catalogue.withToken(used).add();
    const later = { ...who, displayName: 'New Name' };
    await catalogue.withToken(tokenOf(later, 3_000)).run(VIEWER);
    await catalogue.withToken(used).run(VIEWER);
    await catalogue.withToken(tokenOf({ ...who, displayName: 'Middle' }, 2_000)).run(VIEWER);
    expect((await catalogue.visitor.read(id)).userName).toBe('New Name');
    expect((await catalogue.withToken(used).read(id)).userName).toBe('New Name');
  });

  it('are replaced by a token of the same second, as after a change of name at sign-up', async () => {
    const who = newcomer({ displayName: null });
    const { id } = await catalogue.withToken(tokenOf(who, 1_000)).add();
    await catalogue.withToken(tokenOf({ ...who, displayName: 'Named' }, 1_000)).run(VIEWER);
    expect((await catalogue.visitor.read(id)).userName).toBe('Named');
  });

  it('may be without a name again', async () => {
    const who = newcomer();
    const { id } = await catalogue.withToken(tokenOf(who, 1_000)).add();
    await catalogue.withToken(tokenOf({ ...who, displayName: null }, 2_000)).run(VIEWER);
    expect((await catalogue.visitor.read(id)).userName).toBe('Member');
  });

  it('are stored as they are, in every script', async () => {
    const who = newcomer({ displayName: 'Ἑρμῆς "O’\\" <b> 🏺', email: 'Ünï.Cødé@Example.ORG' });
    const { userName, userEmail } = await catalogue.as(who).add();
    expect([userName, userEmail]).toEqual([who.displayName, who.email]);
  });
});

describe('an e-mail address', () => {
  it('finds a member’s artifacts without regard to case', async () => {
    const who = newcomer({ email: 'Mixed.Case@Example.org' });
    const { id } = await catalogue.as(who).add();
    for (const email of ['mixed.case@example.org', 'MIXED.CASE@EXAMPLE.ORG', who.email]) {
      const { edges } = await readPage(catalogue.as(newcomer()), 'artifactsByUser', { email });
      expect(edges.map(({ node }) => node.id)).toEqual([id]);
    }
  });

  it('of two uids finds the artifacts of both, and gives neither the rights of the other', async () => {
    const one = newcomer({ email: 'shared@example.org' });
    const two = newcomer({ email: 'Shared@example.org' });
    const first = await catalogue.as(one).add();
    const second = await catalogue.as(two).add();
    const page = await readPage(catalogue.as(one), 'artifactsByUser', { email: one.email });
    expect(page.edges.map(({ node }) => node.id)).toEqual([second.id, first.id]);
    expect(page.totalCount).toBe(2);
    const own = await readPage(catalogue.as(one), 'viewer.artifacts');
    expect(own.edges.map(({ node }) => node.id)).toEqual([first.id]);
    expect(codes(await catalogue.as(one).delete(second.id))).toEqual(['FORBIDDEN']);
    expect(codes(await catalogue.as(two).update(first.id))).toEqual(['FORBIDDEN']);
  });
});

test('simultaneous first requests of a new member create one member', async () => {
  const who = newcomer();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      catalogue.withToken(tokenOf(who, n)).run(ADD, { input: buildArtifact() }),
    ),
  );
  expect(answers.flatMap((answer) => codes(answer))).toEqual([]);
  expect((await readPage(catalogue.as(who), 'viewer.artifacts')).totalCount).toBe(20);
});

describe('while the acts of the operator cannot be read', () => {
  const verify = jest.fn((token: string) => testVerifier.verify(token));
  const [known, deleted, erased] = [newcomer(), newcomer(), newcomer()];
  let following: FollowingCatalogue;
  beforeAll(async () => {
    following = await startFollowingCatalogue({ verifier: { isReady: async () => true, verify } });
    for (const who of [known, deleted, erased]) expect(await statusOf(who)).toBe(200);
    await following.loseChanges();
  });
  afterAll(() => following.stop());

  const statusOf = async (who: TestMember) => (await following.as(who).run(VIEWER)).status;

  it('a request of a known member reads the row, verifies no token and writes nothing', async () => {
    verify.mockClear();
    const write = jest.spyOn(following.writer, 'run');
    const statements = recordQueries(following.dataSource);
    for (let n = 0; n < 10; n += 1) expect(await statusOf(known)).toBe(200);
    expect(verify).not.toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
    const read = expect.stringMatching(/^SELECT .* FROM "members"/);
    expect(statements.map(({ sql }) => sql)).toEqual(Array(10).fill(read));
  });

  it('a known member whose row is gone is stored again', async () => {
    await following.operator.dataSource.manager.delete(Member, { uid: deleted.uid });
    await following.as(deleted).add();
    expect((await readPage(following.as(deleted), 'viewer.artifacts')).totalCount).toBe(1);
  });

  it('an erased member is refused, and afterwards too', async () => {
    expect(await statusOf(erased)).toBe(200);
    await operatorOf(following.operator).erase(erased);
    expect(await statusOf(erased)).toBe(401);
    await following.regainChanges();
    expect(await statusOf(erased)).toBe(401);
    expect(await statusOf(known)).toBe(200);
  });
});
