import { Table } from 'typeorm';
import { ALL_YEARS } from '../years';
import {
  generated,
  index,
  instant,
  integer,
  nullable,
  ofArtifact,
  ofMember,
  primary,
  reference,
  text,
  withDefault,
} from './columns';

const count = (name: string) => withDefault(integer(name), 0);

/** What members write about an artifact. The log of artifacts records these columns. */
export const writtenColumns = [
  text('artifactName'),
  text('artifactType'),
  text('image'),
  text('createdAt'),
  text('discoveredAt'),
  text('discoveredBy'),
  text('presentLocation'),
  text('historicalContext'),
  nullable(text('description')),
  nullable(text('imageAlt')),
  nullable(text('rights')),
];

/** Members, their artifacts, likes and views, and the counts of these. */
export const catalogueTables = [
  new Table({
    name: 'members',
    columns: [
      primary(text('uid')),
      nullable(text('contributorId')),
      text('email'),
      text('emailNormalized'),
      nullable(text('displayName')),
      nullable(text('photoURL')),
      instant('tokenIssuedAt'),
      nullable(instant('erasedAt')),
    ],
    indices: [index('emailNormalized')],
  }),
  new Table({
    name: 'artifacts',
    columns: [
      generated('id'),
      ...writtenColumns,
      text('artifactNameNormalized'),
      text('ownerUid'),
      count('likeCount'),
      count('viewCount'),
      instant('addedAt'),
      instant('updatedAt'),
      nullable(text('changedBy')),
      nullable(text('deletedBy')),
      // An empty interval, until the texts are read.
      withDefault(integer('madeEarliest'), ALL_YEARS.to + 1),
      withDefault(integer('madeLatest'), ALL_YEARS.from - 1),
      nullable(text('madeEdtf')),
      // The longest comes last: SQLite reads through it to a column after it.
      withDefault(text('words'), "''"),
    ],
    indices: [index('artifactType', 'id')],
    foreignKeys: [reference('ownerUid', 'members', 'uid')],
  }),
  new Table({
    name: 'likes',
    columns: [generated('id'), text('memberUid'), integer('artifactId')],
    uniques: [{ columnNames: ['memberUid', 'artifactId'] }],
    indices: [index('artifactId')],
    foreignKeys: [ofMember, ofArtifact],
  }),
  new Table({
    name: 'artifact_views',
    columns: [primary(integer('artifactId')), primary(text('memberUid')), primary(text('day'))],
    foreignKeys: [ofArtifact, ofMember],
  }),
  new Table({
    name: 'artifact_type_counts',
    columns: [primary(text('type')), integer('count')],
  }),
  new Table({
    name: 'derived_column_fillings',
    columns: [primary(text('version')), nullable(integer('filledThrough'))],
  }),
];

/** The orders of artifacts, as covering indexes for the scan of a list. */
const ordersOfArtifacts = (textOrder: string): Record<string, string> => {
  const byName = `"artifactNameNormalized" ${textOrder}, "id"`;
  const byLikes = '"likeCount", "id", "artifactNameNormalized"';
  const byYears = '"madeEarliest", "id", "madeLatest", "artifactNameNormalized"';
  return {
    artifacts_by_name: byName,
    artifacts_of_type_by_name: `"artifactType", ${byName}`,
    artifacts_by_likes: byLikes,
    artifacts_of_type_by_likes: `"artifactType", ${byLikes}`,
    artifacts_by_made: byYears,
    artifacts_of_type_by_made: `"artifactType", ${byYears}`,
    // With the types and the years, so that the facets of a contributor's list read no row.
    artifacts_by_owner: '"ownerUid", "id", "artifactType", "madeEarliest", "madeLatest"',
    // The same for the artifacts that changed since an instant.
    artifacts_by_update: '"updatedAt", "id", "artifactType", "madeEarliest", "madeLatest"',
  };
};

/** @param textOrder the collation that sorts texts by code point. */
export const catalogueIndexes = (textOrder: string): string[] => [
  ...Object.entries(ordersOfArtifacts(textOrder)).map(
    ([name, columns]) => `CREATE INDEX "${name}" ON "artifacts" (${columns})`,
  ),
  // A whole index would make the column a key on PostgreSQL. An erasure, which changes it, would then
  // wait for every row that refers to the member, and could meet its writer in a deadlock.
  `CREATE UNIQUE INDEX "members_by_contributor" ON "members" ("contributorId")
    WHERE "contributorId" IS NOT NULL`,
  // Finds a member's views, to download or to erase them.
  'CREATE INDEX "artifact_views_by_member" ON "artifact_views" ("memberUid")',
];
