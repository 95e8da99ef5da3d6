import { forbidden } from '../errors';
import type { MemberContext } from '../graphql/context';

type Caller = Pick<MemberContext, 'viewer' | 'isModerator' | 'assertMayModerate'>;

/** The owner of an artifact and moderators restore its versions, and read its history while it is hidden. */
export function canRestore({ viewer, isModerator }: Caller, ownerUid: string): boolean {
  return isModerator || viewer.uid === ownerUid;
}

/**
 * To be called before a version is restored, or the history of a hidden artifact is read.
 * @throws FORBIDDEN unless the caller owns the artifact or is a moderator; UNAUTHENTICATED when the
 * moderator's token was revoked, where that can be known.
 */
export async function authorizeRestore(caller: Caller, ownerUid: string): Promise<void> {
  if (!canRestore(caller, ownerUid)) {
    throw forbidden(
      'Only the member who added this artifact, or a moderator, can restore a version.',
    );
  }
  if (caller.viewer.uid !== ownerUid) await caller.assertMayModerate();
}
