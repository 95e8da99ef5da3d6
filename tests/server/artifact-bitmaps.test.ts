import { ArtifactType } from '../../server/artifacts/artifact-type';
import { NO_YEARS } from '../../server/artifacts/made/made-columns';
import { overlapCondition } from '../../server/artifacts/made/year-span';
import { parseText } from '../../server/artifacts/text/parse-text';
import { ALL_YEARS } from '../../server/database/centuries';
import { KeysetPage } from '../../server/database/keyset';
import { ArtifactBitmaps } from '../../server/database/postgres/bitmaps/artifact-bitmaps';
import { CHUNK } from '../../server/database/postgres/bitmaps/bits';
import { postgresTextIndex } from '../../server/database/postgres/text-index';
import { narrowed } from '../../server/database/sql';
import type { TextIndex, TextQuery } from '../../server/database/text-index';
import { Random } from '../bench/random';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { fillCatalogue } from '../support/fill';
import { describeOnPostgres } from '../support/only-on';

const EVERYTHING = { percent: 100, least: 2, most: 5_000 };
const WORDS = ['bronze', 'bronzes', 'mirror', 'of', 'iron', '銅鏡', 'ναός', '3', '¶'];
const TEXTS = ['bronze', 'bron', 'b', 'of', 'mirror bro', 'iron mirror', '"bronze mirror"'].concat([
  ...[
    '"of bronze"',
    '銅',
    '"銅 鏡"',
    'Ναός',
    '3 naos',
    '"bronze mirror" o',
    'zebra',
    '"mirror of"',
  ],
]);
/** Around the first and last years that bitmaps tell apart, and where their digits change. */
const YEARS = [-9_000, -4_097, -4_096, -4_095, -4_033, -4_032, -1_332, -400, -65, -64, -1].concat([
  ...[1, 63, 64, 100, 1_850, 2_239, 2_240, 2_302, 2_303, 2_304, 9_000],
]);
const TYPES = [ArtifactType.TOOLS, ArtifactType.WEAPONS];

const random = new Random(15);
const words = () =>
  Array.from({ length: 4 }, () => random.pick(WORDS)).join(random.pick([' ', '. ']));

function anyQuery(): TextQuery {
  const from = random.pick([ALL_YEARS.from, ...YEARS]) + random.whole(0, 2);
  const to = random.pick([ALL_YEARS.to, ...YEARS]) - random.whole(0, 2);
  const years = { from, to, condition: overlapCondition({ from, to }, (name) => `"${name}"`) };
  return {
    terms: parseText(random.pick(TEXTS)),
    type: random.pick([null, null, ...TYPES]),
    years: random.pick([null, years, years]),
    owner: null,
    condition: null,
    relevance: null,
  };
}

describeOnPostgres('the bitmaps of artifacts', () => {
  const bitmaps = new ArtifactBitmaps();
  const byBits = postgresTextIndex(bitmaps);
  const byIndex = postgresTextIndex(new ArtifactBitmaps());
  let catalogue: TestCatalogue;

  beforeAll(async () => {
    catalogue = await startCatalogue();
    await fillCatalogue(catalogue.dataSource, Array.from({ length: 700 }, words), (nth) => ({
      artifactType: random.pick(TYPES),
      description: words(),
      // The others are in later chunks, and no artifact is in one between.
      ...(nth >= 400 && { id: 3 * CHUNK - 500 + nth }),
    }));
    await setYears(1);
  });
  afterAll(() => catalogue.stop());

  /** Gives other years to some artifacts. */
  async function setYears(share: number): Promise<void> {
    const rows = await catalogue.dataSource.query<{ id: number }[]>('SELECT "id" FROM "artifacts"');
    const changes = rows
      .filter(() => random.next() < share)
      .map(({ id }) => {
        if (random.next() < 0.2) return { id, ...NO_YEARS };
        const years = [random.pick(YEARS), random.pick(YEARS) + random.whole(0, 2)];
        return { id, madeEarliest: Math.min(...years), madeLatest: Math.max(...years) };
      });
    await catalogue.dataSource.query(
      `UPDATE "artifacts" SET "madeEarliest" = "change"."madeEarliest", "madeLatest" = "change"."madeLatest"
        FROM json_to_recordset($1) AS "change" ("id" integer, "madeEarliest" integer, "madeLatest" integer)
        WHERE "artifacts"."id" = "change"."id"`,
      [JSON.stringify(changes)],
    );
  }

  async function countBy(index: TextIndex, query: TextQuery) {
    const { database } = catalogue;
    const [row] = await database.rows<{ count: string }>(index.counting(query));
    const counting = index.groupCounting(query);
    const groups = counting.countsOf(await database.rows(counting));
    return {
      count: Number(row?.count),
      groups: groups.map((group) => JSON.stringify(group)).sort(),
    };
  }

  /** The first matches of a random part of the list, by bitmaps and by the index of words. */
  async function firstMatches(query: TextQuery): Promise<[byBitmaps: number[], byIndex: number[]]> {
    const { database } = catalogue;
    const direction = random.pick(['ASC', 'DESC'] as const);
    const place = () =>
      random.pick([null, [random.whole(1, 500)], [3 * CHUNK + random.whole(-200, 300)]]);
    const limit = random.pick([1, 5, 40, 1_000]);
    const order = { direction, keys: [{ column: 'id', type: 'number' }] } as const;
    const page = new KeysetPage(order, place(), limit, place());
    const first = bitmaps.readsOf(query)?.first(page, limit);
    if (!first) return [[], []];
    const source = narrowed(byIndex.matches(query), page.condition(['"id"']));
    const statement = `SELECT "id" FROM ${source.sql} ORDER BY "id" ${direction} LIMIT ${limit}`;
    const [found, expected] = await Promise.all(
      [first, { ...source, sql: statement }].map((sql) => database.rows<{ id: number }>(sql)),
    );
    return [(found ?? []).map(({ id }) => id), (expected ?? []).map(({ id }) => id)];
  }

  /** @returns how many of the queries the bitmaps tell. */
  async function compareAtRandom(): Promise<number> {
    let told = 0;
    for (let nth = 0; nth < 60; nth += 1) {
      const query = anyQuery();
      if (bitmaps.readsOf(query)) told += 1;
      expect([query, await countBy(byBits, query)]).toEqual([query, await countBy(byIndex, query)]);
      const [found, expected] = await firstMatches(query);
      const ascending = (a: number, b: number) => a - b;
      expect([query, found.toSorted(ascending)]).toEqual([query, expected.toSorted(ascending)]);
    }
    return told;
  }

  const stored = (): Promise<object[]> =>
    catalogue.dataSource
      .query(`SELECT "attribute", "chunk", CAST("artifacts" AS text) AS "artifacts"
      FROM "artifact_bitmaps" WHERE bit_count("artifacts") > 0 ORDER BY 1, 2`);

  it('are not asked before there are any', async () => {
    await bitmaps.merge(catalogue.dataSource, undefined, 1);
    expect(await compareAtRandom()).toBe(0);
  });

  it('count what the index of words counts', async () => {
    await bitmaps.extend(catalogue.dataSource, undefined, EVERYTHING);
    expect(await compareAtRandom()).toBeGreaterThan(15);
  });

  it('count what was added, changed and deleted since', async () => {
    const { dataSource } = catalogue;
    const caller = catalogue.as(ada);
    await setYears(0.1);
    const { id } = await caller.add({ artifactName: 'Bronze mirror of iron' });
    await caller.add({ artifactName: `Bronze mirror ${'far '.repeat(30)}` });
    await caller.update(id, { artifactName: 'An iron mirror' });
    await dataSource.query('DELETE FROM "artifacts" WHERE "id" % 29 = 0');
    expect(await compareAtRandom()).toBeGreaterThan(15);
  });

  it('are after a merge as if they were made anew', async () => {
    const { dataSource } = catalogue;
    await bitmaps.merge(dataSource, undefined, 1);
    const waiting = await dataSource.query<object[]>('SELECT * FROM "artifact_bitmap_changes"');
    expect(waiting).toEqual([]);
    const merged = await stored();
    expect(await compareAtRandom()).toBeGreaterThan(15);
    const attributes = await dataSource.query<object[]>('SELECT * FROM "bitmap_attributes"');
    await dataSource.query(
      'TRUNCATE "artifact_bitmaps", "artifact_kind_chunks", "bitmap_attributes"',
    );
    // Two processes share the work.
    await Promise.all(
      [1, 2].map(() => new ArtifactBitmaps().extend(dataSource, undefined, EVERYTHING)),
    );
    expect(await dataSource.query('SELECT * FROM "bitmap_attributes"')).toEqual(
      expect.arrayContaining(attributes),
    );
    expect(await stored()).toEqual(expect.arrayContaining(merged));
  });

  it('lose no write that a merge does not see', async () => {
    const { dataSource } = catalogue;
    await setYears(0.05);
    const writer = dataSource.createQueryRunner();
    await writer.startTransaction();
    await writer.query(`UPDATE "artifacts" SET "artifactType" = 'WOOL_CARPET' WHERE "id" % 31 = 0`);
    await bitmaps.merge(dataSource, undefined, 1);
    await writer.commitTransaction();
    await writer.release();
    expect(await compareAtRandom()).toBeGreaterThan(15);
    await bitmaps.merge(dataSource, undefined, 1);
    expect(await compareAtRandom()).toBeGreaterThan(15);
  });

  it('are not asked while very many changes wait', async () => {
    const { dataSource } = catalogue;
    const query: TextQuery = {
      ...{ terms: parseText('bronze'), type: null, years: null },
      ...{ owner: null, condition: null, relevance: null },
    };
    expect(bitmaps.readsOf(query)).not.toBeNull();
    await dataSource.query(
      'INSERT INTO "artifact_bitmap_changes" SELECT 1 FROM generate_series(1, 2001)',
    );
    await bitmaps.merge(dataSource, undefined, 10_000);
    expect(bitmaps.readsOf(query)).toBeNull();
    await bitmaps.merge(dataSource, undefined, 1);
    expect(bitmaps.readsOf(query)).not.toBeNull();
  });

  it('are kept by one process at a time', async () => {
    const { dataSource } = catalogue;
    await setYears(0.05);
    await Promise.all(
      Array.from({ length: 4 }, () => new ArtifactBitmaps().merge(dataSource, undefined, 1)),
    );
    expect(await compareAtRandom()).toBeGreaterThan(15);
  });
});
