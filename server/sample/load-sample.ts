import type { DataSource } from 'typeorm';
import { Artifact } from '../artifacts/artifact.entity';
import { ArtifactType } from '../artifacts/artifact-type';
import { normalizeText } from '../artifacts/normalize-text';
import { Like } from '../likes/like.entity';
import { Member } from '../members/member.entity';
import { normalizeEmail } from '../members/normalize-email';
import { sampleArtifacts } from './sample-artifacts';
import { sampleMembers } from './sample-members';

/** The path of the picture that was drawn for a sample artifact. */
const plate = (slug: string) => `/plates/${slug}.svg`;

/**
 * Loads the sample catalogue, whole or not at all, into a database that has never had a member. To
 * be called before the server listens, when no other transaction runs.
 * @returns how many artifacts were loaded; 0 when the database was not empty.
 */
export async function loadSampleCatalogue(dataSource: DataSource): Promise<number> {
  return dataSource.transaction(async (manager) => {
    if (await manager.exists(Member)) return 0;
    const now = new Date();
    await manager.insert(
      Member,
      sampleMembers.map((member) => ({
        ...member,
        emailNormalized: normalizeEmail(member.email),
        photoURL: null,
        tokenIssuedAt: new Date(0),
      })),
    );
    for (const { slug, addedBy, likedBy, ...fields } of sampleArtifacts) {
      const { identifiers } = await manager.insert(Artifact, {
        ...fields,
        artifactType: ArtifactType[fields.artifactType],
        image: plate(slug),
        artifactNameNormalized: normalizeText(fields.artifactName),
        ownerUid: addedBy,
        addedAt: now,
        updatedAt: now,
      });
      const artifactId = Number(identifiers[0]?.['id']);
      const likes = likedBy.map((memberUid) => ({ memberUid, artifactId }));
      if (likes.length > 0) await manager.insert(Like, likes);
    }
    return sampleArtifacts.length;
  });
}
