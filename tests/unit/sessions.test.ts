import { Changes } from '../../server/database/changes';
import type { Member } from '../../server/catalogue/members/member.entity';
import { Sessions } from '../../server/catalogue/members/sessions';
import { waitUntil } from '../support/wait-until';

/**
 * Sessions with a verifier that accepts every token and counts how often it checked each, and with
 * members that count how often each was stored and read.
 * @param lifetime how long a token is valid, in milliseconds
 */
function startSessions(lifetime = 3_600_000) {
  const changes = new Changes();
  const checks = new Map<string, number>();
  const verifier = {
    isReady: async () => true,
    verify: async (token: string) => {
      checks.set(token, (checks.get(token) ?? 0) + 1);
      const account = {
        email: 'ada@example.org',
        displayName: null,
        photoURL: null,
        isModerator: false,
        isEmailVerified: false,
      };
      const now = Date.now();
      const times = {
        signedInAt: new Date(now),
        issuedAt: new Date(now),
        expiresAt: new Date(now + lifetime),
      };
      return { uid: token, ...account, ...times };
    },
  };
  const row = async ({ uid }: { uid: string }) => ({ uid, erasedAt: null }) as Member;
  const members = { upsert: jest.fn(row), read: jest.fn(row) };
  const sessions = new Sessions(verifier, members, changes, false);
  const caller = (token: string) => sessions.caller(`Bearer ${token}`);
  return { changes, checks, members, caller };
}

it('checks a token once for simultaneous requests', async () => {
  const { checks, caller } = startSessions();
  const callers = await Promise.all(Array.from({ length: 50 }, () => caller('token')));
  expect(callers.map(({ viewer }) => viewer?.uid)).toEqual(Array(50).fill('token'));
  await caller('token');
  expect(checks.get('token')).toBe(1);
});

it('forgets the least recently used tokens beyond 10,000', async () => {
  const { checks, caller } = startSessions();
  await caller('unused');
  for (let n = 0; n < 10_000; n += 1) {
    if (n % 1_000 === 0) await caller('used');
    await caller(`token-${n}`);
  }
  await caller('used');
  await caller('unused');
  expect(checks.get('used')).toBe(1);
  expect(checks.get('unused')).toBe(2);
});

it('remembers fewer tokens when they are long', async () => {
  const { checks, caller } = startSessions();
  const long = (n: number) => `${n}.${'x'.repeat(15_000)}`;
  for (let n = 0; n < 2_000; n += 1) await caller(long(n));
  await caller(long(1_999));
  await caller(long(0));
  expect(checks.get(long(1_999))).toBe(1);
  expect(checks.get(long(0))).toBe(2);
});

it('checks a token again once it has expired', async () => {
  const { checks, caller } = startSessions(20);
  await waitUntil(async () => {
    await caller('token');
    return checks.get('token') === 2;
  });
});

describe('once a member was erased', () => {
  it('every member is read once more, and no token is checked again', async () => {
    const { changes, checks, members, caller } = startSessions();
    await caller('token');
    changes.apply('catalogue');
    await caller('token');
    expect(members.read).not.toHaveBeenCalled();
    changes.apply('members');
    await caller('token');
    await caller('token');
    expect(members.read).toHaveBeenCalledTimes(1);
    expect(members.upsert).toHaveBeenCalledTimes(1);
    expect(checks.get('token')).toBe(1);
  });

  it('a member who was being read at that moment is read again', async () => {
    const { changes, members, caller } = startSessions();
    members.upsert.mockImplementationOnce(async ({ uid }) => {
      changes.apply('members');
      return { uid, erasedAt: null } as Member;
    });
    await caller('token');
    expect(members.read).toHaveBeenCalledTimes(1);
    changes.apply('members');
    members.read.mockImplementationOnce(async ({ uid }) => {
      changes.apply('members');
      return { uid, erasedAt: null } as Member;
    });
    await caller('token');
    await caller('token');
    await caller('token');
    expect(members.read).toHaveBeenCalledTimes(3);
  });

  it('the member is refused from memory', async () => {
    const { checks, members, caller } = startSessions();
    members.upsert.mockImplementation(async ({ uid }) => ({ uid, erasedAt: new Date() }) as Member);
    const refused = { extensions: { code: 'UNAUTHENTICATED' } };
    await expect(caller('token')).rejects.toMatchObject(refused);
    await expect(caller('token')).rejects.toMatchObject(refused);
    expect(checks.get('token')).toBe(1);
    expect(members.upsert).toHaveBeenCalledTimes(1);
  });
});
