import { setTimeout as pause } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { Artifact } from '../artifacts/artifact.entity';
import type { Database } from '../database/database';
import { ConfigurationError } from '../errors';
import { Like } from '../likes/like.entity';
import { Member } from '../members/member.entity';
import { normalizeEmail } from '../members/normalize-email';
import { Report } from '../reports/report.entity';
import { View } from '../views/view.entity';
import type { Action } from './acts';
import { lockArtifacts } from './artifact-locks';
import { HiddenArtifact, HiddenLike, HiddenView } from './operator.entities';

/** The likes and views of members. The database counts those of artifacts that are not hidden. */
const COUNTED = [Like, View];
/** What a member wrote that nothing counts. */
const UNCOUNTED = [HiddenLike, HiddenView, Report];

/** What artifacts show instead of an erased member's name. */
const FORMER_MEMBER = 'Former member';

/** How long it takes until every serving process has heard of an act, in milliseconds. */
const PROPAGATION_TIME = 1_000;

/**
 * Erases a member: at once, and then what a process wrote for them before it heard of the erasure.
 * @param perform does one step in a transaction, and logs it.
 * @param afterFirst is told when the first step is durable.
 */
export async function eraseEverywhere(
  database: Database,
  uid: string,
  perform: (action: Action) => Promise<string | null>,
  afterFirst: (message: string | null) => void | Promise<void>,
): Promise<string | null> {
  await afterFirst(await perform((runner) => eraseMember(database, runner, uid)));
  await pause(PROPAGATION_TIME);
  return perform((runner) => deleteLateWrites(database, runner, uid));
}

/**
 * Erases who a member is, and what they liked, viewed, reported and answered. The uid stays: it owns
 * their artifacts, and its tokens are refused.
 */
export async function eraseMember(
  database: Database,
  runner: QueryRunner,
  uid: string,
): Promise<string> {
  await runner.manager.update(
    Member,
    { uid },
    {
      email: '',
      emailNormalized: '',
      photoURL: null,
      displayName: FORMER_MEMBER,
      // What was published about the old one leads nowhere.
      contributorId: null,
      erasedAt: new Date(),
    },
  );
  await runner.manager.update(
    HiddenArtifact,
    { ownerUid: uid },
    { answer: null, answeredAt: null },
  );
  await deleteWritten(database, runner, uid);
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

async function deleteLateWrites(
  database: Database,
  runner: QueryRunner,
  uid: string,
): Promise<string | null> {
  const late = await deleteWritten(database, runner, uid);
  return late > 0 ? `Written meanwhile, and deleted too: ${late} likes, views and reports.` : null;
}

/** Leaves what arrives meanwhile to `deleteLateWrites`: its artifacts are not locked. */
async function deleteWritten(
  database: Database,
  runner: QueryRunner,
  uid: string,
): Promise<number> {
  const { manager } = runner;
  const artifactIds = new Set<number>();
  for (const entity of COUNTED) {
    for (const { artifactId } of await manager.findBy<Like | View>(entity, { memberUid: uid })) {
      artifactIds.add(artifactId);
    }
  }
  const ids = [...artifactIds];
  await lockArtifacts(database, runner, ids);
  let deleted = 0;
  const { sql, parameters } = database.engine.dialect.isOneOf('artifactId', 'ids', ids);
  for (const entity of COUNTED) {
    const build = () =>
      manager.createQueryBuilder().delete().from(entity).where('memberUid = :uid').andWhere(sql);
    const shape = `erase|${entity.name}`;
    deleted += await database.execute(runner, shape, build, { uid, ...parameters });
  }
  for (const entity of UNCOUNTED) {
    deleted += (await manager.delete(entity, { memberUid: uid })).affected ?? 0;
  }
  return deleted;
}

/**
 * The uid of the member whom an operator means, by uid or e-mail address.
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

/** The uid of a member as `findMember` finds it. @throws ConfigurationError also for an erased member. */
export async function findPresentMember(database: Database, emailOrUid: string): Promise<string> {
  const uid = await findMember(database, emailOrUid);
  const { erasedAt } = await database.dataSource.manager.findOneByOrFail(Member, { uid });
  if (erasedAt) throw new ConfigurationError('This member is erased.');
  return uid;
}
