import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Change, Changes } from '../changes';

const CHANNEL = 'antiquary';
/** How often the notes are read when nobody notifies, in milliseconds. */
const HEARTBEAT = 250;
/** How long a process that has read the notes may answer from memory, in milliseconds. */
const CURRENT = 900;
/** Changes within this time are told, and read, together. */
const TOGETHER = 10;
/** A connection that is silent for so long is given up. */
const SILENCE = 2_000;
const RETRY = { first: 100, longest: 2_000 };
/** How long notes are kept at least, in milliseconds. */
const KEPT = 60_000;

/**
 * The notes of every transaction that may have ended since the last reading: those below that
 * reading's oldest running one were seen then. One statement, so one snapshot.
 */
const READ = `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS "oldestRunning",
  ARRAY(SELECT "transaction" || ' ' || "change" FROM "announcements"
    WHERE "transaction" >= $1::text::xid8) AS "notes"`;
/** In the place of what is forgotten stand notes for a reader that was away for so long. */
const FORGET = `WITH "forgotten" AS (DELETE FROM "announcements" WHERE "transaction" < $1::text::xid8)
  INSERT INTO "announcements" SELECT $1::text::xid8, unnest(ARRAY['catalogue', 'members'])
    ON CONFLICT DO NOTHING`;

interface Reading {
  oldestRunning: string;
  notes: string[];
}

/**
 * Tells `changes` what other processes, or an operator's own commands, write into one PostgreSQL.
 *
 * The database notes each change within the transaction that makes it (1763900000000-announce-
 * changes.ts), so a note is there exactly if its change is. NOTIFY only says that there are notes
 * to read: within the writing transaction it would make all commits wait in line for each other.
 */
export class Announcements {
  private readonly closing = new AbortController();
  private client: Client | undefined;
  private telling: NodeJS.Timeout | undefined;
  private news = false;
  private wake = () => {};
  private ended = Promise.resolve();

  constructor(
    private readonly databaseUrl: string,
    private readonly log: (line: string) => void,
  ) {}

  /** Follows the notes until `close`, connecting again for ever. */
  follow(changes: Changes): void {
    this.ended = this.keepFollowing(changes);
  }

  /** Says that this process has written, so that the others read at once. */
  tell(): void {
    this.telling ??= setTimeout(() => {
      this.telling = undefined;
      // Where it cannot be said, the others find the note at their next heartbeat.
      this.client?.query(`NOTIFY ${CHANNEL}`).catch(() => undefined);
    }, TOGETHER);
  }

  async close(): Promise<void> {
    clearTimeout(this.telling);
    this.closing.abort();
    this.wake();
    await this.ended;
  }

  private async keepFollowing(changes: Changes): Promise<void> {
    const { signal } = this.closing;
    let failures = 0;
    while (!signal.aborted) {
      await this.followOnce(changes, () => {
        if (failures > 0) this.log('The announcements of other processes are heard again.');
        failures = 0;
      }).catch((error: unknown) => {
        if (failures === 0 && !signal.aborted) this.log(lost(error));
      });
      changes.holdCurrent(0);
      const delay = Math.min(RETRY.first * 2 ** failures, RETRY.longest);
      failures += 1;
      await pause(delay, undefined, { signal }).catch(() => undefined);
    }
  }

  private async followOnce(changes: Changes, onFollowing: () => void): Promise<void> {
    // Its own socket, because a connection whose other end is silent can only be cut.
    const socket = new Socket();
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'antiquary announcements',
      stream: () => socket,
      connectionTimeoutMillis: SILENCE,
      query_timeout: SILENCE,
    });
    client.on('notification', () => {
      this.news = true;
      this.wake();
    });
    // The query that is under way, or the next one, fails of the same.
    client.on('error', () => this.wake());
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.client = client;
      const notes = new NoteReader(client);
      while (!this.closing.signal.aborted) {
        this.news = false;
        const readAt = performance.now();
        for (const change of await notes.read(readAt)) changes.apply(change);
        changes.holdCurrent(readAt + CURRENT);
        onFollowing();
        await pause(TOGETHER);
        await this.nextNews();
      }
    } finally {
      this.client = undefined;
      socket.destroy();
    }
  }

  private async nextNews(): Promise<void> {
    if (this.news) return;
    const heartbeat = setTimeout(() => this.wake(), HEARTBEAT);
    await new Promise<void>((resolve) => (this.wake = resolve));
    clearTimeout(heartbeat);
  }
}

/** Reads the notes over one connection, each once. */
class NoteReader {
  private since: string | undefined;
  private seen = new Set<string>();
  private forgettable: { below: string; at: number } | undefined;

  constructor(private readonly client: Client) {}

  /** The changes since the last reading; before the first one, anything may have changed. */
  async read(now: number): Promise<Change[]> {
    const { since, seen } = this;
    const { rows } = await this.client.query<Reading>(READ, [since ?? null]);
    const [reading] = rows;
    if (!reading) throw new Error('the notes cannot be read');
    this.since = reading.oldestRunning;
    this.seen = new Set(reading.notes);
    await this.forget(reading.oldestRunning, now);
    if (since === undefined) return ['catalogue', 'members'];
    const unseen = reading.notes.filter((note) => !seen.has(note));
    return unseen.map((note) => note.split(' ')[1] as Change);
  }

  private async forget(oldestRunning: string, now: number): Promise<void> {
    this.forgettable ??= { below: oldestRunning, at: now };
    if (now - this.forgettable.at < KEPT) return;
    await this.client.query(FORGET, [this.forgettable.below]);
    this.forgettable = { below: oldestRunning, at: now };
  }
}

function lost(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `The announcements of other processes are not heard (${reason}): until they are, everything is answered from the database.`;
}
