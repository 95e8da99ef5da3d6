import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addRoles } from '../../roles/add-roles';

/** The roles of members: see add-roles.ts. */
export class Roles1795720000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addRoles(queryRunner);
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
