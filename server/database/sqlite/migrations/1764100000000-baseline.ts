import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createBaselineTables } from '../../baseline-tables';
import { nameIndex } from './name-index';
import { countingTriggers } from './triggers';

/** The schema of the first release on SQLite. */
export class Baseline1764100000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createBaselineTables(queryRunner, { textOrder: '' });
    for (const sql of [...countingTriggers, ...nameIndex]) await queryRunner.query(sql);
  }

  async down(): Promise<void> {
    throw new Error('Nothing comes before the baseline: remove the file instead.');
  }
}
