import type { Dialect, Engine } from '../engine';
import { postgresBackup } from './backup';
import { ChangeEventFeed } from './change-event-feed';
import { isForeignKeyViolation, isUnavailable, retryConflicts } from './errors';
import { writeLikes } from './like-writes';
import { IdempotencyKeys1796300000000 } from '../migrations/1796300000000-idempotency-keys';
import { Baseline1764100000000 } from './migrations/1764100000000-baseline';
import { FirstNames1795392000000 } from './migrations/1795392000000-first-names';
import { MadeYears1795396000000 } from './migrations/1795396000000-made-years';
import { Words1795500000000 } from './migrations/1795500000000-words';
import { WordIndex1795500100000 } from './migrations/1795500100000-word-index';
import { Vocabulary1795600000000 } from './migrations/1795600000000-vocabulary';
import { ViewsByMember1796000000000 } from '../views-by-member';
import { Moderation1796100000000 } from './migrations/1796100000000-moderation';
import { ArtifactRevisions1796200000000 } from './migrations/1796200000000-artifact-revisions';
import { Contributors1796700000000 } from './migrations/1796700000000-contributors';
import { LastChanges1796800000000 } from './migrations/1796800000000-last-changes';
import { PictureTexts1797000000000 } from './migrations/1797000000000-picture-texts';
import { Imports1797000100000 } from './migrations/1797000100000-imports';
import { VocabularyLock1797200000000 } from './migrations/1797200000000-vocabulary-lock';
import { WordKinds1797400000000 } from './migrations/1797400000000-word-kinds';
import { postgresNameIndex } from './name-index';
import { postgresTextIndex } from './text-index';
import { PoolWriter } from './pool-writer';
import { timeoutOptions } from './timeouts';

/** Names the one advisory lock that this product takes; any number would do. */
const LOCK = 4_000_400;

/** Names the lock of the log's writers: see migrations/1796200000000-artifact-revisions.ts. */
const LOG_LOCK = 4_000_401;

const dialect: Dialect = {
  codePointCollation: 'COLLATE "C"',
  nameIndex: postgresNameIndex,
  textIndex: postgresTextIndex,
  writeLikes,
  rowLock: 'pessimistic_write',
  jsonArray: (expressions) => `CAST(json_build_array(${expressions.join(', ')}) AS text)`,
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

    dataSourceOptions: (timeout) => ({
      type: 'postgres',
      url: databaseUrl,
      applicationName: 'antiquary',
      // Compiling a plan takes longer than any of the product's statements.
      extra: { options: '-c jit=off', ...(timeout && timeoutOptions(timeout)) },
      migrations: [
        Baseline1764100000000,
        FirstNames1795392000000,
        MadeYears1795396000000,
        Words1795500000000,
        WordIndex1795500100000,
        Vocabulary1795600000000,
        ViewsByMember1796000000000,
        Moderation1796100000000,
        ArtifactRevisions1796200000000,
        IdempotencyKeys1796300000000,
        Contributors1796700000000,
        LastChanges1796800000000,
        PictureTexts1797000000000,
        Imports1797000100000,
        VocabularyLock1797200000000,
        WordKinds1797400000000,
      ],
    }),
    exists: () => true,
    createLocation: () => {},
    acquireServerLock: async () => null,
    onOpen: async () => {},
    explainFailure: (reason) => `The database of DATABASE_URL cannot be used: ${reason}.`,

    openWriter: async (dataSource) => new PoolWriter(dataSource),

    transaction: (dataSource, work) =>
      retryConflicts(() =>
        dataSource.transaction(({ queryRunner }) => work(required(queryRunner))),
      ),

    async withExclusiveLock(dataSource, work) {
      const session = dataSource.createQueryRunner();
      try {
        await session.query('SELECT pg_advisory_lock($1)', [LOCK]);
        const result = await work();
        await session.query('SELECT pg_advisory_unlock($1)', [LOCK]);
        return result;
      } finally {
        // When the work failed, the process ends, and its lock with it.
        await session.release();
      }
    },

    readSnapshot: (dataSource, work) => dataSource.transaction('REPEATABLE READ', work),

    async lockTable(manager, table, timeout) {
      if (timeout) await manager.query(`SET LOCAL lock_timeout = ${timeout}`);
      await manager.query(`LOCK TABLE "${table}" IN SHARE ROW EXCLUSIVE MODE`);
    },

    async settledInstant(dataSource) {
      const [row] = await dataSource.query<{ now: string }[]>(
        `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS "now"
          FROM (SELECT pg_advisory_xact_lock_shared(${LOG_LOCK})) AS "log"`,
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
