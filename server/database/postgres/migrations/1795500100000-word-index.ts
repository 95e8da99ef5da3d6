import type { MigrationInterface, QueryRunner } from 'typeorm';
import { MARKS, PREFIX_LENGTH } from '../text-index';
import { TEXT_BOUNDARY } from '../../text-index';

/** What the facets count. The rows are narrow, because a count reads a page for every few matches. */
const COLUMNS = ['"id"', '"artifactType"', '"madeEarliest"', '"madeLatest"'];

const statements = [
  // What the index has of an artifact: its words; those of the name and of the facts, marked; the
  // beginnings of all words; the type. The function reads a table and is immutable all the same:
  // whenever the words or the type of an artifact change, the triggers put a new row in the place of
  // the indexed one. It has a search_path, because a restored backup makes the index without one.
  `CREATE FUNCTION artifact_words_vector("artifact" integer) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE STRICT COST 10000 SET search_path FROM CURRENT AS $$
  DECLARE
    "lines" text[];
    "tokens" text[];
    "type" text;
  BEGIN
    SELECT string_to_array(replace("words", '${TEXT_BOUNDARY}', ''), E'\n'), "artifactType"
      INTO "lines", "type" FROM "artifacts" WHERE "id" = "artifact";
    "tokens" := array(SELECT DISTINCT "word"
      FROM string_to_table(array_to_string("lines", ' '), ' ') AS "word" WHERE "word" <> '');
    RETURN array_to_tsvector("tokens" || array(
      SELECT '${MARKS.name}' || "word" FROM string_to_table("lines"[1], ' ') AS "word"
        WHERE "word" <> ''
      UNION ALL SELECT '${MARKS.facts}' || "word" FROM string_to_table("lines"[2], ' ') AS "word"
        WHERE "word" <> ''
      UNION ALL SELECT DISTINCT '${MARKS.prefix}' || left("word", "length")
        FROM unnest("tokens") AS "word", generate_series(1, ${PREFIX_LENGTH}) AS "length"
      UNION ALL SELECT '${MARKS.type}' || "type"
    ));
  END $$`,
  `CREATE TABLE "artifact_words" (
    "id" integer PRIMARY KEY,
    "artifactType" text NOT NULL,
    "madeEarliest" integer NOT NULL,
    "madeLatest" integer NOT NULL
  )`,
  `INSERT INTO "artifact_words" (${COLUMNS.join(', ')})
    SELECT ${COLUMNS.join(', ')} FROM "artifacts" ORDER BY "id"`,
  `CREATE INDEX "artifact_words_vectors" ON "artifact_words" USING gin (artifact_words_vector("id"))`,
  // Statistics would take a vector of each of 30,000 artifacts, and no plan depends on them.
  `ALTER INDEX "artifact_words_vectors" ALTER COLUMN 1 SET STATISTICS 0`,

  `CREATE FUNCTION index_words() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM "artifact_words" WHERE "id" = OLD."id";
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO "artifact_words" (${COLUMNS.join(', ')})
        VALUES (${COLUMNS.map((column) => `NEW.${column}`).join(', ')});
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "artifacts_words_indexed" AFTER INSERT OR DELETE ON "artifacts"
    FOR EACH ROW EXECUTE FUNCTION index_words()`,
  // A like changes none of these columns, and is not slowed down.
  `CREATE TRIGGER "artifacts_words_reindexed"
    AFTER UPDATE OF "words", ${COLUMNS.slice(1).join(', ')} ON "artifacts" FOR EACH ROW
    WHEN (OLD."words" <> NEW."words"
      OR (${COLUMNS.map((column) => `OLD.${column}`).join(', ')})
        IS DISTINCT FROM (${COLUMNS.map((column) => `NEW.${column}`).join(', ')}))
    EXECUTE FUNCTION index_words()`,
];

/** The index of the words on PostgreSQL: see postgres/text-index.ts. */
export class WordIndex1795500100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const sql of statements) await queryRunner.query(sql);
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
