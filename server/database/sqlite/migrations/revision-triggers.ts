import {
  instantOfEntry,
  isRecorded,
  recordedPairs,
  recordedUpdate,
} from '../../artifact-revisions';

const NOW = `CAST(unixepoch('now', 'subsec') * 1000 AS integer)`;

/** A column in the record of a hidden artifact; null where the record is older than the column. */
export const inRecord = (row: '' | 'OLD.') => (column: string) =>
  `json_extract(${row}"record", '$.${column}')`;

/** The recorded columns of a hidden artifact as JSON. */
export const recordOf = (columns: readonly string[], row: '' | 'OLD.') =>
  `json_object(${recordedPairs(columns, inRecord(row))})`;

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

/** The entry of an addition, which has no version before. */
export const addition = record({
  ...{ row: 'NEW', kind: 'ADDED', by: 'NEW."changedBy"' },
  previous: 'NULL',
});

/** The triggers whose entries have the version before, by name. */
export function versionTriggers(columns: readonly string[]): Record<string, string> {
  const previous = `json_object(${recordedPairs(columns, (column) => `OLD."${column}"`)})`;
  const hiddenDeletion = record({
    ...{ row: 'OLD', kind: 'DELETED', by: 'NULL' },
    owner: inRecord('OLD.')('ownerUid'),
    previous: recordOf(columns, 'OLD.'),
  });
  return {
    update_recorded: `CREATE TRIGGER "update_recorded" AFTER ${recordedUpdate(columns)}
        WHEN ${isRecorded(columns, 'IS NOT')}
        BEGIN ${record({ row: 'NEW', kind: 'UPDATED', by: 'NEW."changedBy"', previous })} END`,
    deletion_recorded: `CREATE TRIGGER "deletion_recorded" AFTER DELETE ON "artifacts"
        BEGIN ${record({ row: 'OLD', kind: 'DELETED', by: 'OLD."deletedBy"', previous })} END`,
    hidden_deletion_recorded: `CREATE TRIGGER "hidden_deletion_recorded"
        AFTER DELETE ON "hidden_artifacts"
        WHEN NOT EXISTS (SELECT 1 FROM "artifacts" WHERE "id" = OLD."id")
        BEGIN ${hiddenDeletion} END`,
  };
}
