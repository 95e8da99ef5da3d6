import type { DigestInterval } from '../../../../common/digest-intervals';
import { HiddenArtifact } from '../../../catalogue/artifacts/hidden/hidden-artifact.entity';
import { Member } from '../../../catalogue/members/member.entity';
import { roleSql } from '../../../catalogue/members/role';
import type { Database } from '../../../database/database';
import { ownersAsked } from '../../suggestions/suggestion-desk';
import { MemberDesk } from '../member-desk.entity';

const DAY = 24 * 3_600_000;

/** How much time passes between two digests, in milliseconds; null for no digests. */
const INTERVALS: Record<DigestInterval, number | null> = {
  NEVER: null,
  DAILY: DAY,
  WEEKLY: 7 * DAY,
};

/** The latest time of the digest before, where another is due; null where none ever is. */
export function longestAgo(digest: DigestInterval, now: number): number | null {
  const interval = INTERVALS[digest];
  return interval === null ? null : now - interval;
}

/**
 * The members who may be sent a digest now: their address is verified, they want one, and the latest one is
 * old enough. Of those without a role, only members on whose desks something may wait.
 */
export async function dueMembers(database: Database, now: number): Promise<Member[]> {
  const sentBack = database.from(HiddenArtifact, 'sentBack').where(`sentBack.state = 'SENT_BACK'`);
  const query = database.dataSource
    .createQueryBuilder(Member, 'member')
    .leftJoin(MemberDesk, 'desk', 'desk.memberUid = member.uid')
    .where('member.erasedAt IS NULL AND member.emailVerified = 1')
    .andWhere(
      `(desk.memberUid IS NULL
        OR desk.digest = 'DAILY' AND COALESCE(desk.lastDigestAt, 0) <= :dayAgo
        OR desk.digest = 'WEEKLY' AND COALESCE(desk.lastDigestAt, 0) <= :weekAgo)`,
      { dayAgo: longestAgo('DAILY', now), weekAgo: longestAgo('WEEKLY', now) },
    )
    .andWhere(
      `(${roleSql('member')} <> 'MEMBER'
        OR member.uid IN (${sentBack.select('sentBack.ownerUid').getQuery()})
        OR member.uid IN (${ownersAsked}))`,
    );
  return query.orderBy('member.uid').getMany();
}
