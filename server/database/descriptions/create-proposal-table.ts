import { type QueryRunner, Table } from 'typeorm';
import { index, instant, integer, ofArtifact, ofMember, primary, text } from '../baseline/columns';

/** The table of proposed descriptions, alike on every engine. Later migrations never change this file. */
const table = new Table({
  name: 'description_proposals',
  columns: [
    primary(text('id')),
    integer('artifactId'),
    text('memberUid'),
    text('text'),
    instant('proposedAt'),
  ],
  uniques: [{ columnNames: ['artifactId', 'memberUid'] }],
  indices: [index('memberUid')],
  foreignKeys: [ofArtifact, ofMember],
});

/**
 * When a picture is described or replaced, a trigger deletes what members propose for it: whatever wrote
 * the artifact, no proposal stays.
 */
export const DECIDING_UPDATE = 'UPDATE OF "image", "imageAlt" ON "artifacts"';
export const DECIDES = 'OLD."image" <> NEW."image" OR NEW."imageAlt" IS NOT NULL';
export const DELETE_PROPOSALS =
  'DELETE FROM "description_proposals" WHERE "artifactId" = NEW."id";';

/** Creates the table, and the engine's triggers of it. */
export async function createProposalTable(
  queryRunner: QueryRunner,
  triggers: readonly string[],
): Promise<void> {
  await queryRunner.createTable(table);
  for (const trigger of triggers) await queryRunner.query(trigger);
}
