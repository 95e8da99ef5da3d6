import { forbidden } from '../errors';
import type { MemberContext } from '../graphql/context';

type Caller = Pick<MemberContext, 'viewer' | 'isModerator'>;

/** The owner of an artifact and moderators restore its versions, and read its history while it is hidden. */
export function canRestore({ viewer, isModerator }: Caller, ownerUid: string): boolean {
  return isModerator || viewer.uid === ownerUid;
}

/** @throws FORBIDDEN unless the caller owns the artifact or is a moderator. */
export function authorizeRestore(caller: Caller, ownerUid: string): void {
  if (!canRestore(caller, ownerUid)) {
    throw forbidden(
      'Only the member who added this artifact, or a moderator, can restore a version.',
    );
  }
}
