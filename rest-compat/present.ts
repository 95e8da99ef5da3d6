import { labelOfType, type TypeLabels } from '../common/artifact-types';
import type { RestArtifactFragment } from './generated/operations';

/**
 * An artifact with the field names of REST. If the schema gives null for `userEmail` or
 * `description`, the field is left out. `updatedAt` is a header in REST, and no field.
 */
export function presentArtifact(
  artifact: RestArtifactFragment & { updatedAt?: string },
  types: TypeLabels,
) {
  const { id, artifactType, description, userEmail, likeCount, ...fields } = artifact;
  return {
    _id: id,
    id,
    ...fields,
    artifactType: labelOfType(types, artifactType),
    ...(description !== null && { description }),
    ...(userEmail !== null && { userEmail }),
    updatedAt: undefined,
    liked: likeCount,
    likes: likeCount,
  };
}

/** The response to adding an artifact. */
export const presentAdded = (insertedId: string) => ({ acknowledged: true, insertedId });

/** The response to an update of an artifact that was found; `modifiedCount` is 0 when nothing changed. */
export const presentUpdated = (modifiedCount: number) => ({
  acknowledged: true,
  matchedCount: 1,
  modifiedCount,
});

/** The response to a deletion; `deletedCount` is 0 when there was no such artifact. */
export const presentDeleted = (deletedCount: number) => ({ acknowledged: true, deletedCount });

/** Whether the caller likes an artifact. */
export const presentLiked = (liked: boolean) => ({ liked });
