import { CHUNK } from '../bitmaps/bits';

/** Bitmaps of artifacts: see postgres/bitmaps/artifact-bitmaps.ts. */
export const artifactBitmaps = [
  // Whose bitmaps are complete.
  `CREATE TABLE "bitmap_attributes" ("attribute" text PRIMARY KEY)`,
  // Chunks in which no artifact has the attribute are left out.
  `CREATE TABLE "artifact_bitmaps" (
    "attribute" text NOT NULL,
    "chunk" integer NOT NULL,
    "artifacts" bit(${CHUNK}) NOT NULL,
    PRIMARY KEY ("attribute", "chunk")
  )`,
  // The kinds of the artifacts of a chunk, one character each: see artifact-kinds.ts.
  `CREATE TABLE "artifact_kind_chunks" ("chunk" integer PRIMARY KEY, "kinds" text NOT NULL)`,
  // Compressing and decompressing them would take longer than reading them.
  `ALTER TABLE "artifact_kind_chunks" ALTER COLUMN "kinds" SET STORAGE EXTERNAL`,

  // Whose bits may be wrong. One row for each write, so that writers wait for nobody, and a merge that
  // does not see a write yet leaves its row.
  `CREATE TABLE "artifact_bitmap_changes" ("artifactId" integer NOT NULL)`,
  `CREATE FUNCTION list_bitmap_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "artifact_bitmap_changes" ("artifactId")
      VALUES (CASE WHEN TG_OP = 'DELETE' THEN OLD."id" ELSE NEW."id" END);
    RETURN NULL;
  END $$`,
  // The triggers of artifacts put a new row in the place of an old one, and never update it.
  `CREATE TRIGGER "artifact_words_listed" AFTER INSERT OR DELETE ON "artifact_words"
    FOR EACH ROW EXECUTE FUNCTION list_bitmap_change()`,
];
