import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** A request with this header, whatever its value, is answered with the cost of its operation. */
export const COST_HEADER = 'antiquary-cost';

/** Whether the request is for the public API, which any origin may call, however it is spelt. */
export function isApiRequest({ url, routeOptions }: ApiRequest): boolean {
  return isApiPath(url) || isApiPath(routeOptions.url ?? '');
}

type ApiRequest = Pick<FastifyRequest, 'url' | 'routeOptions'>;

/** Whether a plainly spelt path belongs to the API. */
export const isApiPath = (path: string): boolean => /^\/(graphql|api)(?=[/?]|$)/.test(path);

/**
 * Whether a conditional request already has the response with this tag (RFC 9110, section 13.1.2,
 * which compares weakly). Our own code rather than the library `fresh`: that refuses requests with
 * `Cache-Control: no-cache`, and `fetch` sends this header with every If-None-Match.
 */
export function isNotModified(
  { 'if-none-match': ifNoneMatch }: IncomingHttpHeaders,
  etag: string,
): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}

const FORWARDING_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Whether a proxy says that it passed the request on. */
export function isForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
}
