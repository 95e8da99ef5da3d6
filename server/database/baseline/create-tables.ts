import type { QueryRunner } from 'typeorm';
import { additionTables } from './addition-tables';
import { catalogueIndexes, catalogueTables } from './catalogue-tables';
import { historyIndexes, historyTables } from './history-tables';
import { moderationTables } from './moderation-tables';
import { searchTables } from './search-tables';

/**
 * Creates the tables of the first release, alike on every engine. Each engine's baseline migration adds
 * its triggers and the tables of its search indexes. Later migrations never change this folder.
 * @param textOrder the collation that sorts texts by code point.
 */
export async function createTables(
  queryRunner: QueryRunner,
  { textOrder }: { textOrder: string },
): Promise<void> {
  for (const table of [
    ...catalogueTables,
    ...moderationTables,
    ...searchTables,
    ...historyTables,
    ...additionTables,
  ]) {
    await queryRunner.createTable(table);
  }
  for (const sql of [...catalogueIndexes(textOrder), ...historyIndexes]) {
    await queryRunner.query(sql);
  }
}
