import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createSheetTables } from '../../sheets/create-sheet-tables';
import { SHEET_WRITES } from '../../erased-members';
import { refuseErasedMembers } from './erased-members';

/** The sheets of members: see create-sheet-tables.ts. */
export class Sheets1795725000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createSheetTables(queryRunner, refuseErasedMembers(SHEET_WRITES));
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
