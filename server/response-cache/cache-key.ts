import type { IncomingMessage } from 'node:http';
import { COST_HEADER } from '../http/requests';

/** Longer bodies are not looked up, nor bodies without a Content-Length. */
const MAX_BODY_BYTES = 16 * 1024;
/** Answers about the process itself, and files. */
const NEVER_CACHED = /^\/(healthz|readyz|metrics)\b|\.\w+$/;
const GRAPHQL = /^\/graphql(?=\?|$)/;

export const isCacheableGet = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && !NEVER_CACHED.test(url);

export const isGraphQLPost = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && GRAPHQL.test(url);

/** Everything in a request that a response to a visitor can depend on. */
export function cacheKey({ method, url, headers }: IncomingMessage, body: string): string {
  // Apollo takes these two headers as proof that no form of another site sent the request.
  const preflight = headers['apollo-require-preflight'] ?? headers['x-apollo-operation-name'];
  const { accept, 'content-type': type } = headers;
  return [method, url, accept, type, preflight, COST_HEADER in headers, body].join('\n');
}

export function hasShortBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return length !== undefined && Number(length) > 0 && Number(length) <= MAX_BODY_BYTES;
}

/** Reads the whole body, whose length the request declares. */
export function readBody(request: IncomingMessage, use: (body: Buffer) => void): void {
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
