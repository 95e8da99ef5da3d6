import { type QueryRunner, Table } from 'typeorm';

/** How many artifacts have each value, in each spelling. Later migrations never change this file. */
const table = new Table({
  name: 'artifact_fact_counts',
  withoutRowid: true,
  columns: [
    { name: 'key', type: 'text', isPrimary: true },
    { name: 'value', type: 'text', isPrimary: true },
    { name: 'spelling', type: 'text', isPrimary: true },
    { name: 'count', type: 'integer' },
  ],
});

/** Counts all stored facts, into the empty table. */
export const COUNT_STORED_FACTS = `INSERT INTO "artifact_fact_counts" ("key", "value", "spelling", "count")
  SELECT "key", "value", "spelling", count(*) FROM "artifact_facts"
    GROUP BY "key", "value", "spelling"`;

/** Adds the counts of facts, with the statements of an engine that keep them. */
export async function createFactCountTable(
  queryRunner: QueryRunner,
  statements: readonly string[],
): Promise<void> {
  await queryRunner.createTable(table);
  await queryRunner.query(COUNT_STORED_FACTS);
  for (const statement of statements) await queryRunner.query(statement);
}
