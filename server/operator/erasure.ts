import type { QueryRunner } from 'typeorm';
import { Artifact } from '../artifacts/artifact.entity';
import { IdempotencyKey } from '../artifacts/idempotency-key.entity';
import type { Database } from '../database/database';
import { ConfigurationError } from '../errors';
import { Like } from '../likes/like.entity';
import { Member } from '../members/member.entity';
import { normalizeEmail } from '../members/normalize-email';
import { Report } from '../reports/report.entity';
import { View } from '../views/view.entity';
import { lockArtifacts } from './artifact-locks';
import { HiddenArtifact, HiddenLike, HiddenView } from './operator.entities';

/** What a member wrote beside artifacts. */
const WRITTEN = [Like, View, HiddenLike, HiddenView, Report, IdempotencyKey];

/** What artifacts show instead of an erased member's name. */
const FORMER_MEMBER = 'Former member';

/**
 * Erases the identity of a member, and their likes, views, reports and answers. The uid stays,
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
  await deleteReasons(database, runner, uid);
  return `Member ${uid} is erased; their artifacts show "${FORMER_MEMBER}".`;
}

/**
 * Deletes the imported likes that wait for a member's address. For an operator alone: a member's address
 * may be somebody else's.
 */
export async function deleteWaitingLikes(
  database: Database,
  runner: QueryRunner,
  uid: string,
): Promise<void> {
  await database.execute(
    runner,
    'delete waiting likes',
    () => `DELETE FROM "waiting_likes" WHERE "emailNormalized" =
      (SELECT "emailNormalized" FROM "members" WHERE "uid" = :uid)`,
    { uid },
  );
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
async function deleteReasons(database: Database, runner: QueryRunner, uid: string): Promise<void> {
  await database.execute(
    runner,
    'delete reasons',
    () => `UPDATE "operator_acts" SET "reason" = NULL WHERE "reason" IS NOT NULL AND "subject" IN (
      SELECT CAST("artifactId" AS text) FROM "artifact_revisions" WHERE "ownerUid" = :uid)`,
    { uid },
  );
}

/**
 * The uid of the member with this uid or e-mail address.
 * @throws ConfigurationError when there is none, or when several share the address: addresses are
 * not verified.
 */
export async function findMember({ dataSource }: Database, emailOrUid: string): Promise<string> {
  const members = await dataSource
    .createQueryBuilder(Member, 'member')
    .where('member.uid = :uid', { uid: emailOrUid })
    .orWhere('(member.emailNormalized = :email AND member.erasedAt IS NULL)', {
      email: normalizeEmail(emailOrUid),
    })
    .orderBy('member.uid')
    .getMany();
  const [only, ...others] = members;
  if (!only) throw new ConfigurationError('No member has this e-mail address or uid.');
  if (others.length === 0) return only.uid;
  const list = await Promise.all(
    members.map(async ({ uid, displayName }) => {
      const artifacts = await dataSource.manager.countBy(Artifact, { ownerUid: uid });
      return `  ${uid} (${displayName ?? 'Member'}, artifacts: ${artifacts})`;
    }),
  );
  throw new ConfigurationError(
    ['Several members have this e-mail address; name one by the uid:', ...list].join('\n'),
  );
}

/**
 * The uid of a member as `findMember` finds it. @throws ConfigurationError also for an erased
 * member.
 */
export async function findPresentMember(database: Database, emailOrUid: string): Promise<string> {
  const uid = await findMember(database, emailOrUid);
  const { erasedAt } = await database.dataSource.manager.findOneByOrFail(Member, { uid });
  if (erasedAt) throw new ConfigurationError('This member is erased.');
  return uid;
}
