import type { DataSource, DataSourceOptions, EntityManager, QueryRunner } from 'typeorm';
import type { ChangeFeed } from './change';
import type { Copying, NumberedColumn } from './copying';
import type { SearchIndex } from './search-index';
import type { Sql } from './sql';
import type { Writer } from './writer';

/**
 * A database engine, and where this deployment has its database. Everything that differs between engines
 * is behind this interface; the folders beside it implement it. No other code checks the engine.
 */
export interface Engine {
  /** Names the database for the operator. */
  readonly description: string;
  readonly dialect: Dialect;
  readonly backup: Backup;
  readonly copying: Copying;

  /**
   * TypeORM's options, migrations included.
   * @param timeout of a statement in milliseconds, where the engine has one; none for migrations.
   */
  dataSourceOptions(timeout?: number): DataSourceOptions;
  /** Whether a database may exist; a server shows it only when one connects. */
  exists(): boolean;
  /** Makes room for a new database. */
  createLocation(): void;
  /**
   * Keeps servers away from a database that only one server may serve, until this process ends. The
   * processes of one server share its lock. A restore and a copy hold it, too; other commands need none.
   * @returns null when several servers may share the database.
   * @throws ConfigurationError that names the process that holds the lock.
   */
  acquireServerLock(): Promise<ServerLock | null>;
  /** To be called once a connection is open. */
  onOpen(dataSource: DataSource): Promise<void>;
  /** The epoch of a database whose schema is up to date; a new one when the database was restored. */
  readEpoch(dataSource: DataSource): Promise<string>;
  /** One sentence for the operator when the database cannot be opened. */
  explainFailure(reason: string): string;

  /** @param timeout for another process's write, in milliseconds, where the engine has one. */
  openWriter(dataSource: DataSource, timeout?: number): Promise<Writer>;
  /**
   * Runs several writes whole or not at all, beside processes that serve. To be used by commands,
   * whose connection is theirs alone.
   */
  transaction<Result>(
    dataSource: DataSource,
    work: (runner: QueryRunner) => Promise<Result>,
  ): Promise<Result>;
  /** Runs what only one process may do at a time, such as migrations. */
  withExclusiveLock<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Keeps others from writing to the table until the transaction ends.
   * @param timeout for running writes, in milliseconds. Later writes wait, too.
   * @throws an error that `isUnavailable` recognizes when running writes take longer.
   */
  lockTable(manager: EntityManager, table: string, timeout?: number): Promise<void>;

  /** The next number of a column that counts up, as an insertion would take it. It is never given out again. */
  takeNumber(manager: EntityManager, column: NumberedColumn): Promise<number>;

  /**
   * The present instant in milliseconds, by the clock of the log of artifacts, after the running writes have
   * ended: every entry of the log with an earlier instant is visible.
   */
  nowAfterRunningWrites(dataSource: DataSource, writer: Writer): Promise<number>;

  /** @param log takes one line for the operator when following fails, and when it works again. */
  followChanges(dataSource: DataSource, log: (line: string) => void): ChangeFeed;

  /** Whether the error means: the database is away, too slow, or has no room; trying later is right. */
  isUnavailable(error: unknown): boolean;
  isForeignKeyViolation(error: unknown): boolean;
}

/** The right to serve or to replace a database, to be held until the server has ended. */
export interface ServerLock {
  close(): Promise<void>;
}

/** SQL that TypeORM's query builder cannot express. */
export interface Dialect {
  /** The COLLATE clause that sorts texts by code point, in an index and in ORDER BY. */
  readonly codePointCollation: string;
  readonly searchIndex: SearchIndex;
  /** TypeORM's name of the lock for rows that a SELECT reads; null for an engine with one writer. */
  readonly rowLock: 'pessimistic_write' | null;
  /** The values of expressions as one text, a JSON array, in which every value is exact. */
  jsonArray(expressions: readonly string[]): string;
  /** The text of a key of a JSON object that is stored as text. */
  jsonText(json: string, key: string): string;
  /** What an http or https address begins with, up to the slash after its host. */
  originOf(address: string): string;
  /** The condition that the column is one of the values, with one parameter for any number of values. */
  isOneOf(column: string, parameter: string, values: readonly (string | number)[]): Sql;
}

/** Copies of the whole database, taken while it is served. */
export interface Backup {
  /** The ending of a backup's file name. */
  readonly extension: string;
  /**
   * Writes a copy of one moment. The file has its name once it is whole and on the disk.
   * @returns what to tell the operator about the copy.
   * @throws ConfigurationError when it cannot be written; nothing is left behind then.
   */
  write(target: string): Promise<string>;
  /**
   * Puts a backup in the place of the database, which must not be in use, and begins another epoch. To
   * be called with the server's lock.
   * @param replace whether a database that is there is moved aside.
   * @returns what to tell the operator.
   * @throws ConfigurationError when it was not restored.
   */
  restore(file: string, replace: boolean): Promise<string[]>;
}
