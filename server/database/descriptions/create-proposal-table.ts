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

/** Creates the table, and the engine's triggers on it. */
export async function createProposalTable(
  queryRunner: QueryRunner,
  triggers: readonly string[],
): Promise<void> {
  await queryRunner.createTable(table);
  for (const trigger of triggers) await queryRunner.query(trigger);
}
