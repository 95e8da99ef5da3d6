import {
  countedAs,
  countsForFrequent,
  deletionsOf,
  isExact,
  isVocabularyWord,
  needsNoCount,
  prefixOf,
} from '../../vocabulary';
import { LOCKS } from '../advisory-locks';

/** The words of an artifact as an array: see text-index.ts for the column's form. */
const wordsOf = (row: 'NEW' | 'OLD') =>
  `string_to_array(translate(${row}."words", E'\\n', ' '), ' ')`;

/** Triggers that keep the words of the catalogue, and the index that finds those of a similar spelling. */
export const vocabulary = [
  // An artifact's last word of a prefix must not be removed while another adds a word with it. Those who
  // may remove words wait for everybody; those who only add words wait for these alone. The lock comes
  // before those of the words' rows. One for each prefix would not do: PostgreSQL has room for some
  // thousand locks, and one artifact may have more words.
  `CREATE FUNCTION lock_vocabulary() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      PERFORM pg_advisory_xact_lock_shared(${LOCKS.vocabulary});
    ELSE
      PERFORM pg_advisory_xact_lock(${LOCKS.vocabulary});
    END IF;
    RETURN coalesce(NEW, OLD);
  END $$`,
  `CREATE TRIGGER "vocabulary_locked" BEFORE INSERT OR DELETE ON "artifacts"
    FOR EACH ROW EXECUTE FUNCTION lock_vocabulary()`,
  `CREATE TRIGGER "vocabulary_locked_anew" BEFORE UPDATE OF "words" ON "artifacts" FOR EACH ROW
    WHEN (OLD."words" <> NEW."words") EXECUTE FUNCTION lock_vocabulary()`,

  `CREATE FUNCTION write_vocabulary_deletions() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO "vocabulary_deletions" ("deletion", "prefix")
        ${deletionsOf('NEW."prefix"')} ON CONFLICT DO NOTHING;
    ELSIF NOT EXISTS (SELECT FROM "vocabulary" WHERE "prefix" = OLD."prefix") THEN
      DELETE FROM "vocabulary_deletions"
        WHERE ("deletion", "prefix") IN (${deletionsOf('OLD."prefix"')});
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "vocabulary_deletions" AFTER INSERT OR DELETE ON "vocabulary"
    FOR EACH ROW EXECUTE FUNCTION write_vocabulary_deletions()`,

  // The rows are locked in one order: another order could be a deadlock.
  `CREATE FUNCTION count_words() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    before text[] := CASE WHEN TG_OP <> 'INSERT' THEN ${wordsOf('OLD')} ELSE '{}' END;
    after text[] := CASE WHEN TG_OP <> 'DELETE' THEN ${wordsOf('NEW')} ELSE '{}' END;
  BEGIN
    INSERT INTO "vocabulary" AS stored ("prefix", "word", "artifacts")
      SELECT ${prefixOf('"word"')}, "word", "difference"
      FROM (
        SELECT "word", sum("sign")::integer AS "difference"
        FROM (SELECT DISTINCT unnest(before), -1 UNION ALL SELECT DISTINCT unnest(after), 1)
          AS listed ("word", "sign")
        WHERE ${isVocabularyWord('"word"', `!~ '[0-9]'`)}
        GROUP BY "word" HAVING sum("sign") <> 0
      ) AS changed
      WHERE NOT ${needsNoCount('changed."word"', `changed."difference" > 0 AND ${countsForFrequent('NEW."id"')}`)}
      ORDER BY 1, 2
      ON CONFLICT ("prefix", "word") DO UPDATE SET "artifacts" = CASE
        WHEN excluded."artifacts" > 0 THEN stored."artifacts" + ${countedAs('stored."artifacts"')}
        WHEN ${isExact('stored."artifacts"')} THEN stored."artifacts" - 1
        ELSE stored."artifacts" END;
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM "vocabulary" WHERE "artifacts" <= 0
        AND ("prefix", "word") IN (SELECT ${prefixOf('"word"')}, "word" FROM unnest(before) AS "word");
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "artifacts_words_counted" AFTER INSERT OR DELETE ON "artifacts"
    FOR EACH ROW EXECUTE FUNCTION count_words()`,
  `CREATE TRIGGER "artifacts_words_recounted" AFTER UPDATE OF "words" ON "artifacts" FOR EACH ROW
    WHEN (OLD."words" <> NEW."words") EXECUTE FUNCTION count_words()`,
];
