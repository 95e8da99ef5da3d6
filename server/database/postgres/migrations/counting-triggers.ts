const trigger = (name: string, event: string, table: string, procedure: string) =>
  `CREATE TRIGGER "${name}" AFTER ${event} ON "${table}" FOR EACH ROW EXECUTE FUNCTION ${procedure}()`;

const countRows = (name: string, column: string) => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      UPDATE "artifacts" SET "${column}" = "${column}" + 1 WHERE "id" = NEW."artifactId";
    ELSE
      UPDATE "artifacts" SET "${column}" = "${column}" - 1 WHERE "id" = OLD."artifactId";
    END IF;
    RETURN NULL;
  END $$`;

const years = (row: 'OLD' | 'NEW', sign: '1' | '-1') => `
  (${row}."artifactType", ${row}."madeEarliest", ${sign}, 0, ${row}."madeEarliest" <= ${row}."madeLatest"),
  (${row}."artifactType", ${row}."madeLatest", 0, ${sign}, ${row}."madeEarliest" <= ${row}."madeLatest")`;

/** The counts that the database keeps: likes and views of an artifact, artifacts by type and by year. */
export const countingTriggers = [
  countRows('count_like', 'likeCount'),
  trigger('likes_counted', 'INSERT OR DELETE', 'likes', 'count_like'),
  countRows('count_view', 'viewCount'),
  trigger('artifact_views_counted', 'INSERT OR DELETE', 'artifact_views', 'count_view'),

  `CREATE FUNCTION count_type() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      UPDATE "artifact_type_counts" SET "count" = "count" - 1 WHERE "type" = OLD."artifactType";
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO "artifact_type_counts" AS stored ("type", "count") VALUES (NEW."artifactType", 1)
        ON CONFLICT ("type") DO UPDATE SET "count" = stored."count" + 1;
    END IF;
    RETURN NULL;
  END $$`,
  trigger('artifacts_type_counted', 'INSERT OR DELETE', 'artifacts', 'count_type'),
  `CREATE TRIGGER "artifacts_retyped" AFTER UPDATE OF "artifactType" ON "artifacts" FOR EACH ROW
    WHEN (OLD."artifactType" <> NEW."artifactType") EXECUTE FUNCTION count_type()`,

  // The rows are locked in one order: another order could be a deadlock.
  `CREATE FUNCTION count_years() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "artifact_year_counts" AS stored ("type", "year", "earliest", "latest")
      SELECT "type", "year", sum("earliest"), sum("latest")
      FROM (VALUES ${years('OLD', '-1')}, ${years('NEW', '1')})
        AS changed ("type", "year", "earliest", "latest", "isKnown")
      WHERE "isKnown"
      GROUP BY "type", "year" ORDER BY "type", "year"
      ON CONFLICT ("type", "year") DO UPDATE SET
        "earliest" = stored."earliest" + excluded."earliest",
        "latest" = stored."latest" + excluded."latest";
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM "artifact_year_counts" WHERE "type" = OLD."artifactType"
        AND "year" IN (OLD."madeEarliest", OLD."madeLatest") AND "earliest" = 0 AND "latest" = 0;
    END IF;
    RETURN NULL;
  END $$`,
  trigger('artifacts_years_counted', 'INSERT OR DELETE', 'artifacts', 'count_years'),
  `CREATE TRIGGER "artifacts_years_changed"
    AFTER UPDATE OF "madeEarliest", "madeLatest", "artifactType" ON "artifacts" FOR EACH ROW
    WHEN (OLD."madeEarliest" <> NEW."madeEarliest" OR OLD."madeLatest" <> NEW."madeLatest"
      OR OLD."artifactType" <> NEW."artifactType")
    EXECUTE FUNCTION count_years()`,
];
