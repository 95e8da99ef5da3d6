import type { MigrationInterface, QueryRunner } from 'typeorm';
import { RECORDED_COLUMNS } from '../../artifact-revisions';
import { createFactTable } from '../../facts/create-fact-table';
import { recordColumns } from './history-log';

const add = `INSERT OR IGNORE INTO "artifact_facts" ("key", "value", "artifactId", "spelling")
  SELECT "value" ->> 0, "value" ->> 1, NEW."id", "value" ->> 2 FROM json_each(NEW."factRows");`;
const remove = 'DELETE FROM "artifact_facts" WHERE "artifactId" = OLD."id";';

/** The facts of artifacts, and the table of their values. */
export class Facts1795705000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createFactTable(queryRunner, [
      ...recordColumns([...RECORDED_COLUMNS, 'facts']),
      `CREATE TRIGGER "facts_added" AFTER INSERT ON "artifacts" BEGIN ${add} END`,
      `CREATE TRIGGER "facts_changed" AFTER UPDATE OF "factRows" ON "artifacts"
        WHEN OLD."factRows" <> NEW."factRows" BEGIN ${remove} ${add} END`,
      `CREATE TRIGGER "facts_removed" AFTER DELETE ON "artifacts" BEGIN ${remove} END`,
    ]);
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
