import type { DataSource, QueryRunner } from 'typeorm';

/** A column that counts up and never gives out a number twice. */
export interface NumberedColumn {
  table: string;
  column: string;
}

/** What differs between engines when a whole catalogue is copied from one into another. */
export interface Copying {
  /** @throws ConfigurationError when a server serves the database and no server lock shows it. */
  expectNoServer(dataSource: DataSource): Promise<void>;
  /**
   * Runs work within a transaction without the triggers of a table, so that rows stay as they are. The
   * triggers of the search indexes run.
   */
  withoutTriggers(runner: QueryRunner, table: string, work: () => Promise<void>): Promise<void>;
  /** The last number that a column has given out; 0 when it has given out none. */
  readLastNumber(runner: QueryRunner, column: NumberedColumn): Promise<number>;
  /** @param last at least 1. */
  writeLastNumber(runner: QueryRunner, column: NumberedColumn, last: number): Promise<void>;
}

/** The table that the triggers of the search indexes write, with their indexes. A copy does not. */
export const TABLE_OF_SEARCH_INDEX = 'searched_artifacts';
