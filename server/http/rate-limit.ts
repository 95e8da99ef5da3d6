import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { rateLimited } from '../errors';
import type { Client, ClientOf } from './network';

const MINUTE = 60_000;
/** How many clients are counted at once; the least recently seen starts again. */
const MAX_COUNTED = 10_000;
/** How many times a client's requests all clients of an IPv6 network of /48 may make together. */
const CLIENTS_OF_SITE = 10;
/** Which part of a client's requests in a minute may be writes of one member. */
const WRITES = 1 / 2;
/** Which part of a client's requests in a minute may be writes of visitors. */
const VISITOR_WRITES = 1 / 60;

interface Window {
  points: number;
  /** By the clock of `performance.now`. */
  startedAt: number;
}

/** Counts in windows of one minute, one window for each key. */
class MinuteCounter {
  private readonly windows = new LRUCache<string, Window>({ max: MAX_COUNTED, ttl: MINUTE });

  constructor(private readonly perMinute: number) {}

  /** Adds points. @returns how many seconds the key has to wait; 0 when it is within the limit. */
  secondsToWait(key: string, points = 1): number {
    const window = this.windowOf(key);
    window.points += points;
    if (window.points <= this.perMinute) return 0;
    return Math.max(1, Math.ceil(this.windows.getRemainingTTL(key) / 1000));
  }

  /** Adds points even beyond the limit. The window then lasts as many minutes as they are worth. */
  overdraw(key: string, points: number): void {
    const window = this.windowOf(key);
    window.points += points;
    const minutes = Math.ceil(window.points / this.perMinute);
    if (minutes <= 1) return;
    this.windows.set(key, window, { start: window.startedAt, ttl: minutes * MINUTE });
  }

  private windowOf(key: string): Window {
    const existing = this.windows.get(key);
    if (existing) return existing;
    const window = { points: 0, startedAt: performance.now() };
    this.windows.set(key, window);
    return window;
  }
}

/** Counts by client, and what it admits also by the client's network of /48. */
class ClientCounter {
  private readonly clients: MinuteCounter;
  private readonly sites: MinuteCounter;

  constructor(perMinute: number) {
    this.clients = new MinuteCounter(perMinute);
    this.sites = new MinuteCounter(perMinute * CLIENTS_OF_SITE);
  }

  /** As that of `MinuteCounter`. A client that has to wait uses up nothing of its neighbours' allowance. */
  secondsToWait({ key, site }: Client, points?: number): number {
    const seconds = this.clients.secondsToWait(key, points);
    return seconds > 0 || site === null ? seconds : this.sites.secondsToWait(site, points);
  }

  /** As that of `MinuteCounter`. */
  overdraw({ key, site }: Client, points: number): void {
    this.clients.overdraw(key, points);
    if (site !== null) this.sites.overdraw(site, points);
  }
}

/**
 * How many requests a client may make in a minute, how many of them may be writes of visitors, and how
 * many writes a member may make, from whichever client. Our own code rather than a library: the response cache needs a synchronous answer, and
 * the number of counters has to be bounded.
 */
export class RateLimit {
  private readonly requests: ClientCounter;
  private readonly writes: MinuteCounter;
  private readonly visitorWrites: ClientCounter;

  constructor(
    requestsPerMinute: number,
    private readonly clientOf: ClientOf,
  ) {
    this.requests = new ClientCounter(requestsPerMinute);
    this.writes = new MinuteCounter(Math.ceil(requestsPerMinute * WRITES));
    this.visitorWrites = new ClientCounter(Math.ceil(requestsPerMinute * VISITOR_WRITES));
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
    const seconds = this.secondsToWait(request, 0);
    if (seconds > 0) throw rateLimited(seconds);
    this.countAnyway(request, requests);
  }

  /** Counts a request as so many more, even beyond the limit; later minutes have to pay for them. */
  countAnyway(request: IncomingMessage, more: number): void {
    if (more > 0) this.requests.overdraw(this.clientOf(request), more);
  }

  /** Counts one write. @throws RATE_LIMITED when it is one too many of this member. */
  countWrite({ uid }: { uid: string }): void {
    const seconds = this.writes.secondsToWait(uid);
    if (seconds > 0) throw rateLimited(seconds);
  }

  /** Counts one write of a visitor. @throws RATE_LIMITED when it is one too many of this client. */
  countVisitorWrite(request: IncomingMessage): void {
    const seconds = this.visitorWrites.secondsToWait(this.clientOf(request));
    if (seconds > 0) throw rateLimited(seconds);
  }
}
