import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RateLimit } from '../http/rate-limit';
import { isApiPath, isNotModified } from '../http/requests';
import type { CompleteResponse } from './complete-response';
import type { PendingResponse } from './pending-response';
import type { ResponseCache } from './response-cache';

/** A request that the cache may answer. */
export interface CacheableRequest {
  /** See cache-key.ts. */
  key: string;
  request: IncomingMessage;
  response: ServerResponse;
  /** Produces the response, where the cache does not have it. */
  produce: () => void;
}

const PENDING = Symbol('pending response');

type MarkedRequest = IncomingMessage & { [PENDING]?: PendingResponse };

/** The response that a request is producing for the cache, if any. */
export function pendingResponseOf(request: MarkedRequest): PendingResponse | undefined {
  return request[PENDING];
}

/** Answers requests from the response cache. */
export class CacheHandler {
  constructor(
    private readonly cache: ResponseCache,
    private readonly limit: RateLimit | null,
    /** Called for each response that comes from the cache. */
    private readonly onHit: () => void,
  ) {}

  /** Records a request. @returns whether it was seen before; only then may the cache be used. */
  recordAndCheckSeen(key: string): boolean {
    return this.cache.recordAndCheckSeen(key);
  }

  /** Answers a request from the cache, or has its response produced for the cache. */
  answer(cacheable: CacheableRequest): void {
    if (!this.answerHit(cacheable)) this.answerMiss(cacheable);
  }

  /** Answers a request at once, if the cache has the response. @returns whether it did. */
  answerHit({ key, request, response }: Omit<CacheableRequest, 'produce'>): boolean {
    const cached = this.cache.get(key);
    if (!cached || !this.countAndCheckLimit(cached, request)) return false;
    this.send(cached, request, response);
    return true;
  }

  /** Has a response produced for the cache. Simultaneous requests with the same key share it. */
  answerMiss(cacheable: CacheableRequest): void {
    const { key, request, response, produce } = cacheable;
    const pending = this.cache.getPending(key);
    if (!this.cache.isFresh) produce();
    else if (pending) void this.wait(pending, cacheable);
    else {
      const begun = this.cache.begin(key);
      (request as MarkedRequest)[PENDING] = begun;
      response.once('close', () => begun.abandon());
      produce();
    }
  }

  /** Waits for the response that another request with the same key is producing. */
  private async wait(pending: PendingResponse, cacheable: CacheableRequest): Promise<void> {
    const cached = await pending.wait();
    if (cached) this.hit(cached, cacheable);
    else cacheable.produce();
  }

  private hit(cached: CompleteResponse, { request, response, produce }: CacheableRequest): void {
    if (this.countAndCheckLimit(cached, request)) this.send(cached, request, response);
    // Fastify formats the 429.
    else produce();
  }

  private countAndCheckLimit({ route }: CompleteResponse, request: IncomingMessage): boolean {
    return !this.limit || !isApiPath(route) || this.limit.countOnce(request) === 0;
  }

  private send(cached: CompleteResponse, request: IncomingMessage, response: ServerResponse): void {
    this.onHit();
    const { method, headers } = request;
    if (method === 'GET' && isNotModified(headers, cached.etag)) {
      response.writeHead(304, cached.headers).end();
      return;
    }
    cached.send(response, headers['accept-encoding']);
  }
}
