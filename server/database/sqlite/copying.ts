import type { Copying } from '../copying';

/** The trigger that writes the search indexes of an artifact that is inserted. */
const INDEXING_TRIGGER = 'search_added';

/** SQLite cannot disable triggers: within a transaction they are dropped, and created again. */
export const sqliteCopying: Copying = {
  // The server lock shows every server.
  expectNoServer: async () => {},

  async withoutTriggers(runner, table, work) {
    const triggers = (await runner.query(
      `SELECT "name", "sql" FROM "sqlite_master"
        WHERE "type" = 'trigger' AND "tbl_name" = ? AND "name" <> ? ORDER BY rowid`,
      [table, INDEXING_TRIGGER],
    )) as { name: string; sql: string }[];
    for (const { name } of triggers) await runner.query(`DROP TRIGGER "${name}"`);
    await work();
    for (const { sql } of triggers) await runner.query(sql);
  },

  async readLastNumber(runner, { table }) {
    const [row] = (await runner.query('SELECT "seq" FROM "sqlite_sequence" WHERE "name" = ?', [
      table,
    ])) as { seq: number }[];
    return row?.seq ?? 0;
  },

  async writeLastNumber(runner, { table }, last) {
    await runner.query('DELETE FROM "sqlite_sequence" WHERE "name" = ?', [table]);
    await runner.query('INSERT INTO "sqlite_sequence" VALUES (?, ?)', [table, last]);
  },
};
