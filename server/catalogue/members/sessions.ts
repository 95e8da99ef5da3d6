import { LRUCache } from 'lru-cache';
import type { Role } from '../../../common/roles';
import type { Changes } from '../../database/changes';
import { erased, unauthenticated } from '../../base/errors';
import type { Member } from './member.entity';
import type { MemberService, VerifiedToken } from './member.service';
import type { TokenVerifier } from './token-verifier';

/** How many tokens are cached; the least recently used are verified again. */
const MAX_SESSIONS = 10_000;
/** How many characters of tokens are cached. A token usually has about 1,000, at most 16,000. */
const MAX_CHARACTERS = 20_000_000;
/** How late a revoked token may be refused, in milliseconds. */
const REVOCATION_DELAY = 5 * 60_000;
const BEARER = /^Bearer +([\w.~+/=-]+)$/i;

interface Session {
  readonly verified: VerifiedToken;
  /** The member's row, and the value of `memberChanges` before it was read. */
  member: Member;
  memberReadAt: number;
  revocationCheckedAt: number;
}

/** Who makes a request, and a check whether their token was revoked since it was verified. */
export interface Caller {
  viewer: Member | null;
  /** What the viewer may do: their role in the catalogue, or that of a token that names a moderator. */
  role: Role;
  /** When the viewer signed in; null for a visitor. */
  signedInAt: Date | null;
  assertNotRevoked: () => Promise<void>;
}

const visitor: Caller = {
  viewer: null,
  role: 'MEMBER',
  signedInAt: null,
  assertNotRevoked: async () => {},
};

/**
 * Turns bearer tokens into members. A verified token is cached until it expires, its member until an
 * operator may have erased one.
 */
export class Sessions {
  /** How many changes of members this process has received. */
  private memberChanges = 0;

  /** Sessions by token. */
  private readonly sessions = new LRUCache<string, Session>({
    max: MAX_SESSIONS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_session, token) => token.length,
    fetchMethod: async (token, _stale, { options }) => {
      const verified = await this.verifier.verify(token);
      const memberReadAt = this.memberChanges;
      const member = await this.members.upsert(verified);
      // The time to live counts from now, when the session is stored.
      options.ttl = Math.max(1, verified.expiresAt.getTime() - Date.now());
      return { verified, member, memberReadAt, revocationCheckedAt: 0 };
    },
  });

  constructor(
    private readonly verifier: TokenVerifier,
    private readonly members: Pick<MemberService, 'upsert' | 'read'>,
    private readonly changes: Changes,
    private readonly checksRevocation: boolean,
  ) {
    changes.onChange((change) => {
      if (change === 'members') this.memberChanges += 1;
    });
  }

  /**
   * The caller behind an Authorization header; no header is a visitor.
   * @throws UNAUTHENTICATED for a header or token that is not valid, and for an erased member;
   * UNAVAILABLE when the token cannot be verified.
   */
  async caller(authorization: string | undefined): Promise<Caller> {
    if (authorization === undefined) return visitor;
    const token = BEARER.exec(authorization)?.[1];
    if (!token) throw unauthenticated('The Authorization header must hold a bearer token.');
    const session = await this.sessions.forceFetch(token);
    const viewer = await this.memberOf(session);
    if (viewer.erasedAt) throw erased();
    const { isModerator, signedInAt } = session.verified;
    const role = isModerator ? 'MODERATOR' : viewer.role;
    const assertNotRevoked = () => this.assertNotRevoked(token, session);
    return { viewer, role, signedInAt, assertNotRevoked };
  }

  /** Reads the member again unless this process is fresh and no member has changed. */
  private async memberOf(session: Session): Promise<Member> {
    if (this.changes.isFresh && session.memberReadAt === this.memberChanges) {
      return session.member;
    }
    const memberReadAt = this.memberChanges;
    session.member = await this.members.read(session.verified);
    session.memberReadAt = memberReadAt;
    return session.member;
  }

  private async assertNotRevoked(token: string, session: Session): Promise<void> {
    const now = Date.now();
    if (!this.checksRevocation || now - session.revocationCheckedAt < REVOCATION_DELAY) return;
    await this.verifier.verify(token, { checkRevoked: true });
    session.revocationCheckedAt = now;
  }
}
