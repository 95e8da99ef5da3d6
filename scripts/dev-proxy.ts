import type { IncomingMessage } from 'node:http';

/** Addresses that go to the server, but for those of `answeredByVite`. All others are pages, or sources of the client. */
export const SERVED =
  '^/(\\.well-known|account/data|api|desk/\\w+\\.atom|embed/\\d+|export|feed|graphql|healthz|iiif|manifest|metrics|oai|oembed|opensearch|pictures|readyz|records|robots|schema|sheets|site\\.json|site/pictures|sitemap|surprise|unsubscribe)\\b';

/** Pages among them, and the sources in `client/sheets`. */
const OF_CLIENT = /^\/(records\/[^./]+$|(sheets|unsubscribe)\b(?!.*\.csv))/;

/** What Vite answers itself of `SERVED`; null where the server does. */
export function answeredByVite({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  if (method !== 'GET') return null;
  const [path = ''] = url.split('?');
  const isPage = headers.accept?.includes('text/html') === true;
  // A browser that opens /graphql gets GraphiQL.
  if (path === '/graphql' && isPage) return '/graphiql.html';
  if (path.startsWith('/records') && !isPage) return null;
  return OF_CLIENT.test(path) ? url : null;
}
