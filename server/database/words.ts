import { type QueryRunner, Table } from 'typeorm';

/**
 * What the migrations of both engines have in common when they add the words of the texts. Existing
 * artifacts get no words, and are read before the server listens. `queryRunner.addColumn` would
 * rebuild the table on SQLite.
 */
export async function addWords(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`ALTER TABLE "artifacts" ADD COLUMN "words" text NOT NULL DEFAULT ''`);
  await queryRunner.dropTable('made_fillings');
  await queryRunner.createTable(
    new Table({
      name: 'derived_column_fillings',
      columns: [
        { name: 'version', type: 'text', isPrimary: true },
        { name: 'filledThrough', type: 'integer', isNullable: true },
      ],
    }),
  );
}
