import { notTheOwner } from '../errors';
import type { Viewer } from '../graphql/context';
import type { ArtifactRow } from './artifact.rows';

/**
 * An artifact belongs to the member whose token had this uid when it was added.
 * @throws Error when `ownerUid` was not selected: the field has to name it in `@Reads`.
 */
export function canEdit(viewer: Viewer | null, artifact: ArtifactRow): boolean {
  if (artifact.ownerUid === undefined) throw new Error('The column "ownerUid" was not selected.');
  return viewer?.uid === artifact.ownerUid;
}

/** @throws FORBIDDEN unless the viewer owns the artifact. */
export function authorizeEdit(viewer: Viewer, artifact: ArtifactRow): void {
  if (!canEdit(viewer, artifact)) throw notTheOwner();
}
