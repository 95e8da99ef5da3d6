import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sqlite3 from 'sqlite3';

/** Where the catalogue is in a data folder. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'antiquary.sqlite');

/** Of how many texts a connection keeps statements prepared; those not used for longest are let go. */
const MAX_TEXTS = 100;

/** How many statements of one text are kept, however many were at work at once. */
const MAX_IDLE = 16;

type Callback = (this: sqlite3.Statement, error: Error | null, rows?: unknown) => void;

/**
 * A connection that keeps its statements prepared. Left to itself, the driver would prepare each
 * before every run, which takes longer than running it. A statement that is at work is lent to
 * nobody: the driver would let the next one wait until the program comes round to look at the first
 * one's answer, so that one text asked thirty times took thirty rounds of a busy program.
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

  /** With parameters and a callback, as TypeORM's query runner has it, the statement is kept. */
  private execute(method: 'run' | 'all', sql: string, rest: unknown[]): this {
    const [parameters, callback] = rest;
    if (typeof callback !== 'function') return super[method](sql, ...rest);
    const answer = callback as Callback;
    const execute = (statement: sqlite3.Statement) =>
      statement[method](parameters, (...results: Parameters<Callback>) => {
        this.keep(sql, statement);
        answer.apply(statement, results);
      });
    const known = this.idle.get(sql)?.pop();
    if (known) {
      execute(known);
      return this;
    }
    const statement = this.prepare(sql, (error) => {
      if (error) answer.call(statement, error);
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
 * What TypeORM takes for the driver. It would ask for a verbose one, which notes for each statement
 * where in the program it was called, at the price of another statement.
 */
export const sqliteDriver = { verbose: () => ({ Database: Connection }) };
