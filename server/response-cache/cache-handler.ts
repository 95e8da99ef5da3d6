import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { RateLimit } from '../http/rate-limit';
import { isApiPath, isNotModified } from '../http/requests';
import {
  cacheKeyOfGet,
  cacheKeyOfPost,
  hasShortBody,
  isCacheableGet,
  isGraphQLPost,
  type ParametersOf,
  readBody,
} from './cache-key';
import type { CachedResponse, EncodedResponse } from './cached-response';
import { preferredEncoding } from './cached-response';
import type { PendingResponse } from './pending-response';
import type { ResponseCache } from './response-cache';

interface CacheHandlerParts {
  cache: ResponseCache;
  limit: RateLimit | null;
  /** Whether this deployment answers the request at all; if not, Fastify's hooks say why. */
  isAllowed: (request: IncomingMessage) => boolean;
  parametersOf: ParametersOf;
  /** Called for each response that comes from the cache. */
  onHit: () => void;
}

const pendingResponses = new WeakMap<IncomingMessage, PendingResponse>();

/** The response that a request produces, where it may be cached. */
export function pendingResponseOf(request: IncomingMessage): PendingResponse | undefined {
  return pendingResponses.get(request);
}

/**
 * Creates the HTTP server with the response cache in front of Fastify: a hit is answered before
 * Fastify and Apollo see the request. Everything else goes on to Fastify.
 */
export function createCachingServer(parts: CacheHandlerParts): FastifyServerFactory {
  return (handle, options) => {
    const server = createServer(options['http'] ?? {}, cacheHandler(parts, handle));
    server.keepAliveTimeout = Number(options['keepAliveTimeout']);
    server.requestTimeout = Number(options['requestTimeout']);
    server.setTimeout(Number(options['connectionTimeout']));
    return server;
  };
}

function cacheHandler(
  { cache, limit, isAllowed, parametersOf, onHit }: CacheHandlerParts,
  handle: RequestListener,
): RequestListener {
  function answer(key: string, request: IncomingMessage, response: ServerResponse): void {
    const cached = cache.get(key);
    const pending = cache.getPending(key);
    if (cached) hit(cached, request, response);
    else if (!cache.isCurrent) handle(request, response);
    else if (pending) void wait(pending, key, request, response);
    else miss(key, request, response);
  }

  function miss(key: string, request: IncomingMessage, response: ServerResponse): void {
    const pending = cache.begin(key);
    pendingResponses.set(request, pending);
    response.once('close', () => pending.abandon());
    handle(request, response);
  }

  /** Of several requests for the same, one produces the response. */
  async function wait(
    pending: PendingResponse,
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const arrivedAt = cache.now;
    const cached = await pending.wait();
    if (!cached) handle(request, response);
    else if (cache.isValid(cached, pending.begunAt, arrivedAt)) hit(cached, request, response);
    else answer(key, request, response);
  }

  function hit(cached: CachedResponse, request: IncomingMessage, response: ServerResponse): void {
    if (isWithinLimit(cached, request)) send(cached, request, response);
    // The route answers 429 in its own form.
    else handle(request, response);
  }

  function isWithinLimit({ route }: CachedResponse, request: IncomingMessage): boolean {
    return !limit || !isApiPath(route) || limit.secondsToWait(request) === 0;
  }

  function send(cached: CachedResponse, request: IncomingMessage, response: ServerResponse): void {
    onHit();
    const { method, headers } = request;
    if (method === 'GET' && isNotModified(headers, cached.etag)) {
      response.writeHead(304, cached.headers).end();
      return;
    }
    const finish = ({ headers, body }: EncodedResponse) =>
      response.writeHead(200, headers).end(body);
    const encoded = cached.in(preferredEncoding(headers['accept-encoding']));
    if (encoded instanceof Promise) void encoded.then(finish);
    else finish(encoded);
  }

  return (request, response) => {
    const isVisitor = request.headers.authorization === undefined;
    if (!isVisitor || !isAllowed(request)) {
      handle(request, response);
    } else if (isCacheableGet(request)) {
      answer(cacheKeyOfGet(request, parametersOf), request, response);
    } else if (isGraphQLPost(request) && hasShortBody(request)) {
      readBody(request, (body) => {
        // Latin-1 makes one character of each byte, so that different bodies have different keys.
        const key = cacheKeyOfPost(request, body.toString('latin1'));
        const cached = cache.get(key);
        if (cached && isWithinLimit(cached, request)) {
          send(cached, request, response);
          return;
        }
        // Fastify reads the body again.
        request.pause();
        request.unshift(body);
        answer(key, request, response);
      });
    } else {
      handle(request, response);
    }
  };
}
