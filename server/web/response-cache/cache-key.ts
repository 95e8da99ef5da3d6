import type { IncomingMessage } from 'node:http';
import { publicPaths } from '../../../common/public-paths';
import { COST_HEADER, isNegotiated, isRecordPath } from '../http/requests';
import type { DeclaredParameters } from './declared-parameters';

/** Longer bodies are not looked up, nor bodies without a Content-Length. */
const MAX_BODY_BYTES = 16 * 1024;
/** Paths that answer about the process itself or state the time, and files. */
const NEVER_CACHED = /^\/(healthz|readyz|metrics|oai)\b|\.\w+$/;
/** Percent-encoding, dot segments, empty segments: of a path that has a plainer spelling. */
const ODDLY_SPELT = /[%\\]|\/[./]/;

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** The address without the parameters that have other names than these. */
export function withParameters(url: string, names: readonly string[]): string {
  const path = pathOf(url);
  const parameters = [...new URLSearchParams(url.slice(path.length))];
  const read = parameters.filter(([name]) => names.includes(name));
  return read.length === 0 ? path : `${path}?${new URLSearchParams(read).toString()}`;
}

/**
 * A path in another spelling is not cached, nor an address that names a host: routes and pages
 * decode and shorten them, so that the path does not tell which parameters the response depends on.
 */
export const isCacheableGet = ({ method, url = '' }: IncomingMessage): boolean => {
  const path = pathOf(url);
  if (method !== 'GET' || !url.startsWith('/') || ODDLY_SPELT.test(path)) return false;
  return isRecordPath(path) || !NEVER_CACHED.test(path);
};

export const isGraphQLPost = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && pathOf(url) === publicPaths.graphql;

/** Everything in a GET that a response to a visitor can depend on. */
export function cacheKeyOfGet(request: IncomingMessage, declared: DeclaredParameters): string {
  const { url = '' } = request;
  const path = pathOf(url);
  const address = path === url ? path : withParameters(url, declared.of(path));
  if (path === publicPaths.graphql) return graphqlKey(request, address);
  return isNegotiated(path) ? `${request.headers.accept ?? ''}\n${address}` : address;
}

/** The same of a POST to GraphQL, which reads no parameter of the address. Each byte is a character. */
export const cacheKeyOfPost = (request: IncomingMessage, body: Buffer): string =>
  graphqlKey(request, `POST ${body.toString('latin1')}`);

function graphqlKey({ headers }: IncomingMessage, addressOrBody: string): string {
  // Apollo takes either header as proof that no form of another site sent the request.
  const preflight = headers['apollo-require-preflight'] || headers['x-apollo-operation-name'];
  const { accept = '', 'content-type': type = '' } = headers;
  return `${accept}\n${type}\n${Boolean(preflight)}\n${COST_HEADER in headers}\n${addressOrBody}`;
}

/** Fastify refuses bodies in other encodings. */
export function hasShortPlainBody({ headers }: IncomingMessage): boolean {
  if ('content-encoding' in headers) return false;
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
