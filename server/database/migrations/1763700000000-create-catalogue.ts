import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { postgresTriggersAndSearch } from './create-catalogue.postgres';
import { sqliteTriggersAndSearch } from './create-catalogue.sqlite';

const text = (name: string) => ({ name, type: 'text' });
const count = (name: string) => ({ name, type: 'integer', default: 0 });
const generatedId = {
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment' as const,
};
const member = {
  columnNames: ['memberUid'],
  referencedTableName: 'members',
  referencedColumnNames: ['uid'],
};
const artifact = {
  columnNames: ['artifactId'],
  referencedTableName: 'artifacts',
  referencedColumnNames: ['id'],
};
const index = (...columnNames: string[]) => ({ columnNames });

const members = new Table({
  name: 'members',
  columns: [
    { ...text('uid'), isPrimary: true },
    text('email'),
    text('emailFolded'),
    { ...text('displayName'), isNullable: true },
    { ...text('photoURL'), isNullable: true },
    { name: 'tokenIssuedAt', type: 'bigint' },
  ],
  indices: [index('emailFolded')],
});

const artifacts = new Table({
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
    { ...text('description'), isNullable: true },
    text('artifactNameFolded'),
    text('ownerUid'),
    count('likeCount'),
    count('viewCount'),
    { name: 'addedAt', type: 'bigint' },
    { name: 'updatedAt', type: 'bigint' },
  ],
  indices: [index('artifactType', 'id'), index('likeCount', 'id'), index('ownerUid', 'id')],
  foreignKeys: [
    { columnNames: ['ownerUid'], referencedTableName: 'members', referencedColumnNames: ['uid'] },
  ],
});

const likes = new Table({
  name: 'likes',
  columns: [generatedId, text('memberUid'), { name: 'artifactId', type: 'integer' }],
  uniques: [{ columnNames: ['memberUid', 'artifactId'] }],
  indices: [index('artifactId')],
  foreignKeys: [
    { ...member, onDelete: 'CASCADE' },
    { ...artifact, onDelete: 'CASCADE' },
  ],
});

const artifactViews = new Table({
  name: 'artifact_views',
  columns: [
    { name: 'artifactId', type: 'integer', isPrimary: true },
    { ...text('memberUid'), isPrimary: true },
    { ...text('day'), isPrimary: true },
  ],
  foreignKeys: [
    { ...artifact, onDelete: 'CASCADE' },
    { ...member, onDelete: 'CASCADE' },
  ],
});

const artifactTypeCounts = new Table({
  name: 'artifact_type_counts',
  columns: [
    { ...text('type'), isPrimary: true },
    { name: 'count', type: 'integer' },
  ],
});

/** The first schema: tables alike on both engines, triggers and search in each engine's own words. */
export class CreateCatalogue1763700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of [members, artifacts, likes, artifactViews, artifactTypeCounts]) {
      await queryRunner.createTable(table);
    }
    const postgres = queryRunner.connection.options.type === 'postgres';
    for (const sql of postgres ? postgresTriggersAndSearch : sqliteTriggersAndSearch) {
      await queryRunner.query(sql);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    if (queryRunner.connection.options.type === 'sqlite') {
      await queryRunner.query('DROP TABLE "artifacts_search_terms"');
      await queryRunner.query('DROP TABLE "artifacts_search"');
    }
    for (const table of [artifactTypeCounts, artifactViews, likes, artifacts, members]) {
      await queryRunner.dropTable(table);
    }
    if (queryRunner.connection.options.type === 'postgres') {
      await queryRunner.query('DROP FUNCTION count_like, count_view, count_type');
    }
  }
}
