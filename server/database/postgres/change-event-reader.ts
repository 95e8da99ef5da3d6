import type { Client } from 'pg';
import { type Change, parseChange } from '../change';

/** More changes at once are not taken in one by one: anything may have changed. */
const MAX_CHANGES = 1_000;

/** How long events are kept at least, in milliseconds. */
const KEPT_FOR = 60_000;

/**
 * The events of every transaction that may have ended since the last read. Events of transactions
 * below the oldest one that ran at the last read were seen by that read. One statement has one
 * snapshot.
 */
const READ = `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS "oldestRunning",
  ARRAY(SELECT "transaction" || ' ' || "change" FROM "change_events"
    WHERE "transaction" >= $1::text::xid8) AS "events"`;

/** Deletes old events, and replaces them by events for a reader that was away for so long. */
const DELETE_OLD = `WITH "old" AS (DELETE FROM "change_events" WHERE "transaction" < $1::text::xid8)
  INSERT INTO "change_events" SELECT $1::text::xid8, unnest(ARRAY['catalogue', 'members'])`;

interface ReadResult {
  oldestRunning: string;
  events: string[];
}

/** Reads the change events over one connection, each once. */
export class ChangeEventReader {
  private since: string | undefined;
  private seen = new Set<string>();
  private deletable: { below: string; at: number } | undefined;

  constructor(private readonly client: Client) {}

  /**
   * The changes since the last read; at the first read, anything may have changed.
   * @param now by `performance.now()`
   */
  async read(now: number): Promise<Change[]> {
    const { since, seen } = this;
    const { rows } = await this.client.query<ReadResult>(READ, [since ?? null]);
    const [result] = rows;
    if (!result) throw new Error('the change events cannot be read');
    this.since = result.oldestRunning;
    this.seen = new Set(result.events);
    await this.deleteOld(result.oldestRunning, now);
    if (since === undefined) return ['catalogue', 'members'];
    const unseen = [...this.seen].filter((event) => !seen.has(event));
    if (unseen.length > MAX_CHANGES) return ['catalogue', 'members'];
    return unseen.map((event) => parseChange(event.slice(event.indexOf(' ') + 1)));
  }

  private async deleteOld(oldestRunning: string, now: number): Promise<void> {
    this.deletable ??= { below: oldestRunning, at: now };
    if (now - this.deletable.at < KEPT_FOR) return;
    await this.client.query(DELETE_OLD, [this.deletable.below]);
    this.deletable = { below: oldestRunning, at: now };
  }
}
