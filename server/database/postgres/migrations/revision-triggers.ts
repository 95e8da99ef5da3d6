import {
  instantOfEntry,
  isRecorded,
  recordedPairs,
  recordedUpdate,
} from '../../artifact-revisions';

/** Names the advisory lock of the log's writers; any number but that of engine.ts would do. */
const LOCK = 4_000_401;
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** A column in the record of a hidden artifact; null where the record is older than the column. */
const inRecord = (row: '' | 'OLD.') => (column: string) => `${row}"record"::json -> '${column}'`;

/** The recorded columns of a hidden artifact as JSON. */
export const recordOf = (columns: readonly string[], row: '' | 'OLD.') =>
  `json_build_object(${recordedPairs(columns, inRecord(row))})::text`;

/**
 * Writes an entry. The lock is held until the commit, so the entries become visible in the order of
 * their numbers: who has read up to a number misses nothing before it.
 */
const record = (
  kind: string,
  values: { id: string; owner: string; by: string; previous: string },
) => `
    PERFORM pg_advisory_xact_lock(${LOCK});
    INSERT INTO "artifact_revisions"
      ("artifactId", "kind", "changedAt", "ownerUid", "changedBy", "previous")
      VALUES (${values.id}, '${kind}', ${instantOfEntry('greatest', NOW)},
        ${values.owner}, ${values.by}, ${values.previous});`;

/** A trigger's function, new or in the place of an older one. */
export const procedure = (name: string, statements: string) => `
  CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${statements}
    RETURN NULL;
  END $$`;

const after = { id: 'NEW."id"', owner: 'NEW."ownerUid"', by: 'NEW."changedBy"' };
const before = { id: 'OLD."id"', owner: 'OLD."ownerUid"', by: 'OLD."deletedBy"' };

/** The function that writes the entry of an addition, which has no version before. */
export const additionProcedure = procedure(
  'record_addition',
  record('ADDED', { ...after, previous: 'NULL' }),
);

/** The functions that write the entries with the version before. */
export function versionProcedures(columns: readonly string[]): string[] {
  const old = recordedPairs(columns, (column) => `OLD."${column}"`);
  const previous = `json_build_object(${old})::text`;
  const hiddenBefore = {
    ...{ id: 'OLD."id"', by: 'NULL' },
    owner: `OLD."record"::json ->> 'ownerUid'`,
    previous: recordOf(columns, 'OLD.'),
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

/**
 * The triggers run when their transaction commits. So the lock is the last one that a transaction
 * takes, and nobody who holds it waits for another.
 */
export const atCommit = (name: string, event: string, call: string, condition = '') =>
  `CREATE CONSTRAINT TRIGGER "${name}" AFTER ${event} DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW ${condition} EXECUTE FUNCTION ${call}()`;

/** The trigger of updates, which names the recorded columns. */
export const updateTrigger = (columns: readonly string[]) =>
  atCommit(
    'update_recorded',
    recordedUpdate(columns),
    'record_update',
    `WHEN (${isRecorded(columns, 'IS DISTINCT FROM')})`,
  );
