import type { MigrationInterface, QueryRunner } from 'typeorm';
import { QUOTA_WRITES } from '../../erased-members';
import { addQuotas } from '../../quotas/add-quotas';
import { refuseErasedMembers } from './erased-members';

/** How much each member has added: see add-quotas.ts. */
export class Quotas1795697000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addQuotas(queryRunner, refuseErasedMembers(QUOTA_WRITES));
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
