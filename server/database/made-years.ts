import { type QueryRunner, Table } from 'typeorm';

const primary = (name: string, type: string) => ({ name, type, isPrimary: true });
const count = (name: string) => ({ name, type: 'integer' });

/**
 * What the migrations of both engines have in common when they add the years in which artifacts were
 * made. Existing artifacts get an interval without years, and are read before the server listens.
 * `queryRunner.addColumn` would rebuild the table on SQLite.
 */
export async function addMadeYears(queryRunner: QueryRunner): Promise<void> {
  for (const column of [
    '"madeEarliest" integer NOT NULL DEFAULT 2147483647',
    '"madeLatest" integer NOT NULL DEFAULT -2147483648',
    '"madeEdtf" text',
  ]) {
    await queryRunner.query(`ALTER TABLE "artifacts" ADD COLUMN ${column}`);
  }
  // The name, so that a search reads no row on a walk in this order.
  const key = '"madeEarliest", "id", "madeLatest", "artifactNameNormalized"';
  await queryRunner.query(`CREATE INDEX "artifacts_by_made" ON "artifacts" (${key})`);
  await queryRunner.query(
    `CREATE INDEX "artifacts_of_type_by_made" ON "artifacts" ("artifactType", ${key})`,
  );
  await queryRunner.createTable(
    new Table({
      name: 'artifact_year_counts',
      columns: [
        primary('type', 'text'),
        primary('year', 'integer'),
        count('earliest'),
        count('latest'),
      ],
    }),
  );
  await queryRunner.createTable(
    new Table({
      name: 'made_fillings',
      columns: [
        primary('parserVersion', 'integer'),
        { name: 'filledThrough', type: 'integer', isNullable: true },
      ],
    }),
  );
}
