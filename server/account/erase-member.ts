import type { QueryRunner } from 'typeorm';
import { IdempotencyKey } from '../artifacts/idempotency-key.entity';
import type { Database } from '../database/database';
import { OperatorAct } from '../database/operator-act.entity';
import { DescriptionProposal } from '../descriptions/description-proposal.entity';
import { Like } from '../likes/like.entity';
import { Member } from '../members/member.entity';
import { Report } from '../reports/report.entity';
import { ArtifactRevision } from '../revisions/revision.entity';
import { View } from '../views/view.entity';
import { lockArtifacts } from '../artifacts/artifact.writes';
import { HiddenArtifact, HiddenLike, HiddenView } from '../moderation/hidden-artifact.entities';

/** What a member wrote beside artifacts. */
const WRITTEN = [Like, View, HiddenLike, HiddenView, Report, IdempotencyKey, DescriptionProposal];

/** What artifacts show instead of an erased member's name. */
const FORMER_MEMBER = 'Former member';

/**
 * Erases the identity of a member, and their likes, views, reports, answers and proposals. The uid stays,
 * because it owns their artifacts, and its tokens are refused. The member is updated before the
 * deletions: the database then refuses additions (database/erased-members.ts), so that the
 * deletions find all rows.
 */
export async function eraseMember(
  database: Database,
  runner: QueryRunner,
  uid: string,
): Promise<string> {
  // Before the member, because an answer locks them in this order.
  await runner.manager.update(
    HiddenArtifact,
    { ownerUid: uid },
    { answer: null, answeredAt: null },
  );
  await runner.manager.update(
    Member,
    { uid },
    {
      email: '',
      emailNormalized: '',
      photoURL: null,
      displayName: FORMER_MEMBER,
      // Published links with the old identifier no longer work.
      contributorId: null,
      erasedAt: new Date(),
    },
  );
  await deleteWritten(database, runner, uid);
  await deleteReasons(runner, uid);
  return `Member ${uid} is erased; their artifacts show "${FORMER_MEMBER}".`;
}

async function deleteWritten(database: Database, runner: QueryRunner, uid: string): Promise<void> {
  const { manager } = runner;
  const artifactIds = new Set<number>();
  // The database counts these for each artifact.
  for (const entity of [Like, View]) {
    for (const { artifactId } of await manager.findBy<Like | View>(entity, { memberUid: uid })) {
      artifactIds.add(artifactId);
    }
  }
  await lockArtifacts(database, runner, [...artifactIds]);
  for (const entity of WRITTEN) await manager.delete(entity, { memberUid: uid });
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
