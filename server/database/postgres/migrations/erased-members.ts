import { IS_ERASED, MEMBER_WRITES, type MemberWrite } from '../../erased-members';

/**
 * Triggers that refuse these writes of an erased member. They lock the member's row until the write
 * ends, so that an erasure waits for earlier writes, and finds their rows. Later writes wait for
 * the erasure, and are refused.
 */
export const refuseErasedMembers = (writes: readonly MemberWrite[]): string[] =>
  writes.flatMap(({ table, event, uid, condition = 'TRUE' }) => {
    const name = `refuse_erased_member_in_${table}`;
    return [
      `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      erased bigint;
    BEGIN
      SELECT "erasedAt" INTO erased FROM "members" WHERE "uid" = NEW."${uid}" FOR SHARE;
      IF erased IS NOT NULL THEN RAISE EXCEPTION '${IS_ERASED}'; END IF;
      RETURN NEW;
    END $$`,
      `CREATE TRIGGER "erased_member_in_${table}" BEFORE ${event} ON "${table}"
      FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION ${name}()`,
    ];
  });

/** Triggers that refuse additions of an erased member. */
export const erasedMembers = refuseErasedMembers(MEMBER_WRITES);
