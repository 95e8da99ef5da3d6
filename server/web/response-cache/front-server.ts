import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { RateLimit } from '../http/rate-limit';
import { hasFragment, isApiPath, isNotModified } from '../http/requests';
import {
  cacheKeyOfGet,
  cacheKeyOfPost,
  hasShortPlainBody,
  isCacheableGet,
  isGraphQLPost,
  readBody,
} from './cache-key';
import type { CompleteResponse } from './complete-response';
import type { DeclaredParameters } from './declared-parameters';
import { markRequest, type PendingResponse, pendingResponseOf } from './pending-response';
import type { ResponseCache } from './response-cache';

/** A POST to GraphQL whose body was read. */
export interface ReadRequest {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
}

/**
 * Answers a POST to GraphQL, or calls `next`, which has Fastify answer if the client is still there. The
 * request was counted.
 */
export type GraphQLHandler = (read: ReadRequest, next: () => void) => void;

interface FrontParts {
  cache: ResponseCache | null;
  limit: RateLimit | null;
  /** Whether this deployment serves the request; if not, Fastify's hooks refuse it. Null serves all. */
  isAllowed: ((request: IncomingMessage) => boolean) | null;
  parameters: DeclaredParameters;
}

/**
 * The HTTP server in front of Fastify. The response cache answers cached requests, and Fastify answers all
 * others.
 */
export class FrontServer {
  private readonly cacheHandler: CacheHandler | null;
  private graphQLHandler: GraphQLHandler = (_read, next) => next();

  constructor(private readonly parts: FrontParts) {
    const { cache, limit } = parts;
    this.cacheHandler = cache && new CacheHandler(cache, limit);
  }

  /** Has a handler answer what the cache does not have, before Fastify sees it. */
  handleGraphQL(handler: GraphQLHandler): void {
    this.graphQLHandler = handler;
  }

  /** Creates the server for Fastify. */
  readonly factory: FastifyServerFactory = (handle, options) => {
    const server = createServer(options['http'] ?? {}, this.listener(handle));
    server.keepAliveTimeout = Number(options['keepAliveTimeout']);
    server.requestTimeout = Number(options['requestTimeout']);
    server.setTimeout(Number(options['connectionTimeout']));
    return server;
  };

  private listener(handle: RequestListener): RequestListener {
    const { isAllowed, parameters } = this.parts;
    return (request, response) => {
      const next = () => handle(request, response);
      const cacheHandler = this.cacheHandlerFor(request);
      if (isAllowed?.(request) === false || hasFragment(request) || this.isBeyondLimit(request)) {
        next();
      } else if (isGraphQLPost(request) && hasShortPlainBody(request)) {
        readBody(request, (body) => this.answerPost({ request, response, body }, next));
      } else if (cacheHandler && isCacheableGet(request)) {
        const key = cacheKeyOfGet(request, parameters);
        cacheHandler.answer({ key, request, response, produce: next });
      } else {
        next();
      }
    };
  }

  private answerPost(read: ReadRequest, handle: () => void): void {
    const { request, response, body } = read;
    const cacheHandler = this.cacheHandlerFor(request);
    const key = cacheHandler ? cacheKeyOfPost(request, body) : '';
    if (cacheHandler?.answerHit({ key, request, response })) return;
    request.pause();
    const next = () => {
      if (request.destroyed) {
        // Fastify would wait for the body of a client that has gone, and others for its response.
        pendingResponseOf(request)?.end(null);
        return;
      }
      // Fastify reads the body again.
      request.unshift(body);
      handle();
    };
    const produce = () => this.graphQLHandler(read, next);
    if (cacheHandler) cacheHandler.answerMiss({ key, request, response, produce });
    else produce();
  }

  /** Counts a request of the API. Fastify formats the 429 of one beyond the limit. */
  private isBeyondLimit(request: IncomingMessage): boolean {
    const { limit } = this.parts;
    return limit !== null && isApiPath(request.url ?? '') && limit.countOnce(request) > 0;
  }

  /** Members' responses are not cached. */
  private cacheHandlerFor({ headers }: IncomingMessage): CacheHandler | null {
    return headers.authorization === undefined ? this.cacheHandler : null;
  }
}

/** A request that the cache may answer. */
interface CacheableRequest {
  /** See cache-key.ts. */
  key: string;
  request: IncomingMessage;
  response: ServerResponse;
  /** Produces the response, where the cache does not have it. */
  produce: () => void;
}

/** Answers requests from the response cache. */
class CacheHandler {
  constructor(
    private readonly cache: ResponseCache,
    private readonly limit: RateLimit | null,
  ) {}

  /** Answers a request from the cache, or has its response produced. */
  answer(cacheable: CacheableRequest): void {
    if (!this.answerHit(cacheable)) this.answerMiss(cacheable);
  }

  /** Answers a request at once, if the cache has the response. @returns whether it did. */
  answerHit({ key, request, response }: Omit<CacheableRequest, 'produce'>): boolean {
    return this.send(this.cache.get(key), request, response);
  }

  /**
   * Has a response produced, for the cache if the request was seen before. Simultaneous requests with
   * the same key share it.
   */
  answerMiss(cacheable: CacheableRequest): void {
    const { key, request, response, produce } = cacheable;
    const isSeen = this.cache.recordAndCheckSeen(key);
    const pending = this.cache.getPending(key);
    if (!isSeen || !this.cache.isFresh) produce();
    else if (pending) void this.wait(pending, cacheable);
    else {
      const begun = this.cache.begin(key);
      markRequest(request, begun);
      response.once('close', () => begun.abandon());
      produce();
    }
  }

  /** Waits for the response that another request with the same key is producing. */
  private async wait(pending: PendingResponse, cacheable: CacheableRequest): Promise<void> {
    const { request, response, produce } = cacheable;
    if (!this.send(await pending.wait(), request, response)) produce();
  }

  /** Sends the response, if there is one. @returns whether there is. */
  private send(
    cached: CompleteResponse | null | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    if (!cached) return false;
    this.cache.hits += 1;
    const { method, headers } = request;
    const ofLimit = this.limit?.headersOf(request) ?? [];
    if (method === 'GET' && isNotModified(headers, cached.etag)) {
      response.writeHead(304, cached.headers.concat(ofLimit)).end();
    } else {
      cached.send(response, headers['accept-encoding'], ofLimit);
    }
    return true;
  }
}
