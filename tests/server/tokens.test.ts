import type { Caller } from '../support/caller';
import { codes } from '../support/catalogue';
import {
  ago,
  callers,
  claimsOf,
  MEMBER_EMAIL,
  OWNER_EMAIL,
  refused,
  type RightsCatalogue,
  startRightsCatalogue,
} from '../support/rights';

let rights: RightsCatalogue;
beforeAll(async () => {
  rights = await startRightsCatalogue();
});
afterAll(() => rights.stop());

it('members with the same address each have their own list of likes', async () => {
  const { id } = await rights.as('owner').add();
  await rights.as('owner').like(id);
  const likedBy = async (caller: Caller) => {
    const path = `/api/likedartifacts/user/${OWNER_EMAIL}`;
    const response = await caller.fetch('GET', path);
    return ((await response.json()) as { _id: string }[]).map(({ _id }) => _id);
  };
  const namesake = rights.as('a stranger with the owner’s address, unverified');
  expect(await likedBy(rights.as('owner'))).toContain(id);
  expect(await likedBy(namesake)).not.toContain(id);
});

/** A page is the same for everyone: it shows what a visitor may read, or the bars around a spinner. */
it.each(['/account', '/reset-password', '/privacy', '/terms'])(
  'the page %s is the same for everybody, and for a bad token',
  async (path) => {
    const read = async (token: string | null) => {
      const caller = rights.withToken(token);
      const response = await caller.fetch('GET', path, undefined, { accept: 'text/html' });
      return { status: response.status, html: await response.text() };
    };
    const forVisitors = await read(null);
    expect(forVisitors.status).toBe(200);
    expect(forVisitors.html).not.toMatch(/@example\.org/i);
    for (const token of [callers.owner, callers.moderator, refused['an expired token']]) {
      expect(await read(token?.(rights.google) ?? null)).toEqual(forVisitors);
    }
  },
);

it('a token issued one minute in the future is accepted, because clocks differ', async () => {
  const token = rights.google.sign(
    claimsOf('member', MEMBER_EMAIL, { iat: ago(-60), auth_time: ago(-60) }),
  );
  const { data } = await rights.withToken(token).run('{ viewer { email } }');
  expect(data).toEqual({ viewer: { email: MEMBER_EMAIL } });
});

it.each(['error', 'nothing'] as const)(
  'while Google’s key server answers with %s, a new token is UNAVAILABLE and not refused',
  async (answer) => {
    const token = rights.google.sign(
      claimsOf('member', MEMBER_EMAIL, { iat: ago(answer.length * 100) }),
    );
    rights.google.answer = answer;
    try {
      const { status, errors, headers } = await rights.withToken(token).run('{ viewer { email } }');
      expect([status, codes({ errors })]).toEqual([503, ['UNAVAILABLE']]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      rights.google.answer = 'certificates';
    }
    const { data } = await rights.withToken(token).run('{ viewer { email } }');
    expect(data).toEqual({ viewer: { email: MEMBER_EMAIL } });
  },
);
