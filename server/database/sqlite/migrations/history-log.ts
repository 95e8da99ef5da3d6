import {
  erasureEntries,
  instantOfEntry,
  isRecorded,
  upsertLastChange,
  RECORDED_COLUMNS,
  recordedPairs,
  recordedUpdate,
} from '../../artifact-revisions';

const NOW = `CAST(unixepoch('now', 'subsec') * 1000 AS integer)`;

/** A column in the record of a hidden artifact; null in a record that is older than the column. */
const inRecord = (column: string) => `json_extract(OLD."record", '$.${column}')`;

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
const addition = record({
  ...{ row: 'NEW', kind: 'ADDED', by: 'NEW."changedBy"' },
  previous: 'NULL',
});

/** The triggers whose entries have the version before, by name. */
function versionTriggers(columns: readonly string[]): Record<string, string> {
  const previous = `json_object(${recordedPairs(columns, (column) => `OLD."${column}"`)})`;
  const hiddenDeletion = record({
    ...{ row: 'OLD', kind: 'DELETED', by: 'NULL' },
    owner: inRecord('ownerUid'),
    previous: `json_object(${recordedPairs(columns, inRecord)})`,
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

/** The statements of a migration that adds a column that members write: all that the log records then. */
export const recordColumns = (columns: readonly string[]): string[] =>
  Object.entries(versionTriggers(columns)).flatMap(([name, create]) => [
    `DROP TRIGGER "${name}"`,
    create,
  ]);

/**
 * Triggers that write the log of artifacts. Writers take turns, so its entries are visible in their
 * order.
 */
export const historyLog = [
  `CREATE TRIGGER "addition_recorded" AFTER INSERT ON "artifacts" BEGIN ${addition} END`,
  ...Object.values(versionTriggers(RECORDED_COLUMNS)),
  // A deletion that says who deletes is one statement, and its entry names the member.
  `CREATE TRIGGER "deletion_by_member" AFTER UPDATE OF "deletedBy" ON "artifacts"
    WHEN NEW."deletedBy" IS NOT NULL
    BEGIN DELETE FROM "artifacts" WHERE "id" = NEW."id"; END`,
  `CREATE TRIGGER "last_change_kept" AFTER INSERT ON "artifact_revisions"
    BEGIN ${upsertLastChange} END`,
  `CREATE TRIGGER "erasure_recorded" AFTER UPDATE OF "erasedAt" ON "members"
    WHEN OLD."erasedAt" IS NULL AND NEW."erasedAt" IS NOT NULL
    BEGIN ${erasureEntries('NEW."uid"', instantOfEntry('max', NOW))} END`,
];
