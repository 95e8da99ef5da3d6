import type { IncomingMessage } from 'node:http';
import { all, compile } from '@fastify/proxy-addr';
import { LRUCache } from 'lru-cache';
import { rateLimited } from '../errors';
import type { Member } from '../members/member.entity';

const MINUTE = 60_000;
/** How many are counted at once; the one that was quiet for longest begins anew. */
const MAX_COUNTED = 10_000;
/** Which part of a client's requests in a minute may be writes of one member. */
const WRITES = 1 / 2;

/** Counts what each does, a minute at a time. */
class MinuteCount {
  private readonly counts = new LRUCache<string, { done: number }>({
    max: MAX_COUNTED,
    ttl: MINUTE,
  });

  constructor(private readonly perMinute: number) {}

  /** Counts `times` more. @returns how many seconds this one has to wait; 0 for a welcome one. */
  secondsToWait(who: string, times = 1): number {
    const known = this.counts.get(who);
    const count = known ?? { done: 0 };
    if (!known) this.counts.set(who, count);
    count.done += times;
    if (count.done <= this.perMinute) return 0;
    return Math.max(1, Math.ceil(this.counts.getRemainingTTL(who) / 1000));
  }
}

/** How often one client may ask in a minute, and one member write, from wherever they do. */
export class RateLimit {
  private readonly requests: MinuteCount;
  private readonly writes: MinuteCount;
  private readonly trust: ReturnType<typeof compile>;

  /** @param trustProxy whose forwarding headers say who the client is. */
  constructor(requestsPerMinute: number, trustProxy: readonly string[]) {
    this.requests = new MinuteCount(requestsPerMinute);
    this.writes = new MinuteCount(Math.ceil(requestsPerMinute * WRITES));
    this.trust = compile([...trustProxy]);
  }

  /** Counts one request. @returns how many seconds its client has to wait; 0 for a welcome one. */
  secondsToWait(request: IncomingMessage): number {
    return this.requests.secondsToWait(this.clientOf(request));
  }

  /** Counts a request that was counted once as so many more. @throws RATE_LIMITED */
  countMore(request: IncomingMessage, more: number): void {
    const seconds = more > 0 ? this.requests.secondsToWait(this.clientOf(request), more) : 0;
    if (seconds > 0) throw rateLimited(seconds);
  }

  /** Counts one write. @throws RATE_LIMITED when it is one too many of this member. */
  countWrite({ uid }: Pick<Member, 'uid'>): void {
    const seconds = this.writes.secondsToWait(uid);
    if (seconds > 0) throw rateLimited(seconds);
  }

  /** The farthest address that nobody untrusted has written. */
  private clientOf(request: IncomingMessage): string {
    return all(request, this.trust).at(-1) ?? '';
  }
}
