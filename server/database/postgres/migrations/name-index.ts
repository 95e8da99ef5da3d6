import { FIRST_NAME_LENGTH } from '../../name-index';

const BEGINNING = `left(NEW."artifactNameNormalized", ${FIRST_NAME_LENGTH})`;

/** Simultaneous writes lock the rows in the order of terms: another order could be a deadlock. */
const addToCounts = `
    INSERT INTO "search_totals" AS stored ("term", "type", "count")
      SELECT "term", NEW."artifactType", 1 FROM "search_terms"
      WHERE position("term" IN NEW."artifactNameNormalized") > 0 ORDER BY "term"
      ON CONFLICT ("term", "type") DO UPDATE SET "count" = stored."count" + 1;
    UPDATE "search_terms" SET "firstName" = ${BEGINNING} WHERE "term" IN (
      SELECT "term" FROM "search_terms" WHERE "firstName" > ${BEGINNING} COLLATE "C"
        AND position("term" IN NEW."artifactNameNormalized") > 0 ORDER BY "term" FOR UPDATE
    );`;

const removeFromCounts = `
    UPDATE "search_totals" SET "count" = "count" - 1
      WHERE "type" = OLD."artifactType" AND "term" IN (
        SELECT "term" FROM "search_terms" WHERE position("term" IN OLD."artifactNameNormalized") > 0
      );`;

/** The index of names by n-grams, and the triggers that keep the counts of frequent terms. */
export const nameIndex = [
  // All n-grams of one, two and three characters.
  `CREATE FUNCTION name_ngrams(name text) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    characters text[] := string_to_array(name, NULL);
    ngrams text[] := characters;
  BEGIN
    FOR n IN 1 .. cardinality(characters) - 1 LOOP
      ngrams := ngrams || (characters[n] || characters[n + 1]);
      IF characters[n + 2] IS NOT NULL THEN
        ngrams := ngrams || (characters[n] || characters[n + 1] || characters[n + 2]);
      END IF;
    END LOOP;
    RETURN ngrams;
  END $$`,
  `CREATE INDEX "artifacts_name_ngrams" ON "artifacts"
    USING gin (name_ngrams("artifactNameNormalized"))`,

  `CREATE FUNCTION count_searches() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN ${removeFromCounts}
    END IF;
    IF TG_OP <> 'DELETE' THEN ${addToCounts}
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "artifacts_search_counted" AFTER INSERT OR DELETE ON "artifacts"
    FOR EACH ROW EXECUTE FUNCTION count_searches()`,
  `CREATE TRIGGER "artifacts_found_otherwise"
    AFTER UPDATE OF "artifactNameNormalized", "artifactType" ON "artifacts" FOR EACH ROW
    WHEN (OLD."artifactNameNormalized" <> NEW."artifactNameNormalized"
      OR OLD."artifactType" <> NEW."artifactType")
    EXECUTE FUNCTION count_searches()`,
];
