import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { hasFragment } from '../http/requests';
import type { CacheHandler } from './cache-handler';
import {
  cacheKeyOfGet,
  cacheKeyOfPost,
  hasShortPlainBody,
  isCacheableGet,
  isGraphQLPost,
  type ParametersOf,
  readBody,
} from './cache-key';

/** A POST to GraphQL, read to its end, before Fastify sees it. */
export interface ReadRequest {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
  /** Has Fastify answer. */
  handOver: () => void;
}

interface FrontParts {
  /** Null without a response cache. */
  cacheHandler: CacheHandler | null;
  /** Answers a known operation of GraphQL. @returns false when Fastify has to answer. */
  answerKnown: (read: ReadRequest) => boolean;
  /** Whether this deployment serves the request; if not, Fastify's hooks refuse it. */
  isAllowed: (request: IncomingMessage) => boolean;
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
  { cacheHandler, answerKnown, isAllowed, parametersOf }: FrontParts,
  handle: RequestListener,
): RequestListener {
  function answerPost(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    // Members' responses are not cached. The first request for a key bypasses the cache.
    const key = cacheKeyOfPost(request, body);
    const isVisitors = request.headers.authorization === undefined;
    const cache = isVisitors && cacheHandler?.recordAndCheckSeen(key) ? cacheHandler : null;
    if (cache?.answerHit({ key, request, response })) return;
    request.pause();
    const handOver = () => {
      // Fastify reads the body again.
      request.unshift(body);
      handle(request, response);
    };
    const produce = () => {
      if (!answerKnown({ request, response, body, handOver })) handOver();
    };
    if (cache) cache.answerMiss({ key, request, response, produce });
    else produce();
  }

  return (request, response) => {
    if (!isAllowed(request) || hasFragment(request)) {
      handle(request, response);
    } else if (isGraphQLPost(request) && hasShortPlainBody(request)) {
      readBody(request, (body) => answerPost(request, response, body));
    } else if (
      cacheHandler &&
      request.headers.authorization === undefined &&
      isCacheableGet(request)
    ) {
      const key = cacheKeyOfGet(request, parametersOf);
      const produce = () => handle(request, response);
      if (cacheHandler.recordAndCheckSeen(key))
        cacheHandler.answer({ key, request, response, produce });
      else produce();
    } else {
      handle(request, response);
    }
  };
}
