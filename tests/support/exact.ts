import type { DataSource } from 'typeorm';
import { normalizeText } from '../../server/artifacts/normalize-text';
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
  const years = (from: string) =>
    dataSource.query<object[]>(
      `SELECT "type", "year", CAST(sum("e") AS integer) AS "earliest",
          CAST(sum("l") AS integer) AS "latest"
        FROM (${from}) counted GROUP BY "type", "year" ORDER BY "type", "year"`,
    );
  const known = 'FROM "artifacts" WHERE "madeEarliest" <= "madeLatest"';
  expect(
    await years(
      `SELECT "type", "year", "earliest" AS "e", "latest" AS "l" FROM "artifact_year_counts"`,
    ),
  ).toEqual(
    await years(`SELECT "artifactType" AS "type", "madeEarliest" AS "year", 1 AS "e", 0 AS "l" ${known}
      UNION ALL SELECT "artifactType", "madeLatest", 0, 1 ${known}`),
  );
  const artifacts = await dataSource.query<{ id: number; name: string }[]>(
    `SELECT "id", "artifactNameNormalized" AS "name" FROM "artifacts" ORDER BY "id"`,
  );
  if (dataSource.options.type === 'sqlite') {
    const ids = artifacts.map(({ id }) => id);
    for (const index of ['artifacts_search', 'artifacts_search_short']) {
      const rows = await dataSource.query<{ rowid: number }[]>(
        `SELECT rowid FROM "${index}" ORDER BY rowid`,
      );
      expect(rows.map(({ rowid }) => rowid)).toEqual(ids);
    }
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
