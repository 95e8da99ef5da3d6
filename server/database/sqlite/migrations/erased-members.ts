import { IS_ERASED, MEMBER_WRITES, type MemberWrite } from '../../erased-members';

/** Triggers that refuse these writes of an erased member. */
export const refuseErasedMembers = (writes: readonly MemberWrite[]): string[] =>
  writes.map(
    ({ table, event, uid, condition = 'TRUE' }) => `
  CREATE TRIGGER "erased_member_in_${table}" BEFORE ${event} ON "${table}"
    WHEN ${condition} AND EXISTS (
      SELECT 1 FROM "members" WHERE "uid" = NEW."${uid}" AND "erasedAt" IS NOT NULL)
    BEGIN SELECT RAISE(ABORT, '${IS_ERASED}'); END`,
  );

/** Triggers that refuse additions of an erased member. */
export const erasedMembers = refuseErasedMembers(MEMBER_WRITES);
