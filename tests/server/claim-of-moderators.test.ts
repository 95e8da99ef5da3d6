import { Member } from '../../server/catalogue/members/member.entity';
import type { Act } from '../../server/database/log-act';
import { performAct } from '../../server/database/perform-act';
import { endModeration, giveRole } from '../../server/operator/members';
import { startCatalogue, type TestCatalogue, tokenOf } from '../support/catalogue';

const MINUTE_MS = 60_000;
const mara = {
  ...{ uid: 'mara', email: 'mara@example.org', displayName: 'Mara Moss' },
  isModerator: true,
};
const account = { ...mara, emailVerified: true, customClaims: {} };

let catalogue: TestCatalogue;
beforeEach(async () => {
  catalogue = await startCatalogue();
});
afterEach(() => catalogue.stop());

/** Reads by a process that has not seen the member yet. @param minutes when the token was issued, from now */
async function readWithTokenOf(minutes: number): Promise<void> {
  const process = await startCatalogue({
    location: { ...catalogue.location, remove: async () => undefined },
  });
  const token = tokenOf(mara, Date.now() + minutes * MINUTE_MS);
  expect((await process.withToken(token).run('{ viewer { uid } }')).errors).toEqual([]);
  await process.stop();
}

const claim = async () =>
  (await catalogue.dataSource.manager.findOneByOrFail(Member, { uid: 'mara' })).moderatorClaim;

const act = (name: Act) =>
  performAct(catalogue.database, name, ['mara'], async (runner) => {
    if (name === 'moderator-off') await endModeration(runner, account);
    if (name === 'role-editor') await giveRole(catalogue.database, runner, account, 'EDITOR');
    return name;
  });

it.each(['moderator-off', 'role-editor'] as const)(
  'after %s, a token of before does not bring the claim of moderators back',
  async (name) => {
    await readWithTokenOf(-10);
    expect(await claim()).toBe(1);
    await act(name);
    for (const minutes of [-10, -5, 0]) {
      await readWithTokenOf(minutes);
      expect([minutes, await claim()]).toEqual([minutes, 0]);
    }
    // Such as of a member who is named again in the console of the provider.
    await readWithTokenOf(5);
    expect(await claim()).toBe(1);
  },
);

it('a member who is named a moderator again is one with any token', async () => {
  await act('moderator-on');
  await readWithTokenOf(-10);
  await act('moderator-off');
  await act('moderator-on');
  await readWithTokenOf(-10);
  expect(await claim()).toBe(1);
});
