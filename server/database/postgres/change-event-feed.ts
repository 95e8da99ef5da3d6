import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { messageOf } from '../../base/error-message';
import { type ChangeFeed, type ChangeListener, FRESH_FOR_MS } from '../change';
import { ChangeEventReader } from './change-event-reader';

/** The name of the connection that follows, by which PostgreSQL shows every serving process. */
export const FOLLOWER = 'antiquary change events';
const CHANNEL = 'antiquary';
/** How often the events are read when nobody notifies, in milliseconds. */
const POLL_INTERVAL = 250;
/** Changes within this time, in milliseconds, are notified and read together. */
const DEBOUNCE = 10;
/** After this silence a connection is closed, in milliseconds. */
const SILENCE_TIMEOUT = 2_000;
const RETRY_DELAY = { first: 100, longest: 2_000 };

/**
 * Follows what other processes, or an operator's commands, write into one PostgreSQL.
 *
 * Triggers write an event for each change within the transaction that makes the change, so the event
 * is there exactly if the change is. NOTIFY only says that there are events to read. Inside the
 * writing transaction it would make all commits wait for each other.
 */
export class ChangeEventFeed implements ChangeFeed {
  private readonly closing = new AbortController();
  /** Whether the others are to be notified. */
  private hasWritten = false;
  private isNotified = false;
  private wake = () => {};
  private ended = Promise.resolve();

  constructor(
    private readonly databaseUrl: string,
    private readonly log: (line: string) => void,
    private readonly pollInterval = POLL_INTERVAL,
  ) {}

  /** Reconnects for ever. */
  follow(listener: ChangeListener): void {
    listener.setFreshUntil(0);
    this.ended = this.followUntilClosed(listener);
  }

  /** The loop notifies, because a connection executes one query at a time. */
  readonly notify = (): void => {
    this.hasWritten = true;
    this.wake();
  };

  async close(): Promise<void> {
    this.closing.abort();
    this.wake();
    await this.ended;
  }

  private async followUntilClosed(listener: ChangeListener): Promise<void> {
    const { signal } = this.closing;
    let failures = 0;
    while (!signal.aborted) {
      await this.followOnce(listener, () => {
        if (failures > 0) this.log('The changes of other processes can be read again.');
        failures = 0;
      }).catch((error: unknown) => {
        if (failures === 0 && !signal.aborted) this.log(explainLoss(error));
      });
      listener.setFreshUntil(0);
      const delay = Math.min(RETRY_DELAY.first * 2 ** failures, RETRY_DELAY.longest);
      failures += 1;
      await pause(delay, undefined, { signal }).catch(() => undefined);
    }
  }

  private async followOnce(listener: ChangeListener, onRead: () => void): Promise<void> {
    // Its own socket, because a connection whose other end is silent can only be destroyed.
    const socket = new Socket();
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: FOLLOWER,
      stream: () => socket,
      connectionTimeoutMillis: SILENCE_TIMEOUT,
      query_timeout: SILENCE_TIMEOUT,
    });
    client.on('notification', () => {
      this.isNotified = true;
      this.wake();
    });
    // The query that is under way, or the next one, fails for the same reason.
    client.on('error', () => this.wake());
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      const events = new ChangeEventReader(client);
      while (!this.closing.signal.aborted) {
        if (this.hasWritten) {
          this.hasWritten = false;
          await client.query(`NOTIFY ${CHANNEL}`);
        }
        // Its own notifications set this, too.
        this.isNotified = false;
        const readAt = performance.now();
        for (const change of await events.read(readAt)) listener.apply(change);
        listener.setFreshUntil(readAt + FRESH_FOR_MS);
        onRead();
        await pause(DEBOUNCE);
        await this.notificationOrPoll();
      }
    } finally {
      socket.destroy();
    }
  }

  private async notificationOrPoll(): Promise<void> {
    if (this.hasWritten || this.isNotified || this.closing.signal.aborted) return;
    const poll = setTimeout(() => this.wake(), this.pollInterval);
    await new Promise<void>((resolve) => (this.wake = resolve));
    clearTimeout(poll);
  }
}

function explainLoss(error: unknown): string {
  const reason = messageOf(error);
  return `The changes of other processes cannot be read (${reason}): until they can, every request is answered from the database.`;
}
