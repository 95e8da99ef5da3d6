import type { DataSource, QueryRunner } from 'typeorm';
import type { Changes } from '../changes';
import { isAway } from '../database/engine';
import { transact } from '../database/transaction';
import { ConfigurationError } from '../errors';

/** What an operator does to the catalogue, as the log names it. */
export type Act = 'hide' | 'show' | 'remove' | 'erase-member';

/** What an act did, in a sentence; null where there was nothing to do, which is no act. */
export type Deed = (runner: QueryRunner) => Promise<string | null>;

/**
 * Does what an operator asks for and logs it, both or neither, one act at a time.
 * @param subject an artifact's id or a member's uid; never what an erasure takes away.
 * @throws ConfigurationError with the reason why it was not done.
 */
export async function carryOut(
  dataSource: DataSource,
  act: Act,
  subject: string,
  deed: Deed,
): Promise<string | null> {
  const whole = async (runner: QueryRunner) => {
    // SQLite has one writer at a time anyway.
    if (dataSource.options.type === 'postgres') {
      await runner.query('LOCK TABLE "operator_acts" IN SHARE ROW EXCLUSIVE MODE');
    }
    const said = await deed(runner);
    if (said === null) return null;
    const log = `INSERT INTO "operator_acts" ("at", "act", "subject") VALUES ($1, $2, $3)`;
    await runner.query(log, [Date.now(), act, subject]);
    return said;
  };
  try {
    return await transact(dataSource, whole);
  } catch (error) {
    if (!isAway(error)) throw error;
    const cause = { cause: error };
    throw new ConfigurationError('The database is busy or away: nothing was done.', cause);
  }
}

/** How often the log is looked at, in milliseconds. */
const INTERVAL = 250;

/**
 * Tells `changes` what an operator's commands write into SQLite. Their processes know nothing of
 * those that serve, so these look at the log. On PostgreSQL the database announces.
 */
export class FollowedActs {
  private lastSeen: number | null | undefined;
  private failing = false;
  private closed = false;
  private timer: NodeJS.Timeout | undefined;
  private looking = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: (line: string) => void,
  ) {}

  /** Follows the log until `close`; before the first look, anything may have been done. */
  follow(changes: Changes): void {
    this.looking = this.look(changes).finally(() => {
      if (this.closed) return;
      this.timer = setTimeout(() => this.follow(changes), INTERVAL).unref();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  private async look(changes: Changes): Promise<void> {
    try {
      const sql = 'SELECT max("id") AS "id" FROM "operator_acts"';
      const [last] = await this.dataSource.query<{ id: number | null }[]>(sql);
      const lastSeen = last?.id ?? null;
      if (lastSeen !== this.lastSeen) tellAll(changes);
      this.lastSeen = lastSeen;
      if (this.failing) this.log('The log of the operator’s acts is read again.');
      this.failing = false;
    } catch (error) {
      if (!this.failing)
        this.log(`The log of the operator’s acts cannot be read: ${String(error)}`);
      this.failing = true;
    }
  }
}

function tellAll(changes: Changes): void {
  changes.apply('members');
  changes.apply('catalogue');
}
