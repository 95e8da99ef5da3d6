import { Table } from 'typeorm';
import { generated, instant, integer, nullable, primary, text } from './columns';

/** The log of artifacts, and its last entry for each: see artifact-revisions.ts. */
export const historyTables = [
  new Table({
    name: 'artifact_revisions',
    columns: [
      generated('sequence'),
      integer('artifactId'),
      text('kind'),
      instant('changedAt'),
      text('ownerUid'),
      nullable(text('changedBy')),
      nullable(text('previous')),
    ],
  }),
  new Table({
    name: 'artifact_last_changes',
    columns: [
      primary(integer('artifactId')),
      integer('sequence'),
      instant('changedAt'),
      text('kind'),
    ],
  }),
];

export const historyIndexes = [
  'CREATE INDEX "artifact_revisions_by_artifact" ON "artifact_revisions" ("artifactId", "sequence")',
  'CREATE INDEX "artifact_revisions_by_owner" ON "artifact_revisions" ("ownerUid", "sequence")',
  `CREATE INDEX "artifact_revisions_of_others" ON "artifact_revisions" ("changedBy", "sequence")
    WHERE "changedBy" <> "ownerUid"`,
  // Each purge leaves few rows in this index: recent deletions, and those that were undone.
  `CREATE INDEX "artifact_deletions" ON "artifact_revisions" ("changedAt")
    WHERE "kind" = 'DELETED' AND "previous" IS NOT NULL`,
  `CREATE INDEX "artifact_last_changes_in_order"
    ON "artifact_last_changes" ("changedAt", "sequence")`,
];
