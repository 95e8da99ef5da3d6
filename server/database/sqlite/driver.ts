import { LRUCache } from 'lru-cache';
import sqlite3 from 'sqlite3';

/** For how many SQL texts a connection caches prepared statements; the least recently used are freed. */
const MAX_TEXTS = 100;

/** How many idle statements of one text are cached. One takes about 6 KB. */
const MAX_IDLE = 64;

type Callback = (this: sqlite3.Statement, error: Error | null, rows?: unknown) => void;

/**
 * A connection that keeps its statements prepared. sqlite3 would prepare each statement before every
 * run, which takes longer than running it. A running statement is never shared: sqlite3 would delay
 * the next run until the event loop has handled the first result, so thirty runs of one text would
 * take thirty turns of the loop.
 */
class Connection extends sqlite3.Database {
  private readonly idle = new LRUCache<string, sqlite3.Statement[]>({
    max: MAX_TEXTS,
    dispose: (statements) => statements.forEach((statement) => statement.finalize()),
  });
  private isClosing = false;

  override run(sql: string, ...rest: unknown[]): this {
    return this.execute('run', sql, rest);
  }

  override all(sql: string, ...rest: unknown[]): this {
    return this.execute('all', sql, rest);
  }

  override close(callback?: (error: Error | null) => void): void {
    this.isClosing = true;
    this.idle.clear();
    super.close(callback);
  }

  /** TypeORM passes parameters and a callback. Such a statement is cached. */
  private execute(method: 'run' | 'all', sql: string, rest: unknown[]): this {
    const [parameters, callback] = rest;
    if (typeof callback !== 'function') return super[method](sql, ...rest);
    const onResult = callback as Callback;
    const execute = (statement: sqlite3.Statement) =>
      statement[method](parameters, (...results: Parameters<Callback>) => {
        this.keep(sql, statement);
        onResult.apply(statement, results);
      });
    const prepared = this.idle.get(sql)?.pop();
    if (prepared) {
      execute(prepared);
      return this;
    }
    const statement = this.prepare(sql, (error) => {
      if (error) onResult.call(statement, error);
      else execute(statement);
    });
    return this;
  }

  private keep(sql: string, statement: sqlite3.Statement): void {
    const idle = this.idle.get(sql);
    if (this.isClosing || (idle && idle.length >= MAX_IDLE)) statement.finalize();
    else if (idle) idle.push(statement);
    else this.idle.set(sql, [statement]);
  }
}

/**
 * The `driver` option of TypeORM. `verbose` is off on purpose: it would record a stack trace for each
 * statement, which takes as long as another statement.
 */
export const sqliteDriver = { verbose: () => ({ Database: Connection }) };
