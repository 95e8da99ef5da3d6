import type { DataSource, QueryRunner } from 'typeorm';
import { EXACT_COUNT, isVocabularyWord, prefixOf } from '../../server/database/vocabulary';
import { artifactColumns, type Row } from './artifacts';

/** The tables whose triggers and secondary indexes wait until everything is written. */
const LOADED = [
  'artifacts',
  'likes',
  'artifact_words',
  'artifact_revisions',
  'artifact_last_changes',
];
const names = LOADED.map((table) => `'${table}'::regclass`).join();

const WORDS_PER_STATEMENT = 10_000;

/** What the triggers write for each artifact, and for each like, in one statement for all. */
const statements = [
  `UPDATE "artifacts" SET "likeCount" = "counted"."likes"
    FROM (SELECT "artifactId", count(*) AS "likes" FROM "likes" GROUP BY "artifactId") AS "counted"
    WHERE "artifacts"."id" = "counted"."artifactId"`,
  `INSERT INTO "artifact_type_counts"
    SELECT "artifactType", count(*) FROM "artifacts" GROUP BY "artifactType"`,
  `INSERT INTO "artifact_year_counts" ("type", "year", "earliest", "latest")
    SELECT "artifactType", "year", sum("earliest"), sum("latest")
    FROM "artifacts" CROSS JOIN LATERAL
      (VALUES ("madeEarliest", 1, 0), ("madeLatest", 0, 1)) AS "ends" ("year", "earliest", "latest")
    WHERE "madeEarliest" <= "madeLatest" GROUP BY "artifactType", "year"`,
  `INSERT INTO "artifact_words" ("id", "madeEarliest", "madeLatest", "kind")
    SELECT "id", "madeEarliest", "madeLatest", artifact_kind("artifactType", "madeEarliest", "madeLatest")
    FROM "artifacts" ORDER BY "id"`,
  `INSERT INTO "artifact_revisions" ("artifactId", "kind", "changedAt", "ownerUid")
    SELECT "id", 'ADDED', (extract(epoch FROM now()) * 1000)::bigint, "ownerUid"
    FROM "artifacts" ORDER BY "id"`,
  `INSERT INTO "artifact_last_changes" ("artifactId", "sequence", "changedAt", "kind")
    SELECT "artifactId", "sequence", "changedAt", "kind" FROM "artifact_revisions"`,
];

/**
 * Lets `load` write artifacts and likes into an empty PostgreSQL catalogue, many times as fast as
 * through the triggers, and with the same rows in all tables: indexes are made afterwards, and what
 * the triggers keep is written by one statement for each table.
 * @param load calls its argument with each row of `artifacts`, in their order.
 */
export async function bulkLoad(
  database: DataSource,
  load: (seen: (row: Row) => void) => Promise<void>,
): Promise<void> {
  const runner = database.createQueryRunner();
  const words = new Vocabulary();
  await setTriggers(runner, 'DISABLE');
  // Writes leave such an index out, and REINDEX makes it anew.
  await runner.query(`UPDATE pg_index SET indisready = false
    WHERE NOT indisunique AND indrelid IN (${names})`);
  await load((row) => words.add(row));
  await runner.query(`SET maintenance_work_mem = '512MB'`);
  for (const sql of statements) await runner.query(sql);
  await setTriggers(runner, 'ENABLE');
  await words.write(runner);
  for (const table of LOADED) await runner.query(`REINDEX TABLE "${table}"`);
  await runner.query('RESET maintenance_work_mem');
  await runner.release();
}

async function setTriggers(runner: QueryRunner, state: 'DISABLE' | 'ENABLE'): Promise<void> {
  for (const table of LOADED) await runner.query(`ALTER TABLE "${table}" ${state} TRIGGER ALL`);
}

/** Counts words as the trigger of an added artifact does. */
class Vocabulary {
  private readonly counts = new Map<string, number>();
  private lastId = 0;

  add(row: Row): void {
    this.lastId += 1;
    const step = this.lastId % EXACT_COUNT === 0 ? EXACT_COUNT : 0;
    const words = String(row[artifactColumns.indexOf('words')]);
    for (const word of new Set(words.split(/[ \n]/))) {
      const count = this.counts.get(word) ?? 0;
      this.counts.set(word, count + (count < EXACT_COUNT ? 1 : step));
    }
  }

  /** The table's own trigger makes the index of spellings. */
  async write(runner: QueryRunner): Promise<void> {
    const counted = [...this.counts];
    for (let from = 0; from < counted.length; from += WORDS_PER_STATEMENT) {
      await runner.query(
        `INSERT INTO "vocabulary" ("prefix", "word", "artifacts")
          SELECT ${prefixOf('"word"')}, "word", "count"
          FROM json_to_recordset($1) AS "counted" ("word" text, "count" integer)
          WHERE ${isVocabularyWord('"word"', `!~ '[0-9]'`)}`,
        [
          JSON.stringify(
            counted
              .slice(from, from + WORDS_PER_STATEMENT)
              .map(([word, count]) => ({ word, count })),
          ),
        ],
      );
    }
  }
}
