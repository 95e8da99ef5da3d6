import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** With this header, and any value, the response has the cost of the operation. */
export const COST_HEADER = 'antiquary-cost';

/** Whether the request is for the public API, which any origin may call, however it is spelt. */
export function isApiRequest({ url, routeOptions }: ApiRequest): boolean {
  return isApiPath(url) || isApiPath(routeOptions.url ?? '');
}

type ApiRequest = Pick<FastifyRequest, 'url' | 'routeOptions'>;

/** Whether a plainly spelt path belongs to the API. */
export const isApiPath = (path: string): boolean =>
  /^\/((graphql|api|oai)(?=[/?]|$)|(oembed|pictures|schema\.graphql)(?=\?|$))/.test(path) ||
  isRecordPath(path);

/** Whether a plainly spelt path belongs to the records, their pictures, the exports or the feed. */
export const isRecordPath = (path: string): boolean =>
  /^\/(records(?=[/?]|$)|iiif\/manifest\/|(export\.(csv|ndjson|xlsx)|feed\.atom)(?=\?|$))/.test(
    path,
  );

/** Whether the header Accept chooses the format of the response. An ending in the path names a format. */
export const isNegotiated = (path: string): boolean => /^\/records\/[^/.?]+(?=\?|$)/.test(path);

/** What caches may do with a response: each time they must ask whether it has changed. */
export const CACHE_CONTROL = {
  forEverybody: 'public, no-cache',
  forOne: 'private, no-cache',
  ofError: 'no-store',
} as const;

/**
 * Whether a conditional request already has the response with this tag (RFC 9110, section 13.1.2).
 * `fresh` sees If-None-Match alone: with all headers it would refuse `Cache-Control: no-cache`, which
 * `fetch` adds to every request with If-None-Match.
 */
export const isNotModified = (
  { 'if-none-match': ifNoneMatch }: IncomingHttpHeaders,
  etag: string,
): boolean => fresh({ 'if-none-match': ifNoneMatch }, { etag });

/**
 * Whether a target has a fragment. No browser sends one. Fastify ends the path at it, and reads
 * what follows as parameters; the response cache and others would read the target otherwise.
 */
export const hasFragment = ({ url = '' }: { url?: string }): boolean => url.includes('#');

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
