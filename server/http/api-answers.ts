import compress from '@fastify/compress';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiRequest } from './requests';

/** Raised for a client that asks too often; each API shows it in its own shape. */
class RateLimitedError extends Error {
  readonly statusCode = 429;
}

/**
 * What answers have in common: what a client got before it need not get again, and it comes
 * compressed. Those of the API may be asked for by any origin (with a token, without cookies), so
 * many times a minute.
 */
export async function registerApiAnswers(
  app: FastifyInstance,
  requestsPerMinute: number | null,
): Promise<void> {
  await app.register(cors, {
    delegator: (request, callback) =>
      callback(null, {
        origin: isApiRequest(request) ? '*' : false,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        allowedHeaders: [
          'Authorization',
          'Content-Type',
          'Apollo-Require-Preflight',
          'If-None-Match',
        ],
        exposedHeaders: ['ETag', 'Retry-After'],
        maxAge: 86_400,
        // An OPTIONS request that is no preflight is answered as one, rather than in plain text.
        strictPreflight: false,
      }),
  });

  if (requestsPerMinute !== null) {
    await app.register(rateLimit, {
      max: requestsPerMinute,
      timeWindow: 60_000,
      allowList: (request) => !isApiRequest(request),
      errorResponseBuilder: (_request, { after }) =>
        new RateLimitedError(`Too many requests; try again in ${after}.`),
    });
  }

  // The plugin would answer 304 to a POST too, and knows no list of tags. The tags are weak: the
  // compressed answer has the same.
  await app.register(etag, { replyWith304: false, weak: true });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isKnown(request, reply) || !(typeof payload === 'string' || Buffer.isBuffer(payload))) {
      return payload;
    }
    reply.code(304);
    return '';
  });

  app.addHook('onSend', async (request, reply) => {
    if (!isApiRequest(request)) return;
    const audience = request.headers.authorization === undefined ? 'public' : 'private';
    const cacheControl = reply.statusCode < 400 ? `${audience}, no-cache` : 'no-store';
    reply.header('cache-control', cacheControl);
    reply.header('vary', 'Authorization, Origin, Accept-Encoding');
  });

  await app.register(compress, { encodings: ['br', 'gzip'] });
}

/** Whether the client has this answer already: RFC 9110, section 13.1.2. */
function isKnown({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || !/^(GET|HEAD)$/.test(method) || reply.statusCode !== 200) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  const etag = opaque(String(reply.getHeader('etag')));
  return known.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === etag);
}
