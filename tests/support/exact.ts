import type { DataSource } from 'typeorm';
import { normalizeText } from '../../common/normalize-text';
import type { Caller } from './caller';

interface Edge {
  node: { id: string };
}

const STORED_COUNTS = [
  { count: 'likeCount', rows: 'likes' },
  { count: 'viewCount', rows: 'artifact_views' },
];

/** Expects every stored count to equal its rows, and a search for each word to find all its names. */
export async function expectExact(
  dataSource: DataSource,
  visitor: Caller,
  words: readonly string[],
): Promise<void> {
  for (const { count, rows } of STORED_COUNTS) {
    const wrong = await dataSource.query(`SELECT "id", "${count}" FROM "artifacts"
      WHERE "${count}" <> (SELECT count(*) FROM "${rows}" WHERE "artifactId" = "artifacts"."id")`);
    expect([count, wrong]).toEqual([count, []]);
  }
  const types = (from: string) =>
    dataSource.query<object[]>(
      `SELECT "type", CAST(sum("n") AS integer) AS "n" FROM (${from}) counted
        GROUP BY "type" HAVING sum("n") > 0 ORDER BY "type"`,
    );
  expect(await types(`SELECT "type", "count" AS "n" FROM "artifact_type_counts"`)).toEqual(
    await types(`SELECT "artifactType" AS "type", 1 AS "n" FROM "artifacts"`),
  );
  const facts = (from: string) =>
    dataSource.query<object[]>(
      `SELECT "key", "value", "spelling", CAST(sum("n") AS integer) AS "n" FROM (${from}) counted
        GROUP BY "key", "value", "spelling" ORDER BY "key", "value", "spelling"`,
    );
  expect(await facts(`SELECT *, "count" AS "n" FROM "artifact_fact_counts"`)).toEqual(
    await facts(`SELECT *, 1 AS "n" FROM "artifact_facts"`),
  );
  const artifacts = await dataSource.query<{ id: number; name: string }[]>(
    `SELECT "id", "artifactNameNormalized" AS "name" FROM "artifacts" ORDER BY "id"`,
  );
  const ids = artifacts.map(({ id }) => id);
  const onSqlite = ['artifact_names', 'artifact_words'].map(
    (name) => `rowid AS "id" FROM "${name}"`,
  );
  const isSqlite = dataSource.options.type === 'sqlite';
  for (const index of ['"id" FROM "searched_artifacts"', ...(isSqlite ? onSqlite : [])]) {
    const rows = await dataSource.query<{ id: number }[]>(`SELECT ${index} ORDER BY "id"`);
    expect(rows.map(({ id }) => id)).toEqual(ids);
  }
  for (const word of words) {
    const { data } = await visitor.run(
      `query ($search: String) {
        artifacts(first: 100, filter: { search: $search }) { totalCount edges { node { id } } }
        part: artifacts(first: 1, filter: { search: $search }) { totalCount } }`,
      { search: word },
    );
    const matching = artifacts.filter(({ name }) => name.includes(normalizeText(word)));
    // A page that is the whole list is not counted by a statement.
    for (const { totalCount } of [data.artifacts, data.part]) {
      expect([word, totalCount]).toEqual([word, matching.length]);
    }
    expect(
      (data.artifacts.edges as Edge[]).map(({ node }) => Number(node.id)).sort(ascending),
    ).toEqual(matching.map(({ id }) => id).slice(-100));
  }
}

const ascending = (a: number, b: number) => a - b;
