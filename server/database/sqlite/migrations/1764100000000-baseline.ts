import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTables } from '../../baseline/create-tables';
import { catalogueEpoch } from './catalogue-epoch';
import { contributorIds } from './contributor-ids';
import { countingTriggers } from './counting-triggers';
import { deletionsForGood } from './deletions-for-good';
import { erasedMembers } from './erased-members';
import { historyLog } from './history-log';
import { searchIndex } from './search-index';

/** The schema of the first release on SQLite. */
export class Baseline1764100000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createTables(queryRunner, { textOrder: '' });
    for (const sql of [
      ...countingTriggers,
      ...searchIndex,
      ...historyLog,
      ...contributorIds,
      ...catalogueEpoch,
      ...deletionsForGood,
      ...erasedMembers,
    ]) {
      await queryRunner.query(sql);
    }
  }

  async down(): Promise<void> {
    throw new Error('Nothing comes before the baseline: remove the file instead.');
  }
}
