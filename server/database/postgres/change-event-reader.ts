import type { Client } from 'pg';
import type { Change } from '../change';

/** More changes at once count as a change of everything. */
const MAX_CHANGES = 1_000;

/** How long events are stored at least, in milliseconds. */
const EVENT_RETENTION_MS = 60_000;

/** The changes for a reader that may have missed events. */
const ALL_CHANGES: Change[] = ['catalogue', 'members'];

/** A snapshot that was taken before every transaction. */
const EMPTY_SNAPSHOT = '1:1:';

/** The event of a deletion. The number is that of a transaction that ended after the deleted events. */
const DELETED = 'deleted:';

/**
 * The condition that an event's transaction committed after the snapshot `earlier` was taken, and before
 * `later` was. Such a transaction began after `earlier` (its number is at least the snapshot's xmax), or was
 * running then (the snapshot's xip lists it). Both are found by the index, so an old transaction that is still
 * running makes no read longer.
 */
const committedBetween = (earlier: string, later: string) => `
  ("transaction" >= pg_snapshot_xmax(${earlier}) AND "transaction" < pg_snapshot_xmax(${later})
    OR "transaction" = ANY(ARRAY(SELECT "ended" FROM pg_snapshot_xip(${earlier}) AS "ended"
      WHERE pg_visible_in_snapshot("ended", ${later}))))
  AND pg_visible_in_snapshot("transaction", ${later})`;

/** A snapshot, and a transaction that it does not contain and that has ended since. */
const POSITION = `SELECT pg_current_snapshot()::text AS "snapshot",
  pg_current_xact_id()::text AS "transaction"`;

/**
 * The changes since a snapshot; one statement has one snapshot. A deletion is left out if the
 * reader's snapshot contains the deleted events.
 */
const READ = `SELECT pg_current_snapshot()::text AS "snapshot", ARRAY(
  SELECT DISTINCT "change" FROM "change_events"
  WHERE ${committedBetween('$1::text::pg_snapshot', 'pg_current_snapshot()')}
    AND pg_visible_in_snapshot(
      substring("change" FROM '^${DELETED}(.*)')::xid8, $1::text::pg_snapshot) IS NOT TRUE
  ) AS "changes"`;

/** Deletes the events between two snapshots, and says so to a reader that may have missed them. */
const DELETE_OLD = `WITH "old" AS (DELETE FROM "change_events"
    WHERE ${committedBetween('$1::text::pg_snapshot', '$2::text::pg_snapshot')}),
  "deletion" AS (INSERT INTO "change_events" ("change") VALUES ('${DELETED}' || $3))
  ${POSITION}`;

interface Position {
  snapshot: string;
  transaction: string;
}

interface ReadResult {
  snapshot: string;
  changes: string[];
}

/** Reads the change events over one connection, each once. */
export class ChangeEventReader {
  private since: string | undefined;
  private deletedUpTo = EMPTY_SNAPSHOT;
  private deletable: (Position & { at: number }) | undefined;

  constructor(private readonly client: Client) {}

  /**
   * The changes since the last read; at the first read, anything may have changed.
   * @param now by `performance.now()`
   */
  async read(now: number): Promise<Change[]> {
    if (this.since === undefined || !this.deletable) {
      const position = await this.query<Position>(POSITION);
      this.since = position.snapshot;
      this.deletable = { ...position, at: now };
      return ALL_CHANGES;
    }
    const { snapshot, changes } = await this.query<ReadResult>(READ, [this.since]);
    this.since = snapshot;
    if (now - this.deletable.at >= EVENT_RETENTION_MS) await this.deleteOld(this.deletable, now);
    const isUnknown =
      changes.length > MAX_CHANGES || changes.some((text) => text.startsWith(DELETED));
    return isUnknown ? ALL_CHANGES : (changes as Change[]);
  }

  private async deleteOld({ snapshot, transaction }: Position, now: number): Promise<void> {
    const values = [this.deletedUpTo, snapshot, transaction];
    const position = await this.query<Position>(DELETE_OLD, values);
    this.deletedUpTo = snapshot;
    this.deletable = { ...position, at: now };
  }

  private async query<Row extends object>(sql: string, values: string[] = []): Promise<Row> {
    const { rows } = await this.client.query<Row>(sql, values);
    const [row] = rows;
    if (!row) throw new Error('the change events cannot be read');
    return row;
  }
}
