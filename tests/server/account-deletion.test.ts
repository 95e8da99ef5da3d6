import { createRenderer } from '../../client/render';
import {
  codes,
  member,
  startCatalogue,
  type TestCatalogue,
  testVerifier,
  tokenOf,
} from '../support/catalogue';
import { expectExact } from '../support/exact';

const DELETE = 'mutation { deleteAccount { signInDeleted } }';
const MINUTE = 60_000;

const deleteUser = jest.fn<Promise<void>, [string]>(async () => {});
let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue({ verifier: { ...testVerifier, deleteUser }, createRenderer });
});
afterAll(() => catalogue.stop());
beforeEach(() => deleteUser.mockClear());

let count = 0;
function newcomer() {
  const uid = `leaver-${(count += 1)}`;
  return { uid, email: `${uid}@example.org`, displayName: `Lena ${uid}` };
}

const signedIn = (who: ReturnType<typeof newcomer>, minutesAgo: number, issuedAt = 1) =>
  catalogue.withToken(tokenOf(who, issuedAt, Date.now() - minutesAgo * MINUTE));

it('a sign-in that is older than five minutes deletes nothing', async () => {
  const who = newcomer();
  const { id } = await catalogue.as(who).add();
  expect(codes(await signedIn(who, 6).run(DELETE))).toEqual(['RECENT_SIGN_IN_REQUIRED']);
  expect((await catalogue.visitor.read(id)).userName).toBe(who.displayName);
  expect(deleteUser).not.toHaveBeenCalled();
  // A token that was renewed a moment ago is no sign-in.
  const renewed = signedIn(who, 6, Date.now());
  expect(codes(await renewed.run(DELETE))).toEqual(['RECENT_SIGN_IN_REQUIRED']);
});

describe('after the account is deleted', () => {
  const who = newcomer();
  let own: string;
  let liked: string;
  beforeAll(async () => {
    const caller = signedIn(who, 4);
    ({ id: own } = await caller.add({ artifactName: 'Lena’s lamp' }));
    ({ id: liked } = await catalogue.as(member(1)).add());
    for (const id of [own, liked]) {
      await caller.like(id);
      await caller.run(`mutation { recordView(artifactId: "${id}") { __typename } }`);
    }
    // Fills the response cache.
    for (let n = 0; n < 3; n += 1) await pageOf(own);
    expect(await pageOf(own)).toContain(who.displayName);
    deleteUser.mockClear();
    const { data } = await caller.run(DELETE);
    expect(data).toEqual({ deleteAccount: { signInDeleted: true } });
    expect(deleteUser.mock.calls).toEqual([[who.uid]]);
  });

  const pageOf = async (id: string) =>
    (await catalogue.visitor.run(`{ artifact(id: "${id}") { userName likeCount viewCount } }`)).data
      .artifact.userName as string;

  it('the artifacts stay under "Former member", in cached responses too', async () => {
    expect(await pageOf(own)).toBe('Former member');
    expect(await catalogue.visitor.read(own)).toMatchObject({ likeCount: 0, viewCount: 0 });
    expect(await catalogue.visitor.read(liked)).toMatchObject({ likeCount: 0, viewCount: 0 });
    await expectExact(catalogue.dataSource, catalogue.visitor, ['lamp', 'mirror']);
  });

  it('name and address are stored nowhere, and the log names the uid alone', async () => {
    for (const table of ['members', 'operator_acts']) {
      const rows = await catalogue.dataSource.query(`SELECT * FROM "${table}"`);
      const text = JSON.stringify(rows);
      expect(text).not.toContain(who.email);
      expect(text).not.toContain(who.displayName);
    }
    expect(
      await catalogue.dataSource.query(`SELECT "act", "subject" FROM "operator_acts"`),
    ).toEqual([{ act: 'delete-account', subject: who.uid }]);
  });
});

it('a provider that cannot delete the sign-in leaves it to the browser', async () => {
  deleteUser.mockRejectedValueOnce(new Error('The provider is away.'));
  const who = newcomer();
  const { id } = await catalogue.as(who).add();
  const { data } = await catalogue.as(who).run(DELETE);
  expect(data).toEqual({ deleteAccount: { signInDeleted: false } });
  expect((await catalogue.visitor.read(id)).userName).toBe('Former member');
});

it('when the log cannot be written, nothing is erased', async () => {
  const who = newcomer();
  const { id } = await catalogue.as(who).add();
  await catalogue.dataSource.query('ALTER TABLE "operator_acts" RENAME TO "acts_away"');
  const answer = await catalogue.as(who).run(DELETE);
  await catalogue.dataSource.query('ALTER TABLE "acts_away" RENAME TO "operator_acts"');
  expect(codes(answer)).toEqual(['INTERNAL_SERVER_ERROR']);
  expect(await catalogue.visitor.read(id)).toMatchObject({ userName: who.displayName });
  expect((await catalogue.as(who).run('{ viewer { uid } }')).data.viewer.uid).toBe(who.uid);
  expect(deleteUser).not.toHaveBeenCalled();
});
