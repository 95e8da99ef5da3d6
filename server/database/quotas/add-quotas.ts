import { type QueryRunner, Table } from 'typeorm';
import { integer, primary, text } from '../baseline/columns';

/** What counts for members, alike on every engine. Later migrations never change this file. */
const memberDays = new Table({
  name: 'member_days',
  columns: [primary(text('memberUid')), text('day'), integer('artifacts'), integer('pictures')],
});

/**
 * Adds the table, and says of each picture how many bytes it has, and who brought it. Pictures from before
 * count for nobody.
 */
export async function addQuotas(
  queryRunner: QueryRunner,
  triggers: readonly string[],
): Promise<void> {
  await queryRunner.createTable(memberDays);
  for (const sql of [
    'ALTER TABLE "pictures" ADD COLUMN "bytes" bigint NOT NULL DEFAULT 0',
    'ALTER TABLE "picture_links" ADD COLUMN "memberUid" text',
    'CREATE INDEX "picture_links_by_member" ON "picture_links" ("memberUid")',
    'CREATE INDEX "imported_artifacts_by_artifact" ON "imported_artifacts" ("artifactId")',
    ...triggers,
  ]) {
    await queryRunner.query(sql);
  }
}
