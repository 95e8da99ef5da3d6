import { type QueryRunner, Table, TableIndex } from 'typeorm';

const text = (name: string) => ({ name, type: 'text' });
const nullable = (name: string, type = 'text') => ({ name, type, isNullable: true });

const reports = new Table({
  name: 'reports',
  columns: [
    {
      ...{ name: 'id', type: 'integer', isPrimary: true, isGenerated: true },
      generationStrategy: 'increment',
    },
    { name: 'artifactId', type: 'integer' },
    text('receipt'),
    text('reason'),
    nullable('text'),
    nullable('email'),
    nullable('memberUid'),
    { name: 'reportedAt', type: 'bigint' },
    nullable('decision'),
    nullable('decidedAt', 'bigint'),
  ],
  uniques: [{ columnNames: ['receipt'] }],
  indices: [
    { columnNames: ['artifactId'] },
    { columnNames: ['decidedAt', 'id'] },
    {
      columnNames: ['memberUid', 'artifactId'],
      isUnique: true,
      where: '"decidedAt" IS NULL',
    },
  ],
  foreignKeys: [
    {
      columnNames: ['memberUid'],
      referencedTableName: 'members',
      referencedColumnNames: ['uid'],
      onDelete: 'CASCADE',
    },
  ],
});

/**
 * What the migrations of both engines have in common when they add reports, and what a moderator
 * decided. `queryRunner.addColumn` would rebuild the tables on SQLite.
 * @param ownerOfRecord the SQL that reads the owner's uid from the column `record`.
 */
export async function addModeration(
  queryRunner: QueryRunner,
  ownerOfRecord: string,
): Promise<void> {
  await queryRunner.createTable(reports);
  for (const column of [
    `"ownerUid" text NOT NULL DEFAULT ''`,
    '"reason" text',
    '"deciderUid" text',
    '"answer" text',
    '"answeredAt" bigint',
  ]) {
    await queryRunner.query(`ALTER TABLE "hidden_artifacts" ADD COLUMN ${column}`);
  }
  await queryRunner.query(`UPDATE "hidden_artifacts" SET "ownerUid" = ${ownerOfRecord}`);
  await queryRunner.createIndex(
    'hidden_artifacts',
    new TableIndex({ columnNames: ['ownerUid', 'id'] }),
  );
  await queryRunner.query('ALTER TABLE "operator_acts" ADD COLUMN "moderatorUid" text');
}
