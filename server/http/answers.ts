import compress from '@fastify/compress';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COST_HEADER } from '../graphql/limits';
import { rateLimited } from '../errors';
import type { AnswerInTheMaking } from './answer-cache';
import { makingOf } from './front';
import { KeptAnswer, preferredEncoding } from './kept-answer';
import { routeOf } from './metrics';
import type { RateLimit } from './rate-limit';
import { isApiRequest, knowsAnswer } from './requests';

/**
 * What answers have in common: what a client got before it need not get again, and it comes
 * compressed. Those of the API may be asked for by any origin (with a token, without cookies), so
 * many times a minute.
 */
export async function registerAnswers(
  app: FastifyInstance,
  limit: RateLimit | null,
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
          COST_HEADER,
        ],
        exposedHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
        maxAge: 86_400,
        // An OPTIONS request that is no preflight is answered as one, rather than in plain text.
        strictPreflight: false,
      }),
  });

  if (limit) {
    app.addHook('onRequest', async (request, reply) => {
      const seconds = isApiRequest(request) ? limit.secondsToWait(request.raw) : 0;
      if (seconds === 0) return;
      void reply.header('retry-after', seconds);
      // Each API shows it in its own shape.
      throw Object.assign(rateLimited(seconds), { statusCode: 429 });
    });
  }

  // The plugin would answer 304 to a POST too, and knows no list of tags. The tags are weak: the
  // compressed answer has the same.
  await app.register(etag, { replyWith304: false, weak: true });

  app.addHook('onSend', async (request, reply) => {
    if (!isApiRequest(request)) return;
    const audience = request.headers.authorization === undefined ? 'public' : 'private';
    const cacheControl = reply.statusCode < 400 ? `${audience}, no-cache` : 'no-store';
    reply.header('cache-control', cacheControl);
    reply.header('vary', 'Authorization, Origin, Accept-Encoding');
  });

  app.addHook('preHandler', async (request) => makingOf(request.raw)?.begin());

  app.addHook('onSend', async (request, reply, payload) => {
    const making = makingOf(request.raw);
    const kept = making && answerToKeep(request, reply, payload, making);
    making?.end(kept ?? null);
    if (isKnown(request, reply)) {
      reply.code(304);
      return '';
    }
    if (!kept) {
      reply.header('x-request-id', request.id);
      return payload;
    }
    const { head, body } = await kept.in(preferredEncoding(request.headers['accept-encoding']));
    for (let at = 0; at < head.length; at += 2) reply.header(head[at] ?? '', head[at + 1]);
    return body;
  });

  await app.register(compress, { encodings: ['br', 'gzip'] });
}

/** The client has this answer already, and has only asked whether it still stands. */
function isKnown({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag');
  if (!/^(GET|HEAD)$/.test(method) || reply.statusCode !== 200 || etag === undefined) return false;
  return knowsAnswer(headers['if-none-match'], String(etag));
}

/** The answer as it can be given again: whole, without failure, and for every visitor. */
function answerToKeep(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  { dependencies }: AnswerInTheMaking,
): KeptAnswer | null {
  if (reply.statusCode !== 200 || reply.getHeader('cache-control') !== 'public, no-cache') {
    return null;
  }
  if (!(typeof payload === 'string' || Buffer.isBuffer(payload))) return null;
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
  const body = Buffer.from(payload);
  return new KeptAnswer(routeOf(request), String(headers['etag']), headers, body, dependencies);
}
