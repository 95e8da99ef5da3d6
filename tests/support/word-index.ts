import type { DataSource } from 'typeorm';
import { CHUNK, NO_GROUP } from '../../server/database/sqlite/facet-groups';

interface Group {
  id: number;
  type: string;
  firstCentury: number;
  lastCentury: number;
}

/** What the index of words on SQLite, and the tables beside it, have of each artifact. */
export async function indexedArtifacts(dataSource: DataSource) {
  const tokens = await dataSource.query<object[]>(
    'SELECT "doc", "offset", "term" FROM "word_terms" ORDER BY "doc", "offset"',
  );
  const years = await dataSource.query<object[]>('SELECT * FROM "artifact_years" ORDER BY "id"');
  const groups = await dataSource.query<Group[]>('SELECT * FROM "facet_groups"');
  const chunks = await dataSource.query<{ chunk: number; groups: string }[]>(
    'SELECT * FROM "facet_chunks" ORDER BY "chunk"',
  );
  const grouped = chunks.flatMap(({ chunk, groups: characters }) =>
    [...characters].flatMap((character, place) => {
      const id = character.charCodeAt(0) - NO_GROUP;
      if (id === 0) return [];
      const found = groups.find((group) => group.id === id);
      const { type, firstCentury, lastCentury } = found ?? {};
      return [[chunk * CHUNK + place, type, firstCentury, lastCentury]];
    }),
  );
  return { tokens, years, grouped };
}

/**
 * Makes the index of words on SQLite, and the tables beside it, anew: what the trigger of an addition does
 * is done for every artifact that is there.
 */
export async function rebuildIndexOfWords(dataSource: DataSource): Promise<void> {
  const [trigger] = await dataSource.query<{ sql: string }[]>(
    `SELECT "sql" FROM "sqlite_master" WHERE "name" = 'words_added'`,
  );
  const body = trigger?.sql.slice(trigger.sql.indexOf(' BEGIN ')) ?? '';
  for (const sql of [
    `INSERT INTO "artifacts_words" ("artifacts_words") VALUES ('delete-all')`,
    ...['facet_groups', 'facet_chunks', 'artifact_years'].map((name) => `DELETE FROM "${name}"`),
    'CREATE TEMPORARY VIEW "artifacts_anew" AS SELECT * FROM "artifacts"',
    `CREATE TEMPORARY TRIGGER "added_anew" INSTEAD OF INSERT ON "artifacts_anew" ${body}`,
    'INSERT INTO "artifacts_anew" SELECT * FROM "artifacts"',
  ]) {
    await dataSource.query(sql);
  }
}
