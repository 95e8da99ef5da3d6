import {
  LONGEST_KNOWN_WORD,
  SECTION_MARKS,
  SHORTEST_KNOWN_WORD,
  TEXT_BOUNDARY,
} from '../../search-index';

const NAME = 'new."artifactNameNormalized"';

/**
 * The name's characters apart from each other, by a control character. From `a␁b␁c` the trigram
 * tokenizer makes each character, and each pair, one token.
 */
const SPREAD_NAME = `(
    WITH RECURSIVE place(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM place WHERE n < length(${NAME}))
    SELECT char(1) || group_concat(substr(${NAME}, n, 1), char(1)) || char(1) FROM place
  )`;

const WORDS = 'new."words"';
const END_OF_NAME = `instr(${WORDS}, char(10))`;
const AFTER_NAME = `substr(${WORDS}, ${END_OF_NAME} + 1)`;
const END_OF_FACTS = `instr(${AFTER_NAME}, char(10))`;

/** The words of a line, each behind a mark. */
const marked = (line: string, mark: string) => `replace(rtrim(${line}), ' ', ' ${mark}')`;

/** The words of all texts, those of the name and of the facts once more behind marks, and the type. */
const TOKENS = `replace(${WORDS}, char(10), ' ${TEXT_BOUNDARY} ')
  || ${marked(`substr(${WORDS}, 1, max(${END_OF_NAME} - 1, 0))`, SECTION_MARKS.name)}
  || ${marked(`substr(${AFTER_NAME}, 1, max(${END_OF_FACTS} - 1, 0))`, SECTION_MARKS.facts)}
  || ' <' || new."artifactType"`;

const COLUMNS = ['id', 'artifactType', 'madeEarliest', 'madeLatest', 'artifactNameNormalized'];
const list = (prefix: string) => COLUMNS.map((name) => `${prefix}"${name}"`).join(', ');

const add = `
  INSERT INTO "searched_artifacts" (${list('')}) VALUES (${list('new.')});
  INSERT INTO "artifact_names" (rowid, "name") VALUES (new."id", ${NAME} || char(2) || ${SPREAD_NAME});
  INSERT INTO "artifact_words" (rowid, "words") VALUES (new."id", ${TOKENS});
  INSERT OR IGNORE INTO "known_words" ("initial", "word")
    SELECT substr("value", 1, 1), "value" FROM json_each('["' || replace(replace(${WORDS}, char(10), ' '), ' ', '","') || '"]')
    WHERE length("value") BETWEEN ${SHORTEST_KNOWN_WORD} AND ${LONGEST_KNOWN_WORD}
      AND "value" NOT GLOB '*[0-9]*';`;

const remove = `
  DELETE FROM "searched_artifacts" WHERE "id" = old."id";
  DELETE FROM "artifact_names" WHERE rowid = old."id";
  DELETE FROM "artifact_words" WHERE rowid = old."id";`;

const CHANGING = [...COLUMNS.slice(1), 'words'];

/**
 * The indexes of names and of words, and the triggers that keep them and the words that may be
 * suggested.
 */
export const searchIndex = [
  `CREATE VIRTUAL TABLE "artifact_names" USING fts5(
    "name", content='', contentless_delete=1, tokenize='trigram case_sensitive 1'
  )`,
  // Words are separated by spaces; to this tokenizer, every character beyond ASCII is a letter.
  `CREATE VIRTUAL TABLE "artifact_words" USING fts5(
    "words", content='', contentless_delete=1, tokenize="ascii tokenchars '=~<_'", prefix='1 2 3'
  )`,
  `CREATE TRIGGER "search_added" AFTER INSERT ON "artifacts" BEGIN ${add} END`,
  `CREATE TRIGGER "search_changed" AFTER UPDATE OF ${CHANGING.map((name) => `"${name}"`).join()}
    ON "artifacts" WHEN ${CHANGING.map((name) => `old."${name}" <> new."${name}"`).join(' OR ')}
    BEGIN ${remove} ${add} END`,
  `CREATE TRIGGER "search_removed" AFTER DELETE ON "artifacts" BEGIN ${remove} END`,
];
