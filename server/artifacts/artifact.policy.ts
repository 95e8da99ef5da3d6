import { notTheOwner } from '../errors';
import type { Viewer } from '../graphql/context';
import { type ArtifactRow, selected } from './artifact.rows';

/** An artifact belongs to the member whose token had this uid when it was added. */
export function canEdit(viewer: Viewer | null, artifact: ArtifactRow): boolean {
  return viewer !== null && viewer.uid === selected(artifact, 'ownerUid');
}

/** @throws FORBIDDEN unless the viewer owns the artifact. */
export function authorizeEdit(viewer: Viewer, artifact: ArtifactRow): void {
  if (!canEdit(viewer, artifact)) throw notTheOwner();
}
