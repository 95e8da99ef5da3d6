import {
  LONGEST_KNOWN_WORD,
  SECTION_MARKS,
  SHORTEST_KNOWN_WORD,
  TEXT_BOUNDARY,
} from '../../search-index';
import { BEGINNING, PAIR, PREFIX_LENGTH, WITHOUT_PAIRS } from '../lexemes';

const COLUMNS = ['id', 'artifactType', 'madeEarliest', 'madeLatest', 'artifactNameNormalized'];
/** The columns that searches read of each artifact. */
export const copiedColumns = (prefix: string): string =>
  COLUMNS.map((name) => `${prefix}"${name}"`).join(', ');
const changing = (row: 'OLD' | 'NEW') =>
  [...COLUMNS.slice(1), 'words'].map((name) => `${row}."${name}"`).join(', ');

/**
 * Texts whose words take more bytes get no pairs. A `tsvector` holds 1 MiB, and words, pairs, marks and
 * beginnings together take at most ten times as much as the words.
 */
const MAX_PAIRED_BYTES = 100_000;

/** The words of texts, one row each. */
const wordsIn = (line: string) =>
  `string_to_table(${line}, ' ') AS "word" WHERE "word" NOT IN ('', '${TEXT_BOUNDARY}')`;

/** Each two words of a text that stand together, one row each. */
const pairsIn = (line: string, mark: string) => `
  SELECT '${PAIR}${mark}' || "first" || ' ' || "second"
    FROM string_to_array(${line}, ' ') AS "words",
      unnest("words"[:cardinality("words") - 1], "words"[2:]) AS "pair" ("first", "second")
    WHERE "first" NOT IN ('', '${TEXT_BOUNDARY}') AND "second" NOT IN ('', '${TEXT_BOUNDARY}')`;

/**
 * The indexes of names and of words, and the triggers that keep them and the words that may be
 * suggested.
 */
export const searchIndex = [
  // All n-grams of one, two and three characters.
  `CREATE FUNCTION name_ngrams(name text) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
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
  `CREATE INDEX "searched_artifacts_names" ON "searched_artifacts"
    USING gin (name_ngrams("artifactNameNormalized"))`,

  // What the index has of an artifact: its words; those of the name and of the facts, marked; each two words
  // that stand together, so that a phrase of two is one lexeme; the beginnings of all words. Two words of 255
  // characters of four bytes, with their marks, are shorter than the longest lexeme, 2,046 bytes.
  // The function reads a table, so IMMUTABLE is not true. It is safe here: whenever the words of an artifact
  // change, the trigger deletes the indexed row and inserts another, so no entry of the index is outdated.
  // The function has a search_path, because a restored backup makes the index without one.
  `CREATE FUNCTION artifact_words_vector("artifact" integer) RETURNS tsvector
    LANGUAGE plpgsql IMMUTABLE STRICT COST 10000 SET search_path FROM CURRENT AS $$
  DECLARE
    "lines" text[];
    "texts" text;
    "tokens" text[];
    "pairs" text[] := ARRAY['${WITHOUT_PAIRS}'];
  BEGIN
    SELECT string_to_array("words", E'\\n') INTO "lines" FROM "artifacts" WHERE "id" = "artifact";
    "texts" := array_to_string("lines", ' ${TEXT_BOUNDARY} ');
    "tokens" := array(SELECT DISTINCT "word" FROM ${wordsIn('"texts"')});
    IF octet_length("texts") <= ${MAX_PAIRED_BYTES} THEN
      "pairs" := array(${pairsIn('"texts"', '')}
        UNION ALL ${pairsIn('"lines"[1]', SECTION_MARKS.name)}
        UNION ALL ${pairsIn('"lines"[2]', SECTION_MARKS.facts)});
    END IF;
    RETURN array_to_tsvector("tokens" || "pairs" || array(
      SELECT '${SECTION_MARKS.name}' || "word" FROM ${wordsIn('"lines"[1]')}
      UNION ALL SELECT '${SECTION_MARKS.facts}' || "word" FROM ${wordsIn('"lines"[2]')}
      UNION ALL SELECT DISTINCT '${BEGINNING}' || left("word", "length")
        FROM unnest("tokens") AS "word", generate_series(1, ${PREFIX_LENGTH}) AS "length"
    ));
  END $$`,
  `CREATE INDEX "searched_artifacts_words" ON "searched_artifacts"
    USING gin (artifact_words_vector("id"))`,
  // Statistics would take the words of each of 30,000 artifacts, and no plan depends on them.
  `ALTER INDEX "searched_artifacts_words" ALTER COLUMN 1 SET STATISTICS 0`,

  `CREATE FUNCTION index_artifact() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM "searched_artifacts" WHERE "id" = OLD."id";
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO "searched_artifacts" (${copiedColumns('')}) VALUES (${copiedColumns('NEW.')});
      -- Simultaneous writes add words in one order: another order could be a deadlock.
      INSERT INTO "known_words" ("initial", "word")
        SELECT DISTINCT left("word", 1), "word" FROM string_to_table(translate(NEW."words", E'\\n', ' '), ' ') AS "word"
        WHERE length("word") BETWEEN ${SHORTEST_KNOWN_WORD} AND ${LONGEST_KNOWN_WORD}
          AND "word" !~ '[0-9]' ORDER BY 1, 2
        ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "artifacts_indexed" AFTER INSERT OR DELETE ON "artifacts"
    FOR EACH ROW EXECUTE FUNCTION index_artifact()`,
  // A like changes none of these columns, and is not slowed down.
  `CREATE TRIGGER "artifacts_reindexed"
    AFTER UPDATE OF ${[...COLUMNS.slice(1), 'words'].map((name) => `"${name}"`).join(', ')}
    ON "artifacts" FOR EACH ROW WHEN ((${changing('OLD')}) IS DISTINCT FROM (${changing('NEW')}))
    EXECUTE FUNCTION index_artifact()`,
];
