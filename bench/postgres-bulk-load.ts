import type { DataSource, QueryRunner } from 'typeorm';
import { COUNT_STORED_FACTS } from '../server/database/facts/create-fact-count-table';
import { LONGEST_KNOWN_WORD, SHORTEST_KNOWN_WORD } from '../server/database/search-index';

/** The tables whose triggers and secondary indexes wait until everything is written. */
const LOADED = [
  'artifacts',
  'likes',
  'searched_artifacts',
  'artifact_facts',
  'artifact_revisions',
  'artifact_last_changes',
];
const names = LOADED.map((table) => `'${table}'::regclass`).join();

/** What the triggers write for each artifact, and for each like, in one statement for all. */
const statements = [
  `UPDATE "artifacts" SET "likeCount" = "counted"."likes"
    FROM (SELECT "artifactId", count(*) AS "likes" FROM "likes" GROUP BY "artifactId") AS "counted"
    WHERE "artifacts"."id" = "counted"."artifactId"`,
  `INSERT INTO "artifact_type_counts"
    SELECT "artifactType", count(*) FROM "artifacts" GROUP BY "artifactType"`,
  `INSERT INTO "searched_artifacts"
      ("id", "artifactType", "madeEarliest", "madeLatest", "artifactNameNormalized")
    SELECT "id", "artifactType", "madeEarliest", "madeLatest", "artifactNameNormalized"
    FROM "artifacts" ORDER BY "id"`,
  `INSERT INTO "artifact_facts" ("key", "value", "artifactId", "spelling")
    SELECT "fact" ->> 0, "fact" ->> 1, "id", "fact" ->> 2
    FROM "artifacts", json_array_elements("factRows"::json) AS "fact"`,
  COUNT_STORED_FACTS,
  `INSERT INTO "known_words" ("initial", "word")
    SELECT DISTINCT left("word", 1), "word"
    FROM "artifacts", string_to_table(translate("words", E'\\n', ' '), ' ') AS "word"
    WHERE length("word") BETWEEN ${SHORTEST_KNOWN_WORD} AND ${LONGEST_KNOWN_WORD}
      AND "word" !~ '[0-9]'`,
  `INSERT INTO "artifact_revisions" ("artifactId", "kind", "changedAt", "ownerUid")
    SELECT "id", 'ADDED', (extract(epoch FROM now()) * 1000)::bigint, "ownerUid"
    FROM "artifacts" ORDER BY "id"`,
  `INSERT INTO "picture_links" ("url", "nextAttemptAt")
    SELECT DISTINCT "image", 0 FROM "artifacts"`,
  `INSERT INTO "artifact_last_changes" ("artifactId", "sequence", "changedAt", "kind")
    SELECT "artifactId", "sequence", "changedAt", "kind" FROM "artifact_revisions"`,
];

/**
 * Lets `load` write artifacts and likes into an empty PostgreSQL catalogue, many times as fast as
 * through the triggers, and with the same rows in all tables: indexes are made afterwards, and what
 * the triggers keep is written by one statement for each table.
 */
export async function bulkLoad(database: DataSource, load: () => Promise<void>): Promise<void> {
  const runner = database.createQueryRunner();
  await setTriggers(runner, 'DISABLE');
  // Writes leave such an index out, and REINDEX makes it anew.
  await runner.query(`UPDATE pg_index SET indisready = false
    WHERE NOT indisunique AND indrelid IN (${names})`);
  await load();
  await runner.query(`SET maintenance_work_mem = '512MB'`);
  for (const sql of statements) await runner.query(sql);
  await setTriggers(runner, 'ENABLE');
  for (const table of LOADED) await runner.query(`REINDEX TABLE "${table}"`);
  await runner.query('RESET maintenance_work_mem');
  await runner.release();
}

async function setTriggers(runner: QueryRunner, state: 'DISABLE' | 'ENABLE'): Promise<void> {
  for (const table of LOADED) await runner.query(`ALTER TABLE "${table}" ${state} TRIGGER ALL`);
}
