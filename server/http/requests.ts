import type { FastifyRequest } from 'fastify';

/** Whether the request is for the public API, which any origin may call; however it is spelt. */
export function isApiRequest({ url, routeOptions }: ApiRequest): boolean {
  return isApiPath(url) || isApiPath(routeOptions.url ?? '');
}

type ApiRequest = Pick<FastifyRequest, 'url' | 'routeOptions'>;

const isApiPath = (path: string) => /^\/(graphql|api)(?=[/?]|$)/.test(path);

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
