import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { COST_HEADER } from '../graphql/limits';
import type { AnswerCache, AnswerInTheMaking } from './answer-cache';
import { type KeptAnswer, preferredEncoding, type Wire } from './kept-answer';
import type { KeptAnswerCount } from './metrics';
import type { RateLimit } from './rate-limit';
import { isApiPath, knowsAnswer } from './requests';

/** Longer bodies are not looked at here, nor those that do not say how long they are. */
const MAX_BODY_BYTES = 16 * 1024;
/** What speaks of the process itself, and files. */
const NEVER_KEPT = /^\/(healthz|readyz|metrics)\b|\.\w+$/;
const GRAPHQL = /^\/graphql(?=\?|$)/;

interface FrontParts {
  cache: AnswerCache;
  limit: RateLimit | null;
  /** Whether this deployment answers the request at all; if not, Fastify's hooks say why. */
  isWelcome: (request: IncomingMessage) => boolean;
  given: KeptAnswerCount;
}

const makings = new WeakMap<IncomingMessage, AnswerInTheMaking>();

/** The answer that a request has begun, where it may be one to keep. */
export function makingOf(request: IncomingMessage): AnswerInTheMaking | undefined {
  return makings.get(request);
}

/**
 * Answers visitors from what is kept, before Fastify and Apollo see the request. Everything else
 * goes on to them; of those who want the same answer at once, one does.
 */
export function createFront(parts: FrontParts): FastifyServerFactory {
  return (handle, options) => {
    const server = createServer(options['http'] ?? {}, frontOf(parts, handle));
    server.keepAliveTimeout = Number(options['keepAliveTimeout']);
    server.requestTimeout = Number(options['requestTimeout']);
    server.setTimeout(Number(options['connectionTimeout']));
    return server;
  };
}

function frontOf(
  { cache, limit, isWelcome, given }: FrontParts,
  handle: RequestListener,
): RequestListener {
  function answer(key: string, request: IncomingMessage, response: ServerResponse): void {
    const kept = cache.get(key);
    const other = cache.inTheMaking(key);
    if (kept) give(kept, request, response);
    else if (other) void wait(other, key, request, response);
    else make(key, request, response);
  }

  function make(key: string, request: IncomingMessage, response: ServerResponse): void {
    const making = cache.begin(key);
    makings.set(request, making);
    // Where it went away before it was understood, nobody makes the answer; later, others want it.
    response.once('close', () => making.abandon());
    handle(request, response);
  }

  async function wait(
    other: AnswerInTheMaking,
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const askedAt = cache.now;
    const kept = await other.made;
    if (!kept) handle(request, response);
    else if (cache.isTrue(kept, other.begunAt, askedAt)) give(kept, request, response);
    else answer(key, request, response);
  }

  function give(kept: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
    if (admits(kept, request)) send(kept, request, response);
    // Told so in the shape of what was asked for.
    else handle(request, response);
  }

  function admits({ route }: KeptAnswer, request: IncomingMessage): boolean {
    return !limit || !isApiPath(route) || limit.secondsToWait(request) === 0;
  }

  function send(kept: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
    given.add();
    const { method, headers } = request;
    if (method === 'GET' && knowsAnswer(headers['if-none-match'], kept.etag)) {
      response.writeHead(304, kept.head).end();
      return;
    }
    const finish = ({ head, body }: Wire) => response.writeHead(200, head).end(body);
    const wire = kept.in(preferredEncoding(headers['accept-encoding']));
    if (wire instanceof Promise) void wire.then(finish);
    else finish(wire);
  }

  return (request, response) => {
    const { method, headers, url = '' } = request;
    if (headers.authorization !== undefined || !isWelcome(request) || !cache.isCurrent) {
      handle(request, response);
    } else if (method === 'GET' && !NEVER_KEPT.test(url)) {
      answer(keyOf(request, ''), request, response);
    } else if (method === 'POST' && GRAPHQL.test(url) && isShort(headers['content-length'])) {
      readBody(request, (body) => {
        // A character for each byte, so that no two bodies have one key, whatever they hold.
        const key = keyOf(request, body.toString('latin1'));
        const kept = cache.get(key);
        if (kept && admits(kept, request)) {
          send(kept, request, response);
          return;
        }
        // For Fastify to read.
        request.pause();
        request.unshift(body);
        answer(key, request, response);
      });
    } else {
      handle(request, response);
    }
  };
}

/** All that an answer to visitors can depend on in a request. */
function keyOf({ method, url, headers }: IncomingMessage, body: string): string {
  // The last two are what Apollo takes for a sign that no other site's form has sent it.
  const preflight = headers['apollo-require-preflight'] ?? headers['x-apollo-operation-name'];
  const { accept, 'content-type': type } = headers;
  return [method, url, accept, type, preflight, COST_HEADER in headers, body].join('\n');
}

function isShort(length: string | undefined): boolean {
  return length !== undefined && Number(length) > 0 && Number(length) <= MAX_BODY_BYTES;
}

function readBody(request: IncomingMessage, use: (body: Buffer) => void): void {
  const length = Number(request.headers['content-length']);
  const chunks: Buffer[] = [];
  let read = 0;
  const take = (chunk: Buffer) => {
    chunks.push(chunk);
    read += chunk.length;
    if (read < length) return;
    request.off('data', take);
    use(chunks.length === 1 ? chunk : Buffer.concat(chunks));
  };
  request.on('data', take);
}
