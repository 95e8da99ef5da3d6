import { ConfigurationError } from '../../base/errors';
import type { Copying, NumberedColumn } from '../copying';
import { FOLLOWER } from './change-event-feed';

/** The trigger that writes the search indexes of an artifact that is inserted. */
const INDEXING_TRIGGER = { table: 'artifacts', name: 'artifacts_indexed' };

/** The sequence of a column that counts up. */
export const sequenceOf = ({ table, column }: NumberedColumn) =>
  `pg_get_serial_sequence('"${table}"', '${column}')`;

export const postgresCopying: Copying = {
  async expectNoServer(dataSource) {
    const servers = await dataSource.query<object[]>(
      `SELECT 1 FROM pg_stat_activity
        WHERE "application_name" = $1 AND "datname" = current_database()`,
      [FOLLOWER],
    );
    if (servers.length === 0) return;
    const { database } = dataSource.driver;
    throw new ConfigurationError(
      `The database ${database} of PostgreSQL is in use by a server: stop it first.`,
    );
  },

  // Not ALL: only a superuser may disable the triggers of foreign keys.
  async withoutTriggers(runner, table, work) {
    await runner.query(`ALTER TABLE "${table}" DISABLE TRIGGER USER`);
    if (table === INDEXING_TRIGGER.table) {
      await runner.query(`ALTER TABLE "${table}" ENABLE TRIGGER "${INDEXING_TRIGGER.name}"`);
    }
    await work();
    await runner.query(`ALTER TABLE "${table}" ENABLE TRIGGER USER`);
  },

  async readLastNumber(runner, column) {
    const [row] = (await runner.query(
      `SELECT coalesce(pg_sequence_last_value(${sequenceOf(column)}), 0) AS "last"`,
    )) as { last: string }[];
    return Number(row?.last);
  },

  async writeLastNumber(runner, column, last) {
    await runner.query(`SELECT setval(${sequenceOf(column)}, $1)`, [last]);
  },
};
