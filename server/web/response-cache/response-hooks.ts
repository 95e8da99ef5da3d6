import compress from '@fastify/compress';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rateLimited } from '../../base/errors';
import type { RateLimit } from '../http/rate-limit';
import {
  CACHE_CONTROL,
  COST_HEADER,
  isApiRequest,
  isNegotiated,
  isNotModified,
} from '../http/requests';
import { routeOf } from '../../base/logging';
import { pendingResponseOf } from './pending-response';
import { CompleteResponse, hashOf, preferredEncoding } from './complete-response';

/**
 * Brotli for long lists. With its usual window of 4 MiB the encoder holds up to 13 MB for each list; with
 * one of 64 KiB at most 2 MB.
 */
const STREAM_PARAMETERS = {
  [constants.BROTLI_PARAM_QUALITY]: 3,
  [constants.BROTLI_PARAM_LGWIN]: 16,
};

/** Media types of files that are zip archives. */
const COMPRESSED_TYPES = /^application\/vnd\.openxmlformats-/;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether everybody gets the same response. Those of the API are the same for all visitors. */
    isForEverybody?: boolean;
  }
}

/**
 * What all responses have in common: an ETag with 304, compression and caching. Any origin may call
 * the API (with a token, without cookies), within the rate limit.
 */
export async function registerResponseHooks(
  app: FastifyInstance,
  limit: RateLimit | null,
): Promise<void> {
  await registerCors(app);
  // The plugin would answer 304 to a POST too, and does not know lists of tags. The tags are weak,
  // because a compressed response has the same one.
  await app.register(etag, { replyWith304: false, weak: true, hashFn: hashOf });

  app.addHook('onSend', async (request, reply) => {
    const cacheControl = cacheControlOf(request, reply);
    if (cacheControl) reply.header('cache-control', cacheControl);
    if (!isApiRequest(request)) return;
    const negotiated = isNegotiated(request.url) ? 'Accept, ' : '';
    reply.header('vary', `${negotiated}Authorization, Origin, Accept-Encoding`);
  });

  registerCaching(app);
  // After the cache, which must not store what is left of a limit.
  if (limit) registerRateLimit(app, limit);
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: STREAM_PARAMETERS },
  });
}

/** Whether a response is the same for everybody, so that caches may give it to others. */
function isForEverybody(request: FastifyRequest, reply: FastifyReply): boolean {
  if (!isApiRequest(request)) return request.routeOptions.config.isForEverybody === true;
  return request.headers.authorization === undefined && reply.statusCode < 400;
}

function cacheControlOf(request: FastifyRequest, reply: FastifyReply): string | null {
  if (isForEverybody(request, reply)) return CACHE_CONTROL.forEverybody;
  if (!isApiRequest(request)) return null;
  return reply.statusCode < 400 ? CACHE_CONTROL.forOne : CACHE_CONTROL.ofError;
}

async function registerCors(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    delegator: (request, callback) =>
      callback(null, {
        origin: isApiRequest(request) ? '*' : false,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        allowedHeaders: [
          'Authorization',
          'Content-Type',
          'Apollo-Require-Preflight',
          'Idempotency-Key',
          'If-None-Match',
          'If-Unmodified-Since',
          COST_HEADER,
        ],
        exposedHeaders: [
          'Content-Disposition',
          'ETag',
          'Link',
          'RateLimit',
          'RateLimit-Policy',
          'Retry-After',
          'X-Request-Id',
          'X-Total-Count',
        ],
        maxAge: 86_400,
        // Without this, an OPTIONS request that is no preflight is answered in plain text.
        strictPreflight: false,
      }),
  });
}

function registerRateLimit(app: FastifyInstance, limit: RateLimit): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiRequest(request)) return;
    const seconds = limit.countOnce(request.raw);
    if (seconds === 0) return;
    void reply.header('retry-after', seconds);
    // Each API formats the error in its own way.
    throw Object.assign(rateLimited(seconds), { statusCode: 429 });
  });
  app.addHook('onSend', async (request, reply) => {
    if (isApiRequest(request)) setHeaders(reply, limit.headersOf(request.raw));
  });
}

function registerCaching(app: FastifyInstance): void {
  const onFailure = (err: unknown) => app.log.error({ err }, 'a response cannot be compressed');

  app.addHook('preHandler', async (request) => pendingResponseOf(request.raw)?.markHandled());

  app.addHook('onSend', async (request, reply, payload) => {
    const pending = pendingResponseOf(request.raw);
    const isForCache = pending !== undefined && isForEverybody(request, reply);
    const complete = completeResponse(request, reply, payload, isForCache, onFailure);
    pending?.end(isForCache ? complete : null);
    if (isKnownToClient(request, reply)) reply.code(304);
    // A response from the cache belongs to no single request.
    else if (!isForCache || !complete) reply.header('x-request-id', request.id);
    if (reply.statusCode === 304) {
      reply.removeHeader('content-length');
      // The file of a stream that nobody reads would stay open.
      if (payload instanceof Readable) payload.destroy();
      // Fastify would state a length of 0 for an empty text. Its handler of HEAD fails for null.
      return request.method === 'HEAD' ? Readable.from([]) : null;
    }
    if (!complete) return payload;
    const { headers, body } = await complete.in(
      preferredEncoding(request.headers['accept-encoding']),
    );
    setHeaders(reply, headers);
    return body;
  });
}

/** @param headers names and values in turn. */
function setHeaders(reply: FastifyReply, headers: readonly string[]): void {
  for (let index = 0; index < headers.length; index += 2) {
    reply.header(headers[index] ?? '', headers[index + 1]);
  }
}

/** Whether the client has this response already, and only asks whether it is still valid. */
function isKnownToClient({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag');
  if (!/^(GET|HEAD)$/.test(method) || reply.statusCode !== 200 || etag === undefined) return false;
  return isNotModified(headers, String(etag));
}

/** The response, unless it is a stream or has another status than 200. Its body depends on the encoding. */
function completeResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  isForCache: boolean,
  onCompressionFailure: (error: unknown) => void,
): CompleteResponse | null {
  if (reply.statusCode !== 200) return null;
  if (!(typeof payload === 'string' || Buffer.isBuffer(payload))) return null;
  const vary = String(reply.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary)) {
    reply.header('vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
  }
  const headers = reply.getHeaders();
  return new CompleteResponse({
    route: routeOf(request),
    etag: String(headers['etag']),
    headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
    body: typeof payload === 'string' ? Buffer.from(payload) : payload,
    isCompressed: COMPRESSED_TYPES.test(String(headers['content-type'])),
    isForCache,
    onCompressionFailure,
  });
}
