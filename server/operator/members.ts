import type { QueryRunner } from 'typeorm';
import { normalizeEmail, UNNAMED_MEMBER } from '../../common/members';
import type { Role } from '../../common/roles';
import { Artifact } from '../catalogue/artifacts/artifact.entity';
import type { Database } from '../database/database';
import { ConfigurationError } from '../base/errors';
import { WaitingLike } from '../catalogue/likes/waiting-like.entity';
import { Member } from '../catalogue/members/member.entity';
import { nameColumns } from '../catalogue/members/member-name';
import type { Account } from '../catalogue/members/moderators';

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
      return `  ${uid} (${displayName ?? UNNAMED_MEMBER}, artifacts: ${artifacts})`;
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

/**
 * Deletes the imported likes that wait for a member's address. For an operator alone: a member's address
 * may be somebody else's.
 */
export async function deleteWaitingLikes({ manager }: QueryRunner, uid: string): Promise<void> {
  const { emailNormalized } = await manager.findOneByOrFail(Member, { uid });
  await manager.delete(WaitingLike, { emailNormalized });
}

/**
 * Gives the member of an account a role, and takes the claim of moderators from lower ones. The row of a
 * member who never signed in is added.
 * @throws ConfigurationError for an erased member.
 */
export async function giveRole(
  database: Database,
  runner: QueryRunner,
  { uid, email, displayName }: Account,
  role: Role,
): Promise<string> {
  const { manager } = runner;
  await database.insertIfAbsent(runner, Member, {
    ...{ uid, email, emailNormalized: normalizeEmail(email), tokenIssuedAt: 0 },
    ...nameColumns(displayName),
  });
  const { erasedAt } = await manager.findOneByOrFail(Member, { uid });
  if (erasedAt) throw new ConfigurationError('This member is erased.');
  const endsClaim = role !== 'MODERATOR';
  await manager.update(Member, { uid }, { role, ...(endsClaim && { moderatorClaim: 0 }) });
  return role;
}

/** Takes the role and the claim of a moderator from a member; an editor stays one. */
export async function endModeration({ manager }: QueryRunner, { uid }: Account): Promise<void> {
  await manager.update(Member, { uid }, { moderatorClaim: 0 });
  await manager.update(Member, { uid, role: 'MODERATOR' }, { role: 'MEMBER' });
}
