import { type QueryRunner, Table } from 'typeorm';

const text = (name: string) => ({ name, type: 'text', isPrimary: true });

/** The tables of imports, as the migrations of both engines make them. */
export async function addImportTables(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.createTable(
    new Table({
      name: 'imported_artifacts',
      columns: [text('ownerUid'), text('sourceId'), { name: 'artifactId', type: 'integer' }],
    }),
  );
  await queryRunner.createTable(
    new Table({
      name: 'waiting_likes',
      columns: [text('emailNormalized'), { name: 'artifactId', type: 'integer', isPrimary: true }],
      indices: [{ columnNames: ['artifactId'] }],
    }),
  );
}

/**
 * The places of an artifact. When it is deleted from one and is not in the other, the likes that wait
 * for it are deleted: hiding and showing move it.
 */
export const PLACES = [
  { from: 'artifacts', other: 'hidden_artifacts' },
  { from: 'hidden_artifacts', other: 'artifacts' },
] as const;
