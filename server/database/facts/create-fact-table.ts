import { type QueryRunner, Table } from 'typeorm';

/** The columns of artifacts, and the table of their values. Later migrations never change this file. */
const columns = [
  `ALTER TABLE "artifacts" ADD COLUMN "facts" text NOT NULL DEFAULT '{}'`,
  `ALTER TABLE "artifacts" ADD COLUMN "factRows" text NOT NULL DEFAULT '[]'`,
];

const table = new Table({
  name: 'artifact_facts',
  withoutRowid: true,
  columns: [
    { name: 'key', type: 'text', isPrimary: true },
    { name: 'value', type: 'text', isPrimary: true },
    { name: 'artifactId', type: 'integer', isPrimary: true },
    { name: 'spelling', type: 'text' },
  ],
  indices: [{ name: 'artifact_facts_of_artifact', columnNames: ['artifactId', 'key'] }],
});

/** Adds the facts of artifacts, with the statements of an engine that keep their table. */
export async function createFactTable(
  queryRunner: QueryRunner,
  statements: readonly string[],
): Promise<void> {
  for (const column of columns) await queryRunner.query(column);
  await queryRunner.createTable(table);
  for (const statement of statements) await queryRunner.query(statement);
}
