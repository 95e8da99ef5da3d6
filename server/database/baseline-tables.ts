import { type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/**
 * The tables of the first release, alike on every engine. Each engine's baseline migration creates
 * them, and adds its triggers and its search index. Later migrations never change this file.
 */

const text = (name: string) => ({ name, type: 'text' });
const integer = (name: string) => ({ name, type: 'integer' });
const instant = (name: string) => ({ name, type: 'bigint' });
const primary = (column: TableColumnOptions) => ({ ...column, isPrimary: true });
const nullable = (column: TableColumnOptions) => ({ ...column, isNullable: true });
const count = (name: string) => ({ ...integer(name), default: 0 });
const index = (...columnNames: string[]) => ({ columnNames });

const generatedId = {
  ...primary(integer('id')),
  isGenerated: true,
  generationStrategy: 'increment' as const,
};

const reference = (column: string, table: string, referenced: string) => ({
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: [referenced],
});
const cascade = { onDelete: 'CASCADE' };
const ofMember = { ...reference('memberUid', 'members', 'uid'), ...cascade };
const ofArtifact = { ...reference('artifactId', 'artifacts', 'id'), ...cascade };
const ofHiddenArtifact = { ...reference('artifactId', 'hidden_artifacts', 'id'), ...cascade };

const tables = [
  new Table({
    name: 'members',
    columns: [
      primary(text('uid')),
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
      generatedId,
      text('artifactName'),
      text('artifactType'),
      text('image'),
      text('createdAt'),
      text('discoveredAt'),
      text('discoveredBy'),
      text('presentLocation'),
      text('historicalContext'),
      nullable(text('description')),
      text('artifactNameNormalized'),
      text('ownerUid'),
      count('likeCount'),
      count('viewCount'),
      instant('addedAt'),
      instant('updatedAt'),
    ],
    indices: [index('artifactType', 'id'), index('ownerUid', 'id')],
    foreignKeys: [reference('ownerUid', 'members', 'uid')],
  }),
  new Table({
    name: 'likes',
    columns: [generatedId, text('memberUid'), integer('artifactId')],
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
    name: 'search_terms',
    columns: [primary(text('term')), text('firstInitial'), integer('catalogueSize')],
  }),
  new Table({
    name: 'search_totals',
    columns: [primary(text('term')), primary(text('type')), integer('count')],
  }),
  new Table({
    name: 'operator_acts',
    columns: [generatedId, instant('at'), text('act'), text('subject')],
  }),
  new Table({
    name: 'hidden_artifacts',
    columns: [primary(integer('id')), instant('hiddenAt'), text('record')],
  }),
  new Table({
    name: 'hidden_likes',
    columns: [primary(integer('id')), text('memberUid'), integer('artifactId')],
    indices: [index('artifactId')],
    foreignKeys: [ofMember, ofHiddenArtifact],
  }),
  new Table({
    name: 'hidden_views',
    columns: [primary(integer('artifactId')), primary(text('memberUid')), primary(text('day'))],
    foreignKeys: [ofHiddenArtifact, ofMember],
  }),
];

/** Creates the tables. @param textOrder the collation that sorts texts by code point. */
export async function createBaselineTables(
  queryRunner: QueryRunner,
  { textOrder }: { textOrder: string },
): Promise<void> {
  for (const table of tables) await queryRunner.createTable(table);
  const indexes: Record<string, string> = {
    artifacts_by_name: `"artifactNameNormalized" ${textOrder}, "id"`,
    artifacts_of_type_by_name: `"artifactType", "artifactNameNormalized" ${textOrder}, "id"`,
    artifacts_by_likes: `"likeCount", "id", "artifactNameNormalized"`,
    artifacts_of_type_by_likes: `"artifactType", "likeCount", "id", "artifactNameNormalized"`,
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await queryRunner.query(`CREATE INDEX "${name}" ON "artifacts" (${columns})`);
  }
}
