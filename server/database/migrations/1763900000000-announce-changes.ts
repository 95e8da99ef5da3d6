import type { MigrationInterface, QueryRunner } from 'typeorm';

const functionThatNotes = (name: string, change: string) => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "announcements" ("change") VALUES (${change}) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`;

const countNoted = (column: string, what: string) => `
  CREATE TRIGGER "artifacts_${what}_announced" AFTER UPDATE ON "artifacts" FOR EACH ROW
    WHEN (OLD."${column}" <> NEW."${column}") EXECUTE FUNCTION announce_count('${what}')`;

const statements = [
  // What happened before a crash is no news after it: UNLOGGED saves the writers a part of the cost.
  `CREATE UNLOGGED TABLE "announcements" (
    "transaction" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "change" text NOT NULL,
    PRIMARY KEY ("transaction", "change")
  )`,
  functionThatNotes('announce_count', `TG_ARGV[0] || ':' || NEW."id"`),
  functionThatNotes('announce_catalogue', `'catalogue'`),
  countNoted('likeCount', 'likes'),
  countNoted('viewCount', 'views'),
  `CREATE TRIGGER "artifacts_announced" AFTER INSERT OR DELETE OR TRUNCATE ON "artifacts"
    FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue()`,
  // Whatever an update changes but a count, columns of later versions included.
  `CREATE TRIGGER "artifacts_changes_announced" AFTER UPDATE ON "artifacts" FOR EACH ROW
    WHEN (OLD."likeCount" = NEW."likeCount" AND OLD."viewCount" = NEW."viewCount")
    EXECUTE FUNCTION announce_catalogue()`,
  `CREATE TRIGGER "members_announced" AFTER UPDATE ON "members" FOR EACH ROW
    WHEN (OLD."displayName" IS DISTINCT FROM NEW."displayName" OR OLD."email" <> NEW."email")
    EXECUTE FUNCTION announce_catalogue()`,
];

/**
 * On PostgreSQL every write notes what it changed, in its own transaction, for the processes that
 * keep answers: see server/database/announcements.ts. On SQLite they tell each other.
 */
export class AnnounceChanges1763900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    if (queryRunner.connection.options.type !== 'postgres') return;
    for (const sql of statements) await queryRunner.query(sql);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    if (queryRunner.connection.options.type !== 'postgres') return;
    await queryRunner.query('DROP FUNCTION announce_count, announce_catalogue CASCADE');
    await queryRunner.query('DROP TABLE "announcements"');
  }
}
