import { Client } from 'pg';
import { readEpoch } from '../catalogue-epoch';
import type { Dialect, Engine } from '../engine';
import { LOCKS } from './advisory-locks';
import { postgresBackup } from './backup';
import { ChangeEventFeed } from './change-event-feed';
import { postgresCopying, sequenceOf } from './copying';
import { isForeignKeyViolation, isUnavailable, retryConflicts } from './errors';
import { Baseline1764100000000 } from './migrations/1764100000000-baseline';
import { Pictures1795680000000 } from './migrations/1795680000000-pictures';
import { UndescribedPictures1795685000000 } from './migrations/1795685000000-undescribed-pictures';
import { DescriptionProposals1795690000000 } from './migrations/1795690000000-description-proposals';
import { ImportedTexts1795695000000 } from './migrations/1795695000000-imported-texts';
import { SharedRows1795696000000 } from './migrations/1795696000000-shared-rows';
import { Quotas1795697000000 } from './migrations/1795697000000-quotas';
import { Facts1795705000000 } from './migrations/1795705000000-facts';
import { SeveralPictures1795710000000 } from './migrations/1795710000000-several-pictures';
import { Roles1795720000000 } from './migrations/1795720000000-roles';
import { Review1795721000000 } from './migrations/1795721000000-review';
import { Suggestions1795722000000 } from './migrations/1795722000000-suggestions';
import { MemberNames1795723000000 } from './migrations/1795723000000-member-names';
import { Desks1795724000000 } from './migrations/1795724000000-desks';
import { Sheets1795725000000 } from './migrations/1795725000000-sheets';
import { FactCounts1795726000000 } from './migrations/1795726000000-fact-counts';
import { postgresSearchIndex } from './search-index';
import { PoolWriter } from './pool-writer';
import { refuseStandby } from './refuse-standby';
import { renewRestoredEpoch } from './renew-epoch';
import { timeoutOptions } from './timeouts';

/** The name of the connections, by which PostgreSQL shows them. */
const APPLICATION = 'antiquary';

const dialect: Dialect = {
  codePointCollation: 'COLLATE "C"',
  searchIndex: postgresSearchIndex,
  rowLock: 'pessimistic_write',
  jsonArray: (expressions) => `CAST(json_build_array(${expressions.join(', ')}) AS text)`,
  jsonText: (json, key) => `(${json}::json ->> '${key}')`,
  originOf: (address) => `substr(${address}, 1, 8 + strpos(substr(${address}, 9) || '/', '/'))`,
  isOneOf: (column, parameter, values) => ({
    sql: `${column} = ANY(:${parameter})`,
    parameters: { [parameter]: values },
  }),
};

/** PostgreSQL at a postgres:// address, which several servers may share. */
export function postgresEngine(databaseUrl: string): Engine {
  return {
    description: 'PostgreSQL (DATABASE_URL)',
    dialect,
    backup: postgresBackup(databaseUrl),
    copying: postgresCopying,

    dataSourceOptions: (timeout) => ({
      type: 'postgres',
      url: databaseUrl,
      applicationName: APPLICATION,
      // Compiling a plan, and starting processes for it, take longer than most of the product's statements.
      extra: {
        options: '-c jit=off -c max_parallel_workers_per_gather=0',
        onConnect: refuseStandby,
        ...(timeout && timeoutOptions(timeout)),
      },
      migrations: [
        Baseline1764100000000,
        Pictures1795680000000,
        UndescribedPictures1795685000000,
        DescriptionProposals1795690000000,
        ImportedTexts1795695000000,
        SharedRows1795696000000,
        Quotas1795697000000,
        Facts1795705000000,
        SeveralPictures1795710000000,
        Roles1795720000000,
        Review1795721000000,
        Suggestions1795722000000,
        MemberNames1795723000000,
        Desks1795724000000,
        Sheets1795725000000,
        FactCounts1795726000000,
      ],
    }),
    exists: () => true,
    createLocation: () => {},
    acquireServerLock: async () => null,
    onOpen: async () => {},
    async readEpoch(dataSource) {
      await dataSource.query(renewRestoredEpoch());
      return readEpoch(dataSource);
    },
    explainFailure: (reason) => `The database of DATABASE_URL cannot be used: ${reason}.`,

    openWriter: async (dataSource) => new PoolWriter(dataSource),

    transaction: (dataSource, work) =>
      retryConflicts(() =>
        dataSource.transaction(({ queryRunner }) => work(required(queryRunner))),
      ),

    async withExclusiveLock(work) {
      // A connection of its own: the timeouts of those that serve would end a long wait, or lose the lock.
      const session = new Client({ connectionString: databaseUrl, application_name: APPLICATION });
      // Without its connection, the next query fails.
      session.on('error', () => undefined);
      await session.connect();
      try {
        await session.query('SELECT pg_advisory_lock($1)', [LOCKS.migrations]);
        return await work();
      } finally {
        // The end of the session gives the lock back.
        await session.end();
      }
    },

    async takeNumber(manager, column) {
      const next = `SELECT nextval(${sequenceOf(column)}) AS "number"`;
      const [row] = await manager.query<[{ number: string }]>(next);
      return Number(row.number);
    },

    async lockTable(manager, table, timeout) {
      if (timeout) await manager.query(`SET LOCAL lock_timeout = ${timeout}`);
      await manager.query(`LOCK TABLE "${table}" IN SHARE ROW EXCLUSIVE MODE`);
    },

    async nowAfterRunningWrites(dataSource) {
      const [row] = await dataSource.query<{ now: string }[]>(
        `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS "now"
          FROM (SELECT pg_advisory_xact_lock_shared(${LOCKS.log})) AS "log"`,
      );
      return Number(row?.now);
    },

    followChanges: (_dataSource, log) => new ChangeEventFeed(databaseUrl, log),
    isUnavailable,
    isForeignKeyViolation,
  };
}

/** TypeORM's transactions always have a query runner; its types do not say so. */
function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The transaction has no query runner.');
  return value;
}
