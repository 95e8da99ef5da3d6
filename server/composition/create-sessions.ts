import type { Services } from '../web/graphql/services';
import { WaitingLikes } from '../catalogue/likes/waiting-likes';
import { MemberService, type VerifiedToken } from '../catalogue/members/member.service';
import { Sessions } from '../catalogue/members/sessions';
import type { TokenVerifier } from '../catalogue/members/token-verifier';

/** Sessions that store a member, and claim the likes that waited for them, when their token is new. */
export function createSessions(
  services: Services,
  verifier: TokenVerifier,
  checksRevocation: boolean,
): Sessions {
  const members = services.get(MemberService);
  const waitingLikes = services.get(WaitingLikes);
  const upsert = async (token: VerifiedToken) => {
    const member = await members.upsert(token);
    if (!member.erasedAt) await waitingLikes.claim(token);
    return member;
  };
  const read = (token: VerifiedToken) => members.read(token);
  return new Sessions(verifier, { upsert, read }, services.changes, checksRevocation);
}
