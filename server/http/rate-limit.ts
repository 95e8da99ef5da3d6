import type { IncomingMessage } from 'node:http';
import { all, compile } from '@fastify/proxy-addr';
import { LRUCache } from 'lru-cache';
import { rateLimited } from '../errors';
import { networkOf } from './network';

const MINUTE = 60_000;
/** How many clients are counted at once; the least recently seen starts again. */
const MAX_COUNTED = 10_000;
/** Which part of a client's requests in a minute may be writes of one member. */
const WRITES = 1 / 2;

/** Counts in fixed windows of one minute, one window for each key. */
class MinuteCounter {
  private readonly counts = new LRUCache<string, { points: number }>({
    max: MAX_COUNTED,
    ttl: MINUTE,
  });

  constructor(private readonly perMinute: number) {}

  /** Adds points. @returns how many seconds the key has to wait; 0 when it is within the limit. */
  secondsToWait(key: string, points = 1): number {
    const existing = this.counts.get(key);
    const count = existing ?? { points: 0 };
    if (!existing) this.counts.set(key, count);
    count.points += points;
    if (count.points <= this.perMinute) return 0;
    return Math.max(1, Math.ceil(this.counts.getRemainingTTL(key) / 1000));
  }

  /**
   * Adds points even beyond the limit, unless the key has to wait already. Its window then lasts as
   * many minutes as the points are worth. @returns how many seconds the key has to wait.
   */
  secondsToWaitOrOverdraw(key: string, points: number): number {
    const seconds = this.secondsToWait(key, 0);
    const count = this.counts.get(key);
    if (seconds > 0 || !count) return seconds;
    count.points += points;
    const minutes = Math.ceil(count.points / this.perMinute);
    const ttl = this.counts.getRemainingTTL(key) + (minutes - 1) * MINUTE;
    this.counts.set(key, count, { ttl });
    return 0;
  }
}

/**
 * How many requests a client may make in a minute, and how many writes a member, from whichever
 * client. Our own code rather than a library: the response cache needs a synchronous answer, and
 * the number of counters has to be bounded.
 */
export class RateLimit {
  private readonly requests: MinuteCounter;
  private readonly writes: MinuteCounter;
  private readonly trust: ReturnType<typeof compile>;

  /** @param trustProxy the proxies whose forwarding headers name the client. */
  constructor(requestsPerMinute: number, trustProxy: readonly string[]) {
    this.requests = new MinuteCounter(requestsPerMinute);
    this.writes = new MinuteCounter(Math.ceil(requestsPerMinute * WRITES));
    this.trust = compile([...trustProxy]);
  }

  /**
   * Counts a request, as one or more. @returns how many seconds its client has to wait; 0 within the
   * limit.
   */
  secondsToWait(request: IncomingMessage, requests = 1): number {
    return this.requests.secondsToWait(this.clientOf(request), requests);
  }

  /** Counts a request, which was counted before, as so many more. @throws RATE_LIMITED */
  countMore(request: IncomingMessage, more: number): void {
    const seconds = more > 0 ? this.secondsToWait(request, more) : 0;
    if (seconds > 0) throw rateLimited(seconds);
  }

  /**
   * Counts so many requests at once, even beyond the limit. The client then waits until its later
   * minutes have paid for them.
   * @throws RATE_LIMITED when the limit is exceeded already.
   */
  countAhead(request: IncomingMessage, requests: number): void {
    const seconds = this.requests.secondsToWaitOrOverdraw(this.clientOf(request), requests);
    if (seconds > 0) throw rateLimited(seconds);
  }

  /** Counts one write. @throws RATE_LIMITED when it is one too many of this member. */
  countWrite({ uid }: { uid: string }): void {
    const seconds = this.writes.secondsToWait(uid);
    if (seconds > 0) throw rateLimited(seconds);
  }

  /** The network of the farthest address that no untrusted proxy has written. */
  private clientOf(request: IncomingMessage): string {
    return networkOf(all(request, this.trust).at(-1) ?? '');
  }
}
