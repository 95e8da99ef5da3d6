import type { MigrationInterface, QueryRunner } from 'typeorm';
import { RECORDED_COLUMNS } from '../../artifact-revisions';
import { createFactTable } from '../../facts/create-fact-table';
import { recordColumns } from './history-log';

/** The rows belong to one artifact, so that simultaneous writes of others never wait. */
const STORING = `
  CREATE FUNCTION store_facts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM "artifact_facts" WHERE "artifactId" = OLD."id";
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO "artifact_facts" ("key", "value", "artifactId", "spelling")
        SELECT "value" ->> 0, "value" ->> 1, NEW."id", "value" ->> 2
          FROM json_array_elements(NEW."factRows"::json)
        ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
  END $$`;

/** The facts of artifacts, and the table of their values. */
export class Facts1795705000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createFactTable(queryRunner, [
      ...recordColumns([...RECORDED_COLUMNS, 'facts']),
      STORING,
      `CREATE TRIGGER "facts_stored" AFTER INSERT OR DELETE ON "artifacts"
        FOR EACH ROW EXECUTE FUNCTION store_facts()`,
      `CREATE TRIGGER "facts_changed" AFTER UPDATE OF "factRows" ON "artifacts"
        FOR EACH ROW WHEN (OLD."factRows" <> NEW."factRows") EXECUTE FUNCTION store_facts()`,
    ]);
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
