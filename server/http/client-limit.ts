import type { IncomingMessage } from 'node:http';
import { all, compile } from '@fastify/proxy-addr';
import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;
/** How many clients are counted at once; the one that was quiet for longest begins anew. */
const MAX_CLIENTS = 10_000;

/** Counts the requests of each client, a minute at a time. */
export class ClientLimit {
  private readonly counts = new LRUCache<string, { requests: number }>({
    max: MAX_CLIENTS,
    ttl: MINUTE,
  });
  private readonly trust: ReturnType<typeof compile>;

  /** @param trustProxy whose forwarding headers say who the client is. */
  constructor(
    private readonly requestsPerMinute: number,
    trustProxy: readonly string[],
  ) {
    this.trust = compile([...trustProxy]);
  }

  /** Counts one request. @returns how many seconds its client has to wait; 0 for a welcome one. */
  secondsToWait(request: IncomingMessage): number {
    const client = this.clientOf(request);
    const known = this.counts.get(client);
    const count = known ?? { requests: 0 };
    if (!known) this.counts.set(client, count);
    count.requests += 1;
    if (count.requests <= this.requestsPerMinute) return 0;
    return Math.max(1, Math.ceil(this.counts.getRemainingTTL(client) / 1000));
  }

  /** The farthest address that nobody untrusted has written. */
  private clientOf(request: IncomingMessage): string {
    return all(request, this.trust).at(-1) ?? '';
  }
}
