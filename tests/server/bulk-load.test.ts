import { createTestDatabase } from '../support/engine';
import { describeOnPostgres } from '../support/only-on';
import { openMigrated } from '../support/open-database';
import { bulkLoad } from '../../bench/postgres-bulk-load';
import { fill } from '../../bench/catalogue';

describeOnPostgres('a bulk load of a benchmark', () => {
  it('writes the same rows as the triggers', async () => {
    const [loaded, written] = [await tablesOf(true), await tablesOf(false)];
    expect(loaded).toEqual(written);
  });

  /**
   * The rows of all tables, without random identifiers and instants, and without the epoch, which
   * differs by database.
   */
  async function tablesOf(isBulk: boolean): Promise<Record<string, string[]>> {
    const opened = await openMigrated(await createTestDatabase());
    const { dataSource } = opened;
    await fill(opened, 50, isBulk ? (load) => bulkLoad(dataSource, load) : undefined);
    const rows: Record<string, string[]> = {};
    for (const { tableName } of await dataSource.query<{ tableName: string }[]>(
      `SELECT relname AS "tableName" FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
          AND relname NOT IN ('migrations', 'change_events', 'catalogue_epoch')
        ORDER BY 1`,
    )) {
      const found = await dataSource.query<{ row: object }[]>(
        `SELECT to_jsonb("t") - ARRAY['changedAt', 'nextAttemptAt', 'contributorId'] AS "row" FROM "${tableName}" AS "t"`,
      );
      rows[tableName] = found.map(({ row }) => JSON.stringify(row)).sort();
    }
    const unready = await dataSource.query('SELECT 1 FROM pg_index WHERE NOT indisready');
    expect(unready).toEqual([]);
    await dataSource.destroy();
    return rows;
  }
});
