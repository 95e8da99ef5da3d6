import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sqlite3 from 'sqlite3';

/** Where the catalogue is in a data folder. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'antiquary.sqlite');

/** How many statements a connection keeps prepared; those not used for longest are let go. */
const MAX_STATEMENTS = 100;

type Callback = (this: sqlite3.Statement, error: Error | null, rows?: unknown) => void;

/**
 * A connection that prepares each statement once. Left to itself, the driver would do so before
 * every run, which takes longer than running it.
 */
class Connection extends sqlite3.Database {
  private readonly statements = new LRUCache<string, sqlite3.Statement>({
    max: MAX_STATEMENTS,
    // What it was asked to run before is done first.
    dispose: (statement) => statement.finalize(),
  });

  override run(sql: string, ...rest: unknown[]): this {
    return this.execute('run', sql, rest);
  }

  override all(sql: string, ...rest: unknown[]): this {
    return this.execute('all', sql, rest);
  }

  override close(callback?: (error: Error | null) => void): void {
    this.statements.clear();
    super.close(callback);
  }

  /** With parameters and a callback, as TypeORM's query runner has it, the statement is kept. */
  private execute(method: 'run' | 'all', sql: string, rest: unknown[]): this {
    const [parameters, callback] = rest;
    if (typeof callback !== 'function') return super[method](sql, ...rest);
    const known = this.statements.get(sql);
    if (known) {
      known[method](parameters, callback as Callback);
      return this;
    }
    const statement = this.prepare(sql, (error) => {
      if (error) {
        (callback as Callback).call(statement, error);
      } else {
        this.statements.set(sql, statement);
        statement[method](parameters, callback as Callback);
      }
    });
    return this;
  }
}

/**
 * What TypeORM takes for the driver. It would ask for a verbose one, which notes for each statement
 * where in the program it was called, at the price of another statement.
 */
export const sqliteDriver = { verbose: () => ({ Database: Connection }) };
