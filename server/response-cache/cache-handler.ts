import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RateLimit } from '../http/rate-limit';
import { isApiPath, isNotModified } from '../http/requests';
import type { CacheKey } from './cache-key';
import type { CompleteResponse } from './complete-response';
import type { PendingResponse } from './pending-response';
import type { ResponseCache } from './response-cache';

/** A request that the cache may answer. */
export interface CacheableRequest {
  key: CacheKey;
  request: IncomingMessage;
  response: ServerResponse;
  /** Produces the response, where the cache does not have it. */
  produce: () => void;
}

const PENDING = Symbol('pending response');

type MarkedRequest = IncomingMessage & { [PENDING]?: PendingResponse };

/** The response that a request produces for the cache, if it does. */
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

  /** Whether the cache may have the response to a request with this checksum, or is to get it. */
  admits(checksum: number): boolean {
    return this.cache.admits(checksum);
  }

  /** Answers a request from the cache, or has its response produced for the cache. */
  answer(cacheable: CacheableRequest): void {
    if (!this.answerHit(cacheable)) this.answerMiss(cacheable);
  }

  /** Answers a request at once, if the cache has the response. @returns whether it did. */
  answerHit({ key, request, response }: Omit<CacheableRequest, 'produce'>): boolean {
    const cached = this.cache.get(key);
    if (!cached || !this.isWithinLimit(cached, request)) return false;
    this.send(cached, request, response);
    return true;
  }

  /** Has the response of a request produced for the cache, once for all that wait for the same. */
  answerMiss(cacheable: CacheableRequest): void {
    const { key, request, response, produce } = cacheable;
    const pending = this.cache.getPending(key);
    if (!this.cache.isCurrent) produce();
    else if (pending) void this.wait(pending, cacheable);
    else {
      const begun = this.cache.begin(key);
      (request as MarkedRequest)[PENDING] = begun;
      response.once('close', () => begun.abandon());
      produce();
    }
  }

  /** Of several requests for the same, one produces the response. */
  private async wait(pending: PendingResponse, cacheable: CacheableRequest): Promise<void> {
    const cached = await pending.wait();
    if (cached) this.hit(cached, cacheable);
    else cacheable.produce();
  }

  private hit(cached: CompleteResponse, { request, response, produce }: CacheableRequest): void {
    if (this.isWithinLimit(cached, request)) this.send(cached, request, response);
    // The route answers 429 in its own form.
    else produce();
  }

  private isWithinLimit({ route }: CompleteResponse, request: IncomingMessage): boolean {
    return !this.limit || !isApiPath(route) || this.limit.secondsToWait(request) === 0;
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
