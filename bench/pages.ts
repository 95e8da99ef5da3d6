import { frequentWord } from './artifacts';
import type { Options } from './options';
import { bodyOf, HEADERS, readNamed } from './requests';
import { type CacheState, type Case, type Measured, measureRounds } from './rounds';
import { type Server, startMarkup, startProduct } from './servers';
import { withCatalogue } from './temporary-catalogue';

const PAGES = {
  home: '/',
  gallery: '/all-artifacts',
  search: `/all-artifacts?q=${frequentWord}`,
  record: '/records/500',
  civilization: '/civilization/egypt',
  'sign-in': '/signin',
};

/** What a browser sends. */
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
const CONNECTIONS = 4;

/**
 * Rendered pages: without the response cache, beside React's `renderToString` of the same markup, and
 * cached. Q1 without the cache is measured with them.
 */
export async function measurePages(size: number, options: Options): Promise<Measured[]> {
  const { engine, workers } = options;
  return withCatalogue(size, engine, async (location) => {
    const started: Server[] = [];
    const start = async (starting: Promise<Server>) => {
      const server = await starting;
      started.push(server);
      return server;
    };
    try {
      const cached = await start(startProduct('product', location, { cache: true, workers }));
      const product = await start(startProduct('product', location, { cache: false, workers }));
      const documents: Record<string, string> = {};
      for (const [name, path] of Object.entries(PAGES)) {
        const response = await fetch(product.url + path, { headers: { accept: 'text/html' } });
        documents[name] = await response.text();
      }
      const markup = await start(startMarkup(location.folder, documents));

      const caseOf = (request: string, cache: CacheState, server: Server, path: string): Case => ({
        request,
        cache,
        size,
        server,
        load: { url: server.url, headers: BROWSER, ...everyTime(path), connections: CONNECTIONS },
      });
      const cases = Object.entries(PAGES).flatMap(([name, path]) => [
        caseOf(name, 'CACHE=off', product, path),
        caseOf(name, 'CACHE=off', markup, `/${name}`),
        caseOf(name, 'cached', cached, path),
      ]);
      const read = readNamed('Q1');
      const bodies = [bodyOf(read, read.repeated)];
      const load = { url: product.addressOf('Q1'), headers: HEADERS, bodies, mode: 'one' } as const;
      cases.push({ request: 'Q1', cache: 'CACHE=off', size, server: product, load });
      return await measureRounds(cases, options);
    } finally {
      for (const server of started) await server.stop();
    }
  });
}

/** Gets one address again and again. */
const everyTime = (path: string) => ({ bodies: [path], mode: 'each' }) as const;
