import type { QueryRunner } from 'typeorm';
import type { Database } from '../../database/database';
import type { MemberData } from '../../database/member-data';
import { OperatorAct } from '../../database/operator-act.entity';
import { Like } from '../../catalogue/likes/like.entity';
import { Member } from '../../catalogue/members/member.entity';
import { nameColumns } from '../../catalogue/members/member-name';
import { ArtifactRevision } from '../../catalogue/revisions/revision.entity';
import { View } from '../../catalogue/views/view.entity';
import { lockArtifacts } from '../../catalogue/artifacts/artifact.writes';

/** What artifacts show instead of an erased member's name. */
const FORMER_MEMBER = 'Former member';

/**
 * Erases the identity of a member, and what the features store of one (`memberData`). The uid stays,
 * because it owns their artifacts, and its tokens are refused. The member is updated before the
 * deletions: the database then refuses additions (database/erased-members.ts), so that the
 * deletions find all rows.
 */
export async function eraseMember(
  database: Database,
  runner: QueryRunner,
  uid: string,
  memberData: readonly MemberData[],
): Promise<string> {
  // Before the member, because an owner's answer to moderators locks them in this order.
  for (const data of memberData) await data.clear?.(runner.manager, uid);
  await runner.manager.update(
    Member,
    { uid },
    {
      email: '',
      emailNormalized: '',
      photoURL: null,
      ...nameColumns(FORMER_MEMBER),
      // Published links with the old identifier no longer work.
      contributorId: null,
      role: 'MEMBER',
      moderatorClaim: 0,
      emailVerified: 0,
      erasedAt: new Date(),
    },
  );
  await lockCounted(database, runner, uid);
  for (const data of memberData) await data.erase?.(runner.manager, uid);
  await deleteReasons(runner, uid);
  return `Member ${uid} is erased; their artifacts show "${FORMER_MEMBER}".`;
}

/** Locks the artifacts whose likes and views the database will count anew. */
async function lockCounted(database: Database, runner: QueryRunner, uid: string): Promise<void> {
  const { manager } = runner;
  const artifactIds = new Set<number>();
  for (const entity of [Like, View]) {
    for (const { artifactId } of await manager.findBy<Like | View>(entity, { memberUid: uid })) {
      artifactIds.add(artifactId);
    }
  }
  await lockArtifacts(database, runner, [...artifactIds]);
}

/**
 * Deletes the reasons of acts on the member's artifacts from the log. A hidden artifact keeps the
 * reason in its own row, for the moderators.
 */
async function deleteReasons({ manager }: QueryRunner, uid: string): Promise<void> {
  const owned = manager
    .createQueryBuilder(ArtifactRevision, 'revision')
    .select('CAST(revision.artifactId AS text)')
    .where('revision.ownerUid = :uid');
  await manager
    .createQueryBuilder()
    .update(OperatorAct)
    .set({ reason: null })
    .where(`"reason" IS NOT NULL AND "subject" IN (${owned.getQuery()})`, { uid })
    .execute();
}
