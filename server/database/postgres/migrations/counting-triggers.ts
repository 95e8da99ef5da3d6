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

/** The triggers that count: likes and views of an artifact, artifacts by type. */
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
];
