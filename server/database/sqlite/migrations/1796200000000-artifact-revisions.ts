import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addArtifactRevisions,
  instantOfEntry,
  isRecorded,
  recordedPairs,
  recordedUpdate,
} from '../../artifact-revisions';

const NOW = `CAST(unixepoch('now', 'subsec') * 1000 AS integer)`;
const inRecord = (row: '' | 'OLD.') => (column: string) =>
  `json_extract(${row}"record", '$.${column}')`;
const recordOf = (row: '' | 'OLD.') => `json_object(${recordedPairs(inRecord(row))})`;

interface EntryValues {
  row: 'NEW' | 'OLD';
  kind: 'ADDED' | 'UPDATED' | 'DELETED';
  owner?: string;
  by: string;
  previous: string;
}

const record = ({ row, kind, owner = `${row}."ownerUid"`, by, previous }: EntryValues) =>
  `INSERT INTO "artifact_revisions"
    ("artifactId", "kind", "changedAt", "ownerUid", "changedBy", "previous")
    VALUES (${row}."id", '${kind}', ${instantOfEntry('max', NOW)}, ${owner}, ${by}, ${previous});`;

const previous = `json_object(${recordedPairs((column) => `OLD."${column}"`)})`;

const hiddenDeletion = record({
  ...{ row: 'OLD', kind: 'DELETED', by: 'NULL' },
  owner: inRecord('OLD.')('ownerUid'),
  previous: recordOf('OLD.'),
});

/** The log of artifacts on SQLite. Writers take turns, so its entries are visible in their order. */
export class ArtifactRevisions1796200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addArtifactRevisions(queryRunner, {
      record: recordOf(''),
      addedAt: `CAST(${inRecord('')('addedAt')} AS integer)`,
      ownerUid: inRecord('')('ownerUid'),
    });
    for (const sql of [
      `CREATE TRIGGER "addition_recorded" AFTER INSERT ON "artifacts"
        BEGIN ${record({ row: 'NEW', kind: 'ADDED', by: 'NEW."changedBy"', previous: 'NULL' })} END`,
      `CREATE TRIGGER "update_recorded" AFTER ${recordedUpdate} WHEN ${isRecorded('IS NOT')}
        BEGIN ${record({ row: 'NEW', kind: 'UPDATED', by: 'NEW."changedBy"', previous })} END`,
      `CREATE TRIGGER "deletion_recorded" AFTER DELETE ON "artifacts"
        BEGIN ${record({ row: 'OLD', kind: 'DELETED', by: 'OLD."deletedBy"', previous })} END`,
      `CREATE TRIGGER "hidden_deletion_recorded" AFTER DELETE ON "hidden_artifacts"
        WHEN NOT EXISTS (SELECT 1 FROM "artifacts" WHERE "id" = OLD."id")
        BEGIN ${hiddenDeletion} END`,
      // A deletion that says who deletes is one statement, and its entry names the member.
      `CREATE TRIGGER "deletion_by_member" AFTER UPDATE OF "deletedBy" ON "artifacts"
        WHEN NEW."deletedBy" IS NOT NULL
        BEGIN DELETE FROM "artifacts" WHERE "id" = NEW."id"; END`,
    ]) {
      await queryRunner.query(sql);
    }
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
