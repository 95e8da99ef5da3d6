const addType = (row: 'new' | 'old') =>
  `INSERT OR IGNORE INTO "artifact_type_counts" ("type", "count") VALUES (${row}."artifactType", 0)`;
const countType = (row: 'new' | 'old', change: '+ 1' | '- 1') =>
  `UPDATE "artifact_type_counts" SET "count" = "count" ${change} WHERE "type" = ${row}."artifactType"`;
const countOfArtifact = (column: string, row: 'new' | 'old', change: '+ 1' | '- 1') =>
  `UPDATE "artifacts" SET "${column}" = "${column}" ${change} WHERE "id" = ${row}."artifactId"`;

const trigger = (name: string, event: string, ...statements: string[]) =>
  `CREATE TRIGGER "${name}" AFTER ${event} BEGIN ${statements.join('; ')}; END`;

/** The triggers that count: likes and views of an artifact, artifacts by type. */
export const countingTriggers = [
  trigger('likes_added', 'INSERT ON "likes"', countOfArtifact('likeCount', 'new', '+ 1')),
  trigger('likes_removed', 'DELETE ON "likes"', countOfArtifact('likeCount', 'old', '- 1')),
  trigger('views_added', 'INSERT ON "artifact_views"', countOfArtifact('viewCount', 'new', '+ 1')),
  trigger(
    'views_removed',
    'DELETE ON "artifact_views"',
    countOfArtifact('viewCount', 'old', '- 1'),
  ),
  trigger('type_added', 'INSERT ON "artifacts"', addType('new'), countType('new', '+ 1')),
  trigger(
    'type_changed',
    'UPDATE OF "artifactType" ON "artifacts" WHEN old."artifactType" <> new."artifactType"',
    addType('new'),
    countType('old', '- 1'),
    countType('new', '+ 1'),
  ),
  trigger('type_removed', 'DELETE ON "artifacts"', countType('old', '- 1')),
];
