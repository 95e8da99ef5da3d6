import { IS_ERASED, MEMBER_WRITES } from '../../erased-members';

/** Triggers that refuse additions of an erased member. */
export const erasedMembers = MEMBER_WRITES.map(
  ({ table, event, uid, condition = 'TRUE' }) => `
  CREATE TRIGGER "erased_member_in_${table}" BEFORE ${event} ON "${table}"
    WHEN ${condition} AND EXISTS (
      SELECT 1 FROM "members" WHERE "uid" = NEW."${uid}" AND "erasedAt" IS NOT NULL)
    BEGIN SELECT RAISE(ABORT, '${IS_ERASED}'); END`,
);
