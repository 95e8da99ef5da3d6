import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFactCountTable } from '../../facts/create-fact-count-table';

const ofRow = (row: 'NEW' | 'OLD') =>
  `"key" = ${row}."key" AND "value" = ${row}."value" AND "spelling" = ${row}."spelling"`;

/** The counts of facts: see create-fact-count-table.ts. */
export class FactCounts1795726000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createFactCountTable(queryRunner, [
      `CREATE TRIGGER "fact_added" AFTER INSERT ON "artifact_facts" BEGIN
        INSERT OR IGNORE INTO "artifact_fact_counts" ("key", "value", "spelling", "count")
          VALUES (NEW."key", NEW."value", NEW."spelling", 0);
        UPDATE "artifact_fact_counts" SET "count" = "count" + 1 WHERE ${ofRow('NEW')};
      END`,
      `CREATE TRIGGER "fact_removed" AFTER DELETE ON "artifact_facts" BEGIN
        UPDATE "artifact_fact_counts" SET "count" = "count" - 1 WHERE ${ofRow('OLD')};
        DELETE FROM "artifact_fact_counts" WHERE ${ofRow('OLD')} AND "count" = 0;
      END`,
    ]);
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
