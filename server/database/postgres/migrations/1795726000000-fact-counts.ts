import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFactCountTable } from '../../facts/create-fact-count-table';
import { atCommit, lockSharedRows } from './at-commit';

const COUNTING = `
  CREATE FUNCTION count_fact() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${lockSharedRows}
    IF TG_OP = 'INSERT' THEN
      INSERT INTO "artifact_fact_counts" AS stored ("key", "value", "spelling", "count")
        VALUES (NEW."key", NEW."value", NEW."spelling", 1)
        ON CONFLICT ("key", "value", "spelling") DO UPDATE SET "count" = stored."count" + 1;
    ELSE
      UPDATE "artifact_fact_counts" SET "count" = "count" - 1
        WHERE "key" = OLD."key" AND "value" = OLD."value" AND "spelling" = OLD."spelling";
      DELETE FROM "artifact_fact_counts" WHERE "key" = OLD."key" AND "value" = OLD."value"
        AND "spelling" = OLD."spelling" AND "count" = 0;
    END IF;
    RETURN NULL;
  END $$`;

/** The counts of facts: see create-fact-count-table.ts. */
export class FactCounts1795726000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createFactCountTable(queryRunner, [
      COUNTING,
      atCommit('facts_counted', 'INSERT OR DELETE ON "artifact_facts"', 'count_fact'),
    ]);
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
