const addToSearch = `
    INSERT INTO "search_totals" AS kept ("term", "type", "count")
      SELECT "term", NEW."artifactType", 1 FROM "search_terms"
      WHERE position("term" IN NEW."artifactNameFolded") > 0 ORDER BY "term"
      ON CONFLICT ("term", "type") DO UPDATE SET "count" = kept."count" + 1;
    UPDATE "search_terms" SET "firstInitial" = left(NEW."artifactNameFolded", 1)
      WHERE "firstInitial" > left(NEW."artifactNameFolded", 1) COLLATE "C"
        AND position("term" IN NEW."artifactNameFolded") > 0;`;

const removeFromSearch = `
    UPDATE "search_totals" SET "count" = "count" - 1
      WHERE "type" = OLD."artifactType" AND "term" IN (
        SELECT "term" FROM "search_terms" WHERE position("term" IN OLD."artifactNameFolded") > 0
      );`;

export const postgresSearchByGrams = [
  `DROP INDEX "artifacts_name_trigrams"`,
  `DROP INDEX "artifacts_name_characters"`,
  // Every part of one, two and three characters.
  `CREATE FUNCTION name_grams(name text) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    characters text[] := string_to_array(name, NULL);
    grams text[] := characters;
  BEGIN
    FOR n IN 1 .. cardinality(characters) - 1 LOOP
      grams := grams || (characters[n] || characters[n + 1]);
      IF characters[n + 2] IS NOT NULL THEN
        grams := grams || (characters[n] || characters[n + 1] || characters[n + 2]);
      END IF;
    END LOOP;
    RETURN grams;
  END $$`,
  `CREATE INDEX "artifacts_name_grams" ON "artifacts" USING gin (name_grams("artifactNameFolded"))`,
  // How frequent each part is, so that a search for a rare one is planned by the index.
  `ANALYZE "artifacts"`,

  `CREATE FUNCTION count_searches() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN ${removeFromSearch}
    END IF;
    IF TG_OP <> 'DELETE' THEN ${addToSearch}
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "artifacts_search_counted" AFTER INSERT OR DELETE ON "artifacts"
    FOR EACH ROW EXECUTE FUNCTION count_searches()`,
  `CREATE TRIGGER "artifacts_found_otherwise"
    AFTER UPDATE OF "artifactNameFolded", "artifactType" ON "artifacts" FOR EACH ROW
    WHEN (OLD."artifactNameFolded" <> NEW."artifactNameFolded"
      OR OLD."artifactType" <> NEW."artifactType")
    EXECUTE FUNCTION count_searches()`,
];

/** Back to the first schema's search. */
export const postgresSearchByTrigrams = [
  `DROP TRIGGER "artifacts_search_counted" ON "artifacts"`,
  `DROP TRIGGER "artifacts_found_otherwise" ON "artifacts"`,
  `DROP FUNCTION count_searches`,
  `DROP INDEX "artifacts_name_grams"`,
  `DROP FUNCTION name_grams`,
  `CREATE INDEX "artifacts_name_trigrams" ON "artifacts" USING gin ("artifactNameFolded" gin_trgm_ops)`,
  `CREATE INDEX "artifacts_name_characters" ON "artifacts"
    USING gin (string_to_array("artifactNameFolded", NULL))`,
];
