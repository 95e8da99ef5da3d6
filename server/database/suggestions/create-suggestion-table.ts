import { type QueryRunner, Table } from 'typeorm';
import { index, instant, integer, nullable, ofMember, primary, text } from '../baseline/columns';

const isOpen = `"state" = 'OPEN'`;

/** The table of suggestions, alike on every engine. Later migrations never change this file. */
const table = new Table({
  name: 'suggestions',
  columns: [
    primary(text('id')),
    integer('artifactId'),
    text('memberUid'),
    text('changes'),
    text('replaced'),
    nullable(text('remark')),
    nullable(text('source')),
    instant('suggestedAt'),
    text('state'),
    nullable(text('reason')),
    nullable(instant('decidedAt')),
    nullable(instant('version')),
  ],
  indices: [
    {
      name: 'open_suggestions',
      columnNames: ['artifactId', 'memberUid'],
      isUnique: true,
      where: isOpen,
    },
    { name: 'open_suggestions_by_age', columnNames: ['suggestedAt'], where: isOpen },
    {
      name: 'accepted_suggestions',
      columnNames: ['artifactId', 'version'],
      where: `"state" = 'ACCEPTED'`,
    },
    index('memberUid', 'decidedAt'),
  ],
  // None to artifacts: a hidden artifact is in another table, and keeps its suggestions.
  foreignKeys: [ofMember],
});

/** Deletes the suggestions of an artifact that is deleted for good. */
export const DELETE_SUGGESTIONS = 'DELETE FROM "suggestions" WHERE "artifactId" = OLD."id";';

/** How the engine differs. */
interface Differences {
  /** The function that makes a JSON object of keys and values. */
  jsonObject: string;
  /** The triggers of the table. */
  triggers: readonly string[];
  /** What removes the triggers of proposed descriptions. */
  removal: readonly string[];
}

/** Creates the table, and moves the proposed descriptions into it. */
export async function createSuggestionTable(
  queryRunner: QueryRunner,
  { jsonObject, triggers, removal }: Differences,
): Promise<void> {
  await queryRunner.createTable(table);
  const moved = `INSERT INTO "suggestions"
      ("id", "artifactId", "memberUid", "changes", "replaced", "suggestedAt", "state")
    SELECT "proposal"."id", "artifactId", "memberUid",
      CAST(${jsonObject}('imageAlt', "text") AS text),
      CAST(${jsonObject}('imageAlt', NULL, 'image', "image") AS text), "proposedAt", 'OPEN'
    FROM "description_proposals" AS "proposal"
      JOIN "artifacts" ON "artifacts"."id" = "proposal"."artifactId"`;
  for (const sql of [moved, ...removal, ...triggers]) await queryRunner.query(sql);
  await queryRunner.dropTable('description_proposals');
}
