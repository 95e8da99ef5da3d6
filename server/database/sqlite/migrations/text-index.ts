import { centuryOf } from '../../centuries';
import { TEXT_BOUNDARY } from '../../text-index';
import { CHUNK, NO_CENTURY, NO_GROUP } from '../facet-groups';
import { centuryTokens, MARKS } from '../index-tokens';

const hasYears = 'new."madeEarliest" <= new."madeLatest"';
const century = (year: 'madeEarliest' | 'madeLatest') =>
  `iif(${hasYears}, ${centuryOf(`new."${year}"`)}, ${NO_CENTURY})`;

/** The row of `facet_groups` of an artifact. */
const isItsGroup = `"its_group"."type" = new."artifactType"
  AND "its_group"."firstCentury" = ${century('madeEarliest')}
  AND "its_group"."lastCentury" = ${century('madeLatest')}`;

const WORDS = 'new."words"';
const END_OF_NAME = `instr(${WORDS}, char(10))`;
const AFTER_NAME = `substr(${WORDS}, ${END_OF_NAME} + 1)`;
const END_OF_FACTS = `instr(${AFTER_NAME}, char(10))`;

/** The words of a line, each behind a mark. */
const marked = (line: string, mark: string) => `replace(rtrim(${line}), ' ', ' ${mark}')`;

/** What the index has of an artifact, whose group is at hand. */
const tokens = `replace(${WORDS}, char(10), ' ${TEXT_BOUNDARY} ')
  || ${marked(`substr(${WORDS}, 1, max(${END_OF_NAME} - 1, 0))`, MARKS.name)}
  || ${marked(`substr(${AFTER_NAME}, 1, max(${END_OF_FACTS} - 1, 0))`, MARKS.facts)}
  || ' ' || (SELECT char(57344 + "id") FROM "search_types" WHERE "type" = new."artifactType") || ' '
  || iif(${hasYears}, ${centuryTokens('"its_group"."firstCentury"', '"its_group"."lastCentury"')}, '')`;

/** Puts a character in the place of an artifact within its chunk. */
const setGroup = (row: 'new' | 'old', character: string) => `
  UPDATE "facet_chunks" SET "groups" = substr("groups", 1, ${row}."id" % ${CHUNK}) || ${character}
      || substr("groups", ${row}."id" % ${CHUNK} + 2)
    WHERE "chunk" = ${row}."id" / ${CHUNK};`;

const add = `
  INSERT OR IGNORE INTO "search_types" ("type") VALUES (new."artifactType");
  INSERT OR IGNORE INTO "facet_groups" ("type", "firstCentury", "lastCentury")
    VALUES (new."artifactType", ${century('madeEarliest')}, ${century('madeLatest')});
  INSERT OR IGNORE INTO "facet_chunks" ("chunk", "groups")
    VALUES (new."id" / ${CHUNK}, printf('%${CHUNK}s', ''));
  ${setGroup('new', `(SELECT char(${NO_GROUP} + "id") FROM "facet_groups" AS "its_group" WHERE ${isItsGroup})`)}
  INSERT INTO "artifact_years" ("id", "madeEarliest", "madeLatest")
    VALUES (new."id", new."madeEarliest", new."madeLatest");
  INSERT INTO "artifacts_words" (rowid, "words")
    SELECT new."id", ${tokens} FROM "facet_groups" AS "its_group" WHERE ${isItsGroup};`;

const remove = `
  DELETE FROM "artifacts_words" WHERE rowid = old."id";
  DELETE FROM "artifact_years" WHERE "id" = old."id";
  ${setGroup('old', `char(${NO_GROUP})`)}`;

const INDEXED = ['words', 'artifactType', 'madeEarliest', 'madeLatest'];
const differs = INDEXED.map((name) => `old."${name}" <> new."${name}"`).join(' OR ');

/**
 * The words of the texts, with marks before those of the name and of the facts; the type and the centuries
 * are tokens, too: see sqlite/text-index.ts. Facets are counted from the groups of artifacts: see
 * sqlite/facet-groups.ts.
 */
export const textIndex = [
  `CREATE TABLE "facet_groups" ("id" integer PRIMARY KEY, "type" text NOT NULL,
    "firstCentury" integer NOT NULL, "lastCentury" integer NOT NULL,
    UNIQUE ("type", "firstCentury", "lastCentury"))`,
  `CREATE TABLE "facet_chunks" ("chunk" integer PRIMARY KEY, "groups" text NOT NULL)`,
  // Rows of this table are narrow. A row of the artifacts fills a page of its own.
  `CREATE TABLE "artifact_years" ("id" integer PRIMARY KEY,
    "madeEarliest" integer NOT NULL, "madeLatest" integer NOT NULL)`,
  // Words are separated by spaces; to this tokenizer, every character beyond ASCII is a letter.
  `CREATE VIRTUAL TABLE "artifacts_words" USING fts5(
    "words", content='', contentless_delete=1, tokenize='ascii', prefix='1 2 3'
  )`,
  // The places of each word, in the order of words. It stores nothing of its own.
  `CREATE VIRTUAL TABLE "word_terms" USING fts5vocab('artifacts_words', 'instance')`,
  `CREATE TRIGGER "words_added" AFTER INSERT ON "artifacts" BEGIN ${add} END`,
  `CREATE TRIGGER "words_changed" AFTER UPDATE OF ${INDEXED.map((name) => `"${name}"`).join()}
    ON "artifacts" WHEN ${differs} BEGIN ${remove} ${add} END`,
  `CREATE TRIGGER "words_removed" AFTER DELETE ON "artifacts" BEGIN ${remove} END`,
];
