import { type QueryRunner, Table } from 'typeorm';
import { index, ofArtifact, primary, integer, text } from '../baseline/columns';

/** The table of the addresses of further pictures, alike on every engine. Later migrations never change this file. */
const table = new Table({
  name: 'more_pictures',
  columns: [primary(integer('artifactId')), primary(text('image'))],
  indices: [{ name: 'more_pictures_by_image', ...index('image') }],
  foreignKeys: [ofArtifact],
});

/** Gives artifacts the columns of further pictures, and the engine's triggers. */
export async function addMorePictures(
  queryRunner: QueryRunner,
  triggers: readonly string[],
): Promise<void> {
  await queryRunner.createTable(table);
  for (const sql of [
    'ALTER TABLE "artifacts" ADD COLUMN "imageCaption" text',
    `ALTER TABLE "artifacts" ADD COLUMN "morePictures" text NOT NULL DEFAULT '[]'`,
    'DROP INDEX "artifacts_undescribed"',
    `CREATE INDEX "artifacts_undescribed" ON "artifacts" ("ownerUid", "id")
      WHERE "imageAlt" IS NULL OR "morePictures" LIKE '%"alt":null%'`,
    ...triggers,
  ]) {
    await queryRunner.query(sql);
  }
}
