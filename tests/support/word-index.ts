import type { DataSource } from 'typeorm';
import { CHUNK, NO_GROUP } from '../../server/database/sqlite/facet-groups';
import { WordsAndCenturies1797300000000 } from '../../server/database/sqlite/migrations/1797300000000-words-and-centuries';

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

/** Makes the index of words on SQLite anew from the artifacts, as the migration does. */
export async function rebuildIndexOfWords(dataSource: DataSource): Promise<void> {
  for (const sql of [
    'DROP TABLE "word_terms"',
    ...['facet_groups', 'facet_chunks', 'artifact_years'].map((name) => `DROP TABLE "${name}"`),
    `CREATE INDEX "artifacts_types_and_years"
      ON "artifacts" ("id", "artifactType", "madeEarliest", "madeLatest")`,
  ]) {
    await dataSource.query(sql);
  }
  await new WordsAndCenturies1797300000000().up(dataSource.createQueryRunner());
}
