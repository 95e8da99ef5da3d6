const addType = (row: 'new' | 'old') =>
  `INSERT OR IGNORE INTO "artifact_type_counts" ("type", "count") VALUES (${row}."artifactType", 0)`;
const countType = (row: 'new' | 'old', change: '+ 1' | '- 1') =>
  `UPDATE "artifact_type_counts" SET "count" = "count" ${change} WHERE "type" = ${row}."artifactType"`;
const countOfArtifact = (column: string, row: 'new' | 'old', change: '+ 1' | '- 1') =>
  `UPDATE "artifacts" SET "${column}" = "${column}" ${change} WHERE "id" = ${row}."artifactId"`;

const trigger = (name: string, event: string, ...statements: string[]) =>
  `CREATE TRIGGER "${name}" AFTER ${event} BEGIN ${statements.join('; ')}; END`;

const COUNTS = '"artifact_year_counts"';
const hasYears = (row: 'new' | 'old') => `${row}."madeEarliest" <= ${row}."madeLatest"`;

const addYear = (year: 'madeEarliest' | 'madeLatest', column: 'earliest' | 'latest') => `
  INSERT INTO ${COUNTS} ("type", "year", "earliest", "latest")
    SELECT new."artifactType", new."${year}", ${column === 'earliest' ? '1, 0' : '0, 1'}
    WHERE ${hasYears('new')}
    ON CONFLICT ("type", "year") DO UPDATE SET "${column}" = "${column}" + 1`;
const removeYear = (year: 'madeEarliest' | 'madeLatest', column: 'earliest' | 'latest') => `
  UPDATE ${COUNTS} SET "${column}" = "${column}" - 1
    WHERE "type" = old."artifactType" AND "year" = old."${year}" AND ${hasYears('old')}`;

const addYears = [addYear('madeEarliest', 'earliest'), addYear('madeLatest', 'latest')];
const removeYears = [
  removeYear('madeEarliest', 'earliest'),
  removeYear('madeLatest', 'latest'),
  `DELETE FROM ${COUNTS} WHERE "type" = old."artifactType"
    AND "year" IN (old."madeEarliest", old."madeLatest") AND "earliest" = 0 AND "latest" = 0`,
];

/** The counts that the database keeps: likes and views of an artifact, artifacts by type and by year. */
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

  trigger('years_added', 'INSERT ON "artifacts"', ...addYears),
  trigger(
    'years_changed',
    `UPDATE OF "madeEarliest", "madeLatest", "artifactType" ON "artifacts"
      WHEN old."madeEarliest" <> new."madeEarliest" OR old."madeLatest" <> new."madeLatest"
        OR old."artifactType" <> new."artifactType"`,
    ...removeYears,
    ...addYears,
  ),
  trigger('years_removed', 'DELETE ON "artifacts"', ...removeYears),
];
