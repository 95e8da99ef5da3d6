import {
  countedAs,
  countsForFrequent,
  deletionsOf,
  isExact,
  isVocabularyWord,
  needsNoCount,
  prefixOf,
} from '../../vocabulary';

/** The words of an artifact as rows of a column `value`: see text-index.ts for the column's form. */
const wordsOf = (row: 'new' | 'old') =>
  `json_each('["' || replace(replace(${row}."words", char(10), ' '), ' ', '","') || '"]')`;

const add = (others: string) => `
  INSERT INTO "vocabulary" ("prefix", "word", "artifacts")
    SELECT DISTINCT ${prefixOf('"value"')}, "value", 1 FROM ${wordsOf('new')}
      WHERE ${isVocabularyWord('"value"', `NOT GLOB '*[0-9]*'`)} ${others}
        AND NOT ${needsNoCount('"value"', countsForFrequent('new."id"'))}
    ON CONFLICT ("prefix", "word") DO UPDATE SET "artifacts" = "artifacts" + ${countedAs('"artifacts"')};`;

const remove = (others: string) => {
  const removed = `("prefix", "word") IN (
    SELECT ${prefixOf('"value"')}, "value" FROM ${wordsOf('old')} WHERE true ${others})`;
  return `
    UPDATE "vocabulary" SET "artifacts" = "artifacts" - 1
      WHERE ${removed} AND ${isExact('"artifacts"')};
    DELETE FROM "vocabulary" WHERE ${removed} AND "artifacts" <= 0;`;
};

const notIn = (row: 'new' | 'old') => `AND "value" NOT IN (SELECT "value" FROM ${wordsOf(row)})`;

/** Triggers that keep the words of the catalogue, and the index that finds those of a similar spelling. */
export const vocabulary = [
  `CREATE TRIGGER "vocabulary_word_added" AFTER INSERT ON "vocabulary" BEGIN
    INSERT OR IGNORE INTO "vocabulary_deletions" ("deletion", "prefix")
      ${deletionsOf('new."prefix"')};
  END`,
  `CREATE TRIGGER "vocabulary_word_removed" AFTER DELETE ON "vocabulary"
    WHEN NOT EXISTS (SELECT 1 FROM "vocabulary" WHERE "prefix" = old."prefix") BEGIN
    DELETE FROM "vocabulary_deletions"
      WHERE ("deletion", "prefix") IN (${deletionsOf('old."prefix"')});
  END`,
  `CREATE TRIGGER "vocabulary_added" AFTER INSERT ON "artifacts" BEGIN ${add('')} END`,
  `CREATE TRIGGER "vocabulary_changed" AFTER UPDATE OF "words" ON "artifacts"
    WHEN old."words" <> new."words" BEGIN ${add(notIn('old'))} ${remove(notIn('new'))} END`,
  `CREATE TRIGGER "vocabulary_removed" AFTER DELETE ON "artifacts" BEGIN ${remove('')} END`,
];
