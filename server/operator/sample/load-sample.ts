import type { DataSource, EntityManager } from 'typeorm';
import { isArtifactType, type TypeLabels } from '../../../common/artifact-types';
import { normalizeEmail } from '../../../common/members';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import { storeFacts } from '../../catalogue/artifacts/facts/stored-facts';
import { derivedColumns } from '../../catalogue/artifacts/artifact.columns';
import { OperatorAct } from '../../database/operator-act.entity';
import { Like } from '../../catalogue/likes/like.entity';
import { Member } from '../../catalogue/members/member.entity';
import { nameColumns } from '../../catalogue/members/member-name';
import type { CatalogueRecord } from '../../site/record';
import type { SampleArtifact } from './sample-artifact';
import { sampleArtifacts } from './sample-artifacts';
import { NEVER_SIGNED_IN, sampleMembers } from './sample-members';

/** The path of the picture that was drawn for a sample artifact. */
const drawingPath = (slug: string) => `/plates/${slug}.svg`;

/** The drawings may be used by everybody for everything. */
const DRAWING_RIGHTS = 'https://creativecommons.org/publicdomain/zero/1.0/';

/** Whether a site declares every type of the sample's artifacts. */
export const hasSampleTypes = (types: TypeLabels): boolean =>
  sampleArtifacts.every(({ artifactType }) => isArtifactType(types, artifactType));

/**
 * Inserts the sample catalogue into a database that has never had a member or an operator's act. To
 * be called before the server listens, when no other transaction runs.
 * @returns how many artifacts were inserted; 0 when the database has been used.
 */
export async function fillUnusedDatabase(
  dataSource: DataSource,
  record: CatalogueRecord,
): Promise<number> {
  return dataSource.transaction(async (manager) => {
    // Removing the sample removes its members, and leaves its act.
    const isUsed = (await manager.exists(Member)) || (await manager.exists(OperatorAct));
    return isUsed ? 0 : insertSampleCatalogue(manager, record);
  });
}

/**
 * Inserts the sample's members, artifacts and likes, in a transaction of the caller. None of the
 * members may exist.
 * @returns how many artifacts were inserted.
 */
export async function insertSampleCatalogue(
  manager: EntityManager,
  record: CatalogueRecord,
): Promise<number> {
  const now = new Date();
  await manager.insert(
    Member,
    sampleMembers.map((member) => ({
      ...member,
      ...nameColumns(member.displayName),
      emailNormalized: normalizeEmail(member.email),
      photoURL: null,
      tokenIssuedAt: NEVER_SIGNED_IN,
    })),
  );
  for (const { slug, addedBy, likedBy, facts, ...artifact } of sampleArtifacts) {
    const fields = { ...withSources(artifact), facts: storeFacts(new Map(Object.entries(facts))) };
    const { identifiers } = await manager.insert(Artifact, {
      ...fields,
      image: drawingPath(slug),
      rights: DRAWING_RIGHTS,
      ...derivedColumns(fields, record),
      ownerUid: addedBy,
      changedBy: addedBy,
      addedAt: now,
      updatedAt: now,
    });
    const artifactId = Number(identifiers[0]?.['id']);
    const likes = likedBy.map((memberUid) => ({ memberUid, artifactId }));
    if (likes.length > 0) await manager.insert(Like, likes);
  }
  return sampleArtifacts.length;
}

/** The sources are the last paragraph of the description. */
const withSources = <Texts extends Pick<SampleArtifact, 'description' | 'sources'>>({
  sources,
  ...texts
}: Texts) => ({ ...texts, description: `${texts.description}\n\nSources: ${sources.join('; ')}.` });
