import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addDesks } from '../../desks/add-desks';
import { DESK_WRITES } from '../../erased-members';
import { refuseErasedMembers } from './erased-members';

/** The desks of members: see add-desks.ts. */
export class Desks1795724000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addDesks(queryRunner, refuseErasedMembers(DESK_WRITES));
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
