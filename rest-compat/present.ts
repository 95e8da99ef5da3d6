import type { RestArtifactFragment } from './generated/operations';
import type { Vocabulary } from './vocabulary';

/**
 * An artifact in the documented spelling. `userEmail` and `description` are left out where the
 * schema gives null.
 */
export function presentArtifact(artifact: RestArtifactFragment, { labelOf }: Vocabulary) {
  const { id, artifactType, description, userEmail, likeCount, ...fields } = artifact;
  return {
    _id: id,
    id,
    ...fields,
    artifactType: labelOf(artifactType),
    ...(description !== null && { description }),
    ...(userEmail !== null && { userEmail }),
    liked: likeCount,
    likes: likeCount,
  };
}

/** The answer to adding. */
export const presentAdded = (insertedId: string) => ({ acknowledged: true, insertedId });

/** The answer to a change: one artifact was found, and is now as asked. */
export const presentUpdated = () => ({ acknowledged: true, matchedCount: 1, modifiedCount: 1 });

/** The answer to deleting; 0 when there was none. */
export const presentDeleted = (deletedCount: number) => ({ acknowledged: true, deletedCount });

/** The answer to asking whether the member likes an artifact. */
export const presentLiked = (liked: boolean) => ({ liked });
