import {
  erasureEntries,
  instantOfEntry,
  isRecorded,
  upsertLastChange,
  RECORDED_COLUMNS,
  recordedPairs,
  recordedUpdate,
} from '../../artifact-revisions';
import { atCommit, lockSharedRows } from './at-commit';

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** A column in the record of a hidden artifact; null in a record that is older than the column. */
const inRecord = (column: string) => `OLD."record"::json -> '${column}'`;

/** Writes an entry. */
const record = (
  kind: string,
  values: { id: string; owner: string; by: string; previous: string },
) => `
    ${lockSharedRows}
    INSERT INTO "artifact_revisions"
      ("artifactId", "kind", "changedAt", "ownerUid", "changedBy", "previous")
      VALUES (${values.id}, '${kind}', ${instantOfEntry('greatest', NOW)},
        ${values.owner}, ${values.by}, ${values.previous});`;

/** A trigger's function, new or in the place of an older one. */
const procedure = (name: string, statements: string) => `
  CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${statements}
    RETURN NULL;
  END $$`;

const after = { id: 'NEW."id"', owner: 'NEW."ownerUid"', by: 'NEW."changedBy"' };
const before = { id: 'OLD."id"', owner: 'OLD."ownerUid"', by: 'OLD."deletedBy"' };

/** The function that writes the entry of an addition, which has no version before. */
const additionProcedure = procedure(
  'record_addition',
  record('ADDED', { ...after, previous: 'NULL' }),
);

/** The functions that write the entries with the version before. */
function versionProcedures(columns: readonly string[]): string[] {
  const old = recordedPairs(columns, (column) => `OLD."${column}"`);
  const previous = `json_build_object(${old})::text`;
  const hiddenBefore = {
    ...{ id: 'OLD."id"', by: 'NULL' },
    owner: `OLD."record"::json ->> 'ownerUid'`,
    previous: `json_build_object(${recordedPairs(columns, inRecord)})::text`,
  };
  return [
    procedure('record_update', record('UPDATED', { ...after, previous })),
    procedure('record_deletion', record('DELETED', { ...before, previous })),
    procedure(
      'record_hidden_deletion',
      `IF NOT EXISTS (SELECT 1 FROM "artifacts" WHERE "id" = OLD."id") THEN
          ${record('DELETED', hiddenBefore)}
        END IF;`,
    ),
  ];
}

/** The trigger of updates, which names the recorded columns. */
const updateTrigger = (columns: readonly string[]) =>
  atCommit(
    'update_recorded',
    recordedUpdate(columns),
    'record_update',
    `WHEN (${isRecorded(columns, 'IS DISTINCT FROM')})`,
  );

/** The statements of a migration that adds a column that members write: all that the log records then. */
export const recordColumns = (columns: readonly string[]): string[] => [
  ...versionProcedures(columns),
  'DROP TRIGGER "update_recorded" ON "artifacts"',
  updateTrigger(columns),
];

/** The triggers that write the log of artifacts, and their functions. */
export const historyLog = [
  additionProcedure,
  ...versionProcedures(RECORDED_COLUMNS),
  atCommit('addition_recorded', 'INSERT ON "artifacts"', 'record_addition'),
  updateTrigger(RECORDED_COLUMNS),
  atCommit('deletion_recorded', 'DELETE ON "artifacts"', 'record_deletion'),
  atCommit('hidden_deletion_recorded', 'DELETE ON "hidden_artifacts"', 'record_hidden_deletion'),

  // A deletion that says who deletes is one statement, and its entry names the member.
  procedure('delete_for_member', 'DELETE FROM "artifacts" WHERE "id" = NEW."id";'),
  `CREATE TRIGGER "deletion_by_member" AFTER UPDATE OF "deletedBy" ON "artifacts"
    FOR EACH ROW WHEN (NEW."deletedBy" IS NOT NULL) EXECUTE FUNCTION delete_for_member()`,

  procedure('keep_last_change', upsertLastChange),
  `CREATE TRIGGER "last_change_kept" AFTER INSERT ON "artifact_revisions"
    FOR EACH ROW EXECUTE FUNCTION keep_last_change()`,

  procedure(
    'record_erasure',
    `${lockSharedRows}
    ${erasureEntries('NEW."uid"', instantOfEntry('greatest', NOW))}`,
  ),
  atCommit(
    'erasure_recorded',
    'UPDATE OF "erasedAt" ON "members"',
    'record_erasure',
    'WHEN (OLD."erasedAt" IS NULL AND NEW."erasedAt" IS NOT NULL)',
  ),
];
