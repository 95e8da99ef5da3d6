import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createBaselineTables } from '../../baseline-tables';
import { changeEvents } from './change-events';
import { nameIndex } from './name-index';
import { countingTriggers } from './triggers';

/** The schema of the first release on PostgreSQL. */
export class Baseline1764100000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createBaselineTables(queryRunner, { textOrder: 'COLLATE "C"' });
    for (const sql of [...countingTriggers, ...nameIndex, ...changeEvents]) {
      await queryRunner.query(sql);
    }
  }

  async down(): Promise<void> {
    throw new Error('Nothing comes before the baseline: drop the database instead.');
  }
}
