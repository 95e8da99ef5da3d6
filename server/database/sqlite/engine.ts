import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import type { Dialect, Engine } from '../engine';
import { readEpoch } from '../catalogue-epoch';
import { sqliteBackup } from './backup';
import { sqliteCopying } from './copying';
import { sqliteDriver } from './driver';
import { isForeignKeyViolation, isUnavailable } from './errors';
import { Baseline1764100000000 } from './migrations/1764100000000-baseline';
import { Pictures1795680000000 } from './migrations/1795680000000-pictures';
import { UndescribedPictures1795685000000 } from './migrations/1795685000000-undescribed-pictures';
import { DescriptionProposals1795690000000 } from './migrations/1795690000000-description-proposals';
import { ImportedTexts1795695000000 } from './migrations/1795695000000-imported-texts';
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
import { sqliteSearchIndex } from './search-index';
import { OperatorActPoll } from './operator-act-poll';
import { acquireServerLock } from './server-lock';
import { beginImmediate, BUSY_TIMEOUT, WriteQueue } from './write-queue';

/** How long a read waits for a lock of another process, in milliseconds. */
const READ_TIMEOUT = 5_000;

/**
 * The page cache of the connection that reads, in KiB. In SQLite's own 2 MB, a search of a large
 * catalogue reads the upper pages of its indexes from the file again and again, and the years of artifacts.
 */
const READ_CACHE_KIB = 24_576;

/** SQLite's own order of texts is by code point, and its writers take turns. */
const dialect: Dialect = {
  codePointCollation: '',
  searchIndex: sqliteSearchIndex,
  rowLock: null,
  jsonArray: (expressions) => `json_array(${expressions.join(', ')})`,
  jsonText: (json, key) => `json_extract(${json}, '$.${key}')`,
  originOf: (address) => `substr(${address}, 1, 8 + instr(substr(${address}, 9) || '/', '/'))`,
  isOneOf: (column, parameter, values) => ({
    sql: `${column} IN (SELECT "value" FROM json_each(:${parameter}))`,
    parameters: { [parameter]: JSON.stringify(values) },
  }),
};

/**
 * SQLite in a file of the data folder.
 *
 * TypeORM gives SQLite one connection, on which overlapping transactions would swallow each other's
 * writes. So serving processes write only through the `WriteQueue`, which has its own connection.
 *
 * @param name of the file; a server uses no other than the default one.
 */
export function sqliteEngine(dataDir: string, name = 'antiquary.sqlite'): Engine {
  const file = join(dataDir, name);

  /** In WAL mode only FULL has every acknowledged commit on the disk at a power cut. */
  const makeDurable = (dataSource: DataSource) => dataSource.query('PRAGMA synchronous = FULL');

  return {
    description: `SQLite in ${dataDir}`,
    dialect,
    backup: sqliteBackup(file),
    copying: sqliteCopying,

    dataSourceOptions: () => ({
      type: 'sqlite',
      database: file,
      driver: sqliteDriver,
      enableWAL: true,
      busyTimeout: READ_TIMEOUT,
      migrations: [
        Baseline1764100000000,
        Pictures1795680000000,
        UndescribedPictures1795685000000,
        DescriptionProposals1795690000000,
        ImportedTexts1795695000000,
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
    exists: () => existsSync(file),
    // SQLite gives its files a mode that lets everybody read them.
    createLocation: () => void mkdirSync(dataDir, { recursive: true, mode: 0o700 }),
    acquireServerLock: () => acquireServerLock(dataDir, join(dataDir, 'server.lock')),
    async onOpen(dataSource) {
      await makeDurable(dataSource);
      await dataSource.query(`PRAGMA cache_size = -${READ_CACHE_KIB}`);
    },
    readEpoch,
    explainFailure: (reason) => `The data folder ${dataDir} (DATA_DIR) cannot be used: ${reason}.`,

    async openWriter({ options }, timeout) {
      const connection = new DataSource(Object.assign({}, options, { busyTimeout: BUSY_TIMEOUT }));
      await connection.initialize();
      await makeDurable(connection);
      return new WriteQueue(connection, timeout);
    },

    async transaction(dataSource, work) {
      const runner = dataSource.createQueryRunner();
      try {
        await runner.query(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
        await beginImmediate(runner);
        const result = await work(runner);
        await runner.query('COMMIT');
        return result;
      } catch (error) {
        // SQLite may have rolled back already; then this fails, and nothing is left to roll back.
        await runner.query('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        await runner.release();
      }
    },

    // One process opens the file before there are others, and a transaction locks all tables.
    withExclusiveLock: (work) => work(),
    lockTable: async () => {},

    async takeNumber(manager, { table }) {
      const ofTable = 'FROM "sqlite_sequence" WHERE "name" = ?';
      await manager.query(
        `INSERT INTO "sqlite_sequence" SELECT ?, 0 WHERE NOT EXISTS (SELECT 1 ${ofTable})`,
        [table, table],
      );
      await manager.query('UPDATE "sqlite_sequence" SET "seq" = "seq" + 1 WHERE "name" = ?', [
        table,
      ]);
      const [row] = await manager.query<[{ seq: number }]>(`SELECT "seq" ${ofTable}`, [table]);
      return row.seq;
    },
    // A transaction begins when no other process writes; one that writes nothing costs no disk access.
    nowAfterRunningWrites: (_dataSource, writer) => writer.transaction(async () => Date.now()),

    followChanges: (dataSource, log) => new OperatorActPoll(dataSource, log),
    isUnavailable,
    isForeignKeyViolation,
  };
}
