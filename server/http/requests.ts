import type { FastifyRequest } from 'fastify';

/** Whether the request is for the public API, which any origin may call; however it is spelt. */
export function isApiRequest({ url, routeOptions }: ApiRequest): boolean {
  return isApiPath(url) || isApiPath(routeOptions.url ?? '');
}

type ApiRequest = Pick<FastifyRequest, 'url' | 'routeOptions'>;

/** Whether a plainly spelt path is one of the API. */
export const isApiPath = (path: string): boolean => /^\/(graphql|api)(?=[/?]|$)/.test(path);

/** Whether If-None-Match names this tag: RFC 9110, section 13.1.2, which compares weakly. */
export function knowsAnswer(ifNoneMatch: string | undefined, etag: string): boolean {
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

/** Whether the request says that a proxy passed it on. */
export function isForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
}
