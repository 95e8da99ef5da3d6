import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

const text = (name: string) => ({ name, type: 'text' });
const number = (name: string) => ({ name, type: 'integer' });
const instant = (name: string) => ({ name, type: 'bigint' });
const cascade = (columnName: string, table: string, referenced: string) => ({
  columnNames: [columnName],
  referencedTableName: table,
  referencedColumnNames: [referenced],
  onDelete: 'CASCADE',
});
const ofMember = cascade('memberUid', 'members', 'uid');
const ofHidden = cascade('artifactId', 'hidden_artifacts', 'id');

/** What an operator did, for the record, and for the processes that serve meanwhile. */
const operatorActs = new Table({
  name: 'operator_acts',
  columns: [
    { ...number('id'), isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
    instant('at'),
    text('act'),
    text('subject'),
  ],
});

/** Artifacts that an operator took out of the catalogue, each as the JSON of its row. */
const hiddenArtifacts = (postgres: boolean) =>
  new Table({
    name: 'hidden_artifacts',
    columns: [
      { ...number('id'), isPrimary: true },
      instant('hiddenAt'),
      { name: 'record', type: postgres ? 'json' : 'text' },
    ],
  });

const hiddenLikes = new Table({
  name: 'hidden_likes',
  columns: [{ ...number('id'), isPrimary: true }, text('memberUid'), number('artifactId')],
  indices: [{ columnNames: ['artifactId'] }],
  foreignKeys: [ofMember, ofHidden],
});

const hiddenViews = new Table({
  name: 'hidden_views',
  columns: [
    { ...number('artifactId'), isPrimary: true },
    { ...text('memberUid'), isPrimary: true },
    { ...text('day'), isPrimary: true },
  ],
  foreignKeys: [ofHidden, ofMember],
});

const announcedErasure = [
  `CREATE FUNCTION announce_members() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "announcements" ("change") VALUES ('members') ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "members_erased_announced" AFTER UPDATE ON "members" FOR EACH ROW
    WHEN (OLD."erasedAt" IS DISTINCT FROM NEW."erasedAt") EXECUTE FUNCTION announce_members()`,
];

/** What an operator needs: a log, a place outside the catalogue, and members who are no more. */
export class OperatorActs1764000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const postgres = queryRunner.connection.options.type === 'postgres';
    for (const table of [operatorActs, hiddenArtifacts(postgres), hiddenLikes, hiddenViews]) {
      await queryRunner.createTable(table);
    }
    // TypeORM's own way would make the table anew on SQLite.
    await queryRunner.query('ALTER TABLE "members" ADD COLUMN "erasedAt" bigint');
    if (postgres) for (const sql of announcedErasure) await queryRunner.query(sql);
  }

  /** Forgets what is hidden, and who was erased. */
  async down(queryRunner: QueryRunner): Promise<void> {
    if (queryRunner.connection.options.type === 'postgres') {
      await queryRunner.query('DROP FUNCTION announce_members CASCADE');
    }
    await queryRunner.query('ALTER TABLE "members" DROP COLUMN "erasedAt"');
    for (const table of ['hidden_views', 'hidden_likes', 'hidden_artifacts', 'operator_acts']) {
      await queryRunner.dropTable(table);
    }
  }
}
