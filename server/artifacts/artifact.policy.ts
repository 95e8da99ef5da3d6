import { forbidden } from '../errors';
import type { Member } from '../members/member.entity';
import type { Artifact } from './artifact.entity';

/** An artifact belongs to the member whose token had this uid when it was added. */
export function canEdit(viewer: Member | null, artifact: Artifact): boolean {
  return viewer !== null && viewer.uid === artifact.ownerUid;
}

/** @throws FORBIDDEN unless the viewer owns the artifact. */
export function authorizeEdit(viewer: Member, artifact: Artifact): void {
  if (!canEdit(viewer, artifact)) {
    throw forbidden('Only the member who added this artifact can change it.');
  }
}
