import { type QueryRunner, Table } from 'typeorm';

/**
 * The columns of an artifact whose values the first triggers keep in its log: what members write, and
 * when. What follows from them, likes and views are not kept, and a write of those alone is no change. A
 * later migration that adds a column replaces the triggers, and leaves this list as it is.
 */
export const FIRST_RECORDED_COLUMNS: readonly string[] = [
  'artifactName',
  'artifactType',
  'image',
  'createdAt',
  'discoveredAt',
  'discoveredBy',
  'presentLocation',
  'historicalContext',
  'description',
  'addedAt',
  'updatedAt',
];

/** The recorded columns since pictures have a description and rights. */
export const RECORDED_COLUMNS: readonly string[] = [
  ...FIRST_RECORDED_COLUMNS,
  'imageAlt',
  'rights',
];

/** The events of `artifacts` that a trigger records; PostgreSQL evaluates the same texts as SQLite. */
export const recordedUpdate = (columns: readonly string[]): string =>
  `UPDATE OF ${columns.map((name) => `"${name}"`).join(', ')} ON "artifacts"`;

/**
 * Whether an update changes a recorded column.
 * @param differs how the engine compares values that may be NULL.
 */
export const isRecorded = (
  columns: readonly string[],
  differs: 'IS NOT' | 'IS DISTINCT FROM',
): string => columns.map((name) => `OLD."${name}" ${differs} NEW."${name}"`).join(' OR ');

/** The arguments of a function that makes a JSON object of the recorded columns. */
export const recordedPairs = (
  columns: readonly string[],
  valueOf: (column: string) => string,
): string => columns.map((name) => `'${name}', ${valueOf(name)}`).join(', ');

/** The instant of an entry: never before that of the entry before it, even if the clock was set back. */
export const instantOfEntry = (greatest: 'max' | 'greatest', now: string): string =>
  `${greatest}(${now}, coalesce(
    (SELECT "changedAt" FROM "artifact_revisions" ORDER BY "sequence" DESC LIMIT 1), 0))`;

const column = (name: string, type: string) => ({ name, type });
const nullable = (name: string) => ({ name, type: 'text', isNullable: true });

/**
 * What the migrations of both engines have in common when they add the log of artifacts. Artifacts that
 * exist get the entry of their addition; hidden ones also that of their deletion.
 * `queryRunner.addColumn` would rebuild the table on SQLite.
 * @param hidden SQL for what the record of a hidden artifact holds: when it was added, by whom, and its
 * recorded columns as JSON.
 */
export async function addArtifactRevisions(
  queryRunner: QueryRunner,
  { addedAt, ownerUid, record }: { addedAt: string; ownerUid: string; record: string },
): Promise<void> {
  for (const name of ['changedBy', 'deletedBy']) {
    await queryRunner.query(`ALTER TABLE "artifacts" ADD COLUMN "${name}" text`);
  }
  await queryRunner.createTable(
    new Table({
      name: 'artifact_revisions',
      columns: [
        {
          ...column('sequence', 'integer'),
          isPrimary: true,
          isGenerated: true,
          generationStrategy: 'increment',
        },
        column('artifactId', 'integer'),
        column('kind', 'text'),
        column('changedAt', 'bigint'),
        column('ownerUid', 'text'),
        nullable('changedBy'),
        nullable('previous'),
      ],
    }),
  );
  await queryRunner.query(`INSERT INTO "artifact_revisions"
    ("artifactId", "kind", "changedAt", "ownerUid", "changedBy", "previous")
    SELECT * FROM (
      SELECT "id", 'ADDED' AS "kind", "addedAt" AS "at", "ownerUid", "ownerUid" AS "by",
        NULL AS "previous" FROM "artifacts"
      UNION ALL SELECT "id", 'ADDED', ${addedAt}, ${ownerUid}, ${ownerUid}, NULL
        FROM "hidden_artifacts"
      UNION ALL SELECT "id", 'DELETED', "hiddenAt", ${ownerUid}, NULL, ${record}
        FROM "hidden_artifacts"
    ) AS "past" ORDER BY "at", "id", "kind"`);
  for (const sql of [
    'CREATE INDEX "artifact_revisions_by_artifact" ON "artifact_revisions" ("artifactId", "sequence")',
    'CREATE INDEX "artifact_revisions_by_owner" ON "artifact_revisions" ("ownerUid", "sequence")',
    `CREATE INDEX "artifact_revisions_of_others" ON "artifact_revisions" ("changedBy", "sequence")
      WHERE "changedBy" <> "ownerUid"`,
    // What is left of it after each purge: deletions of the last days, and those that were taken back.
    `CREATE INDEX "artifact_deletions" ON "artifact_revisions" ("changedAt")
      WHERE "kind" = 'DELETED' AND "previous" IS NOT NULL`,
  ]) {
    await queryRunner.query(sql);
  }
}
