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
  type ParametersOf,
  readBody,
} from './cache-key';
import type { CompleteResponse } from './complete-response';
import { markRequest, type PendingResponse } from './pending-response';
import type { ResponseCache } from './response-cache';

/** A POST to GraphQL, read to its end, before Fastify sees it. */
export interface ReadRequest {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
  /** Has Fastify answer. */
  handOver: () => void;
}

/** Answers known operations of GraphQL. */
interface FastAnswers {
  /** @returns false when Fastify has to answer. */
  answer: (read: ReadRequest) => boolean;
}

interface FrontParts {
  cache: ResponseCache | null;
  limit: RateLimit | null;
  fastPath: FastAnswers | null;
  /** Whether this deployment serves the request; if not, Fastify's hooks refuse it. Null serves all. */
  isAllowed: ((request: IncomingMessage) => boolean) | null;
  parametersOf: ParametersOf;
}

/**
 * Creates the HTTP server. The response cache answers cached requests, and the fast path answers known
 * operations of GraphQL. Fastify answers all other requests.
 */
export function createFrontServer(parts: FrontParts): FastifyServerFactory {
  return (handle, options) => {
    const server = createServer(options['http'] ?? {}, frontHandler(parts, handle));
    server.keepAliveTimeout = Number(options['keepAliveTimeout']);
    server.requestTimeout = Number(options['requestTimeout']);
    server.setTimeout(Number(options['connectionTimeout']));
    return server;
  };
}

function frontHandler(
  { cache, limit, fastPath, isAllowed, parametersOf }: FrontParts,
  handle: RequestListener,
): RequestListener {
  const cacheHandler = cache && new CacheHandler(cache, limit);
  /** Members' responses are not cached. */
  const handlerFor = ({ headers }: IncomingMessage) =>
    headers.authorization === undefined ? cacheHandler : null;

  function answerPost(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const handler = handlerFor(request);
    const key = handler ? cacheKeyOfPost(request, body) : '';
    if (handler?.answerHit({ key, request, response })) return;
    request.pause();
    const handOver = () => {
      // Fastify reads the body again.
      request.unshift(body);
      handle(request, response);
    };
    const produce = () => {
      if (!fastPath?.answer({ request, response, body, handOver })) handOver();
    };
    if (handler) handler.answerMiss({ key, request, response, produce });
    else produce();
  }

  function answerGet(request: IncomingMessage, response: ServerResponse): void {
    const produce = () => handle(request, response);
    const handler = handlerFor(request);
    if (handler) {
      const key = cacheKeyOfGet(request, parametersOf);
      handler.answer({ key, request, response, produce });
    } else produce();
  }

  return (request, response) => {
    if (isAllowed?.(request) === false || hasFragment(request)) {
      handle(request, response);
    } else if (isGraphQLPost(request) && hasShortPlainBody(request)) {
      readBody(request, (body) => answerPost(request, response, body));
    } else if (isCacheableGet(request)) {
      answerGet(request, response);
    } else {
      handle(request, response);
    }
  };
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
    return this.sendWithinLimit(this.cache.get(key), request, response);
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
    if (!this.sendWithinLimit(await pending.wait(), request, response)) produce();
  }

  /**
   * Counts the request and sends the response, if there is one.
   * @returns false when there is none, or when the client exceeds the limit: Fastify formats the 429.
   */
  private sendWithinLimit(
    cached: CompleteResponse | null | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    if (!cached) return false;
    const limit = isApiPath(cached.route) ? this.limit : null;
    if (limit && limit.countOnce(request) > 0) return false;
    this.cache.hits += 1;
    const { method, headers } = request;
    const ofLimit = limit?.headersOf(request) ?? [];
    if (method === 'GET' && isNotModified(headers, cached.etag)) {
      response.writeHead(304, cached.headers.concat(ofLimit)).end();
    } else {
      cached.send(response, headers['accept-encoding'], ofLimit);
    }
    return true;
  }
}
