import { centuryOfYear } from '../../server/database/centuries';
import { NO_YEARS } from '../../server/artifacts/made/made-columns';
import type { Database } from '../../server/database/database';
import { kindCounts } from '../../server/database/postgres/artifact-kinds';
import { createTestDatabase } from '../support/engine';
import { describeOnPostgres } from '../support/only-on';
import { openMigrated } from '../support/open-database';
import { bulkLoad } from '../bench/postgres-bulk-load';
import { fill } from '../bench/catalogue';

const YEARS = [-300_000, -4001, -4000, -3901, -101, -100, -1, 1, 99, 100, 1850, 2099];
/** The characters of later types come after the numbers that no character has. */
const TYPES = Array.from({ length: 16 }, (_, index) => `type ${index}`);

describeOnPostgres('the kind of an artifact', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated(await createTestDatabase());
  });
  afterAll(() => database.dataSource.destroy());

  it('has its type and the centuries of its years', async () => {
    const spans = [
      ...YEARS.flatMap((from) => YEARS.filter((to) => to >= from).map((to) => [from, to] as const)),
      [NO_YEARS.madeEarliest, NO_YEARS.madeLatest] as const,
    ];
    const wanted = TYPES.flatMap((type) => spans.map(([from, to]) => ({ type, from, to })));
    const rows = await database.dataSource.query<{ kind: string }[]>(
      `SELECT artifact_kind("type", "from", "to") AS "kind"
        FROM json_to_recordset($1) AS "span" ("type" text, "from" integer, "to" integer)`,
      [JSON.stringify(wanted)],
    );
    const [{ types }] = await database.dataSource.query<[{ types: Record<string, string> }]>(
      'SELECT json_object_agg("code", "type") AS "types" FROM "artifact_type_codes"',
    );
    const read = rows.map(({ kind }) => kindCounts(types, kind + kind));
    expect(read).toEqual(
      wanted.map(({ type, from, to }) => {
        if (from > to) return [{ type, first: null, last: null, count: 2 }];
        return [{ type, first: centuryOfYear(from), last: centuryOfYear(to), count: 2 }];
      }),
    );
  });
});

describeOnPostgres('a bulk load of a benchmark', () => {
  it('writes the same rows as the triggers', async () => {
    const [loaded, written] = [await tablesOf(true), await tablesOf(false)];
    expect(loaded).toEqual(written);
  });

  /**
   * The rows of all tables, without random identifiers and instants, and without the epoch, which
   * differs by database. Without bitmaps, no list of changes is needed.
   */
  async function tablesOf(isBulk: boolean): Promise<Record<string, string[]>> {
    const opened = await openMigrated(await createTestDatabase());
    const { dataSource } = opened;
    await fill(opened, 50, isBulk ? (load) => bulkLoad(dataSource, load) : undefined);
    const rows: Record<string, string[]> = {};
    for (const { tableName } of await dataSource.query<{ tableName: string }[]>(
      `SELECT relname AS "tableName" FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
          AND relname NOT IN
            ('migrations', 'change_events', 'artifact_bitmap_changes', 'catalogue_epoch')
        ORDER BY 1`,
    )) {
      const found = await dataSource.query<{ row: object }[]>(
        `SELECT to_jsonb("t") - 'changedAt' - 'contributorId' AS "row" FROM "${tableName}" AS "t"`,
      );
      rows[tableName] = found.map(({ row }) => JSON.stringify(row)).sort();
    }
    const unready = await dataSource.query('SELECT 1 FROM pg_index WHERE NOT indisready');
    expect(unready).toEqual([]);
    await dataSource.destroy();
    return rows;
  }
});
