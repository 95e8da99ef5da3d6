import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addMemberNames } from '../../roles/add-member-names';

/** The names of members as lists sort and search them: see add-member-names.ts. */
export class MemberNames1795723000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addMemberNames(queryRunner);
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
