import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { rateLimited } from '../../base/errors';
import type { Client, ClientOf } from './network';

const MINUTE = 60_000;
/** How many clients are counted at once; the least recently seen starts again. */
const MAX_CLIENTS = 10_000;
/** How many times a client's requests all clients of an IPv6 network of /48 may make together. */
const NETWORK48_FACTOR = 10;
/** Which part of a client's requests in a minute may be writes of one member. */
const WRITE_SHARE = 1 / 2;
/** Which part of a client's requests in a minute may be writes of visitors. */
const VISITOR_WRITE_SHARE = 1 / 60;

/** What is left of a limit. */
interface Left {
  points: number;
  /** Until the window ends. */
  seconds: number;
}

/** A request that was counted. */
interface Counted {
  client: Client;
  /** How many seconds the client has to wait; 0 within the limit. */
  delay: number;
}

interface Window {
  points: number;
  /** By the clock of `performance.now`. */
  startedAt: number;
}

/** Counts in windows of one minute, one window for each key. */
class MinuteCounter {
  private readonly windows = new LRUCache<string, Window>({ max: MAX_CLIENTS, ttl: MINUTE });

  constructor(private readonly perMinute: number) {}

  /** Adds points. @returns how many seconds the key has to wait; 0 within the limit. */
  countAndGetDelay(key: string, points = 1): number {
    const window = this.windowOf(key);
    window.points += points;
    if (window.points <= this.perMinute) return 0;
    return Math.max(1, Math.ceil(this.windows.getRemainingTTL(key) / 1000));
  }

  /**
   * Adds points even beyond the limit, and extends the window: a client at three times the limit is refused
   * for three minutes.
   */
  addBeyondLimit(key: string, points: number): void {
    const window = this.windowOf(key);
    window.points += points;
    const minutes = Math.ceil(window.points / this.perMinute);
    if (minutes <= 1) return;
    this.windows.set(key, window, { start: window.startedAt, ttl: minutes * MINUTE });
  }

  leftOf(key: string): Left {
    const { points } = this.windowOf(key);
    const seconds = Math.ceil(this.windows.getRemainingTTL(key) / 1000);
    return { points: Math.max(0, this.perMinute - points), seconds };
  }

  private windowOf(key: string): Window {
    const existing = this.windows.get(key);
    if (existing) return existing;
    const window = { points: 0, startedAt: performance.now() };
    this.windows.set(key, window);
    return window;
  }
}

/** Counts by client. Requests within the client's limit also count for its network of /48. */
class ClientCounter {
  private readonly clients: MinuteCounter;
  private readonly networks: MinuteCounter;

  constructor(perMinute: number) {
    this.clients = new MinuteCounter(perMinute);
    this.networks = new MinuteCounter(perMinute * NETWORK48_FACTOR);
  }

  /** See `MinuteCounter`. A request beyond the client's limit does not count for its network. */
  countAndGetDelay({ key, network48 }: Client, points?: number): number {
    const seconds = this.clients.countAndGetDelay(key, points);
    return seconds > 0 || network48 === null
      ? seconds
      : this.networks.countAndGetDelay(network48, points);
  }

  /** The least that is left for the client or for its network. */
  leftOf({ key, network48 }: Client): Left {
    const ofClient = this.clients.leftOf(key);
    if (network48 === null) return ofClient;
    const ofNetwork = this.networks.leftOf(network48);
    return ofNetwork.points < ofClient.points ? ofNetwork : ofClient;
  }

  /** See `MinuteCounter`. */
  addBeyondLimit({ key, network48 }: Client, points: number): void {
    this.clients.addBeyondLimit(key, points);
    if (network48 !== null) this.networks.addBeyondLimit(network48, points);
  }
}

/**
 * Limits for each minute: the requests of a client, the writes of visitors from a client, and the writes
 * of a member from all clients. This is not a library, because the response cache needs a synchronous
 * result, and the number of counters has to be bounded.
 */
export class RateLimit {
  private readonly requests: ClientCounter;
  private readonly writes: MinuteCounter;
  private readonly visitorWrites: ClientCounter;
  private readonly counted = new WeakMap<IncomingMessage, Counted>();
  private readonly policy: string;

  constructor(
    requestsPerMinute: number,
    private readonly clientOf: ClientOf,
  ) {
    this.policy = `"default";q=${requestsPerMinute};w=${MINUTE / 1000}`;
    this.requests = new ClientCounter(requestsPerMinute);
    this.writes = new MinuteCounter(Math.ceil(requestsPerMinute * WRITE_SHARE));
    this.visitorWrites = new ClientCounter(Math.ceil(requestsPerMinute * VISITOR_WRITE_SHARE));
  }

  /**
   * Counts a request, unless it was counted before: several layers may ask.
   * @returns how many seconds the client has to wait; 0 within the limit.
   */
  countOnce(request: IncomingMessage): number {
    const existing = this.counted.get(request);
    if (existing) return existing.delay;
    const client = this.clientOf(request);
    const delay = this.requests.countAndGetDelay(client, 1);
    this.counted.set(request, { client, delay });
    return delay;
  }

  /** Counts a request as `countOnce` does. @throws RATE_LIMITED beyond the limit. */
  countOrRefuse(request: IncomingMessage): void {
    const seconds = this.countOnce(request);
    if (seconds > 0) throw rateLimited(seconds);
  }

  /**
   * The headers that state the limit of a client's requests and what is left of it
   * (draft-ietf-httpapi-ratelimit-headers), names and values in turn. None for a request that was not
   * counted.
   */
  headersOf(request: IncomingMessage): readonly string[] {
    const counted = this.counted.get(request);
    if (!counted) return [];
    const { points, seconds } = this.requests.leftOf(counted.client);
    return ['ratelimit-policy', this.policy, 'ratelimit', `"default";r=${points};t=${seconds}`];
  }

  /** Counts the further requests that a counted request is worth. @throws RATE_LIMITED */
  charge(request: IncomingMessage, more: number): void {
    const seconds = more > 0 ? this.countAndGetDelay(request, more) : 0;
    if (seconds > 0) throw rateLimited(seconds);
  }

  /**
   * Counts requests before they are executed, even beyond the limit. Later minutes pay for the excess.
   * @throws RATE_LIMITED when the limit is exceeded already.
   */
  chargeAhead(request: IncomingMessage, requests: number): void {
    const seconds = this.countAndGetDelay(request, 0);
    if (seconds > 0) throw rateLimited(seconds);
    this.chargeBeyondLimit(request, requests);
  }

  /** Counts further requests, even beyond the limit. Later minutes pay for the excess. */
  chargeBeyondLimit(request: IncomingMessage, more: number): void {
    if (more > 0) this.requests.addBeyondLimit(this.clientOf(request), more);
  }

  /** Counts one write. @throws RATE_LIMITED when it is one too many of this member. */
  chargeWrite({ uid }: { uid: string }): void {
    const seconds = this.writes.countAndGetDelay(uid);
    if (seconds > 0) throw rateLimited(seconds);
  }

  /** Counts one write of a visitor. @throws RATE_LIMITED when it is one too many of this client. */
  chargeVisitorWrite(request: IncomingMessage): void {
    const seconds = this.visitorWrites.countAndGetDelay(this.clientOf(request));
    if (seconds > 0) throw rateLimited(seconds);
  }

  private countAndGetDelay(request: IncomingMessage, requests: number): number {
    return this.requests.countAndGetDelay(this.clientOf(request), requests);
  }
}
