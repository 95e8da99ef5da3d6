import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addMemberNames } from '../../roles/add-member-names';

/** The names of members as lists sort and search them (add-member-names.ts), and events of their roles. */
export class MemberNames1795723000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addMemberNames(queryRunner);
    // Other processes remember what a member may do.
    await queryRunner.query(`CREATE TRIGGER "members_given_roles" AFTER UPDATE ON "members" FOR EACH ROW
      WHEN (OLD."role" IS DISTINCT FROM NEW."role") EXECUTE FUNCTION write_members_event()`);
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
