import { readdirSync, readlinkSync } from 'node:fs';
import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { routesOf } from '../support/routes';
import { waitUntil } from '../support/wait-until';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
  await catalogue.as(ada).add();
});
afterAll(() => catalogue.stop());

const QUERY = '{ artifacts { edges { node { id artifactName viewerHasLiked } } } }';
const GET = `/graphql?query=${encodeURIComponent(QUERY)}`;
const PREFLIGHTED = { 'apollo-require-preflight': '1' };
const ORIGIN = { origin: 'https://anywhere.example' };

/** The headers of requests that change what the API answers. */
const READ_HEADERS = ['authorization', 'content-type', 'antiquary-cost', 'if-unmodified-since'];

/** The names in a header of CORS, in small letters. */
const namesIn = ({ headers }: Response, name: string) =>
  (headers.get(`access-control-${name}`) ?? '').toLowerCase().split(/, */);

describe('any origin may call the API', () => {
  it.each(['/graphql', '/api/allartifacts', '/api/openapi.json', '/api/unknown', '/feed.atom'])(
    'at %s, preflight included, and without cookies',
    async (path) => {
      const preflight = await catalogue.visitor.fetch('OPTIONS', path, undefined, {
        ...ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': READ_HEADERS.join(','),
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
      expect(namesIn(preflight, 'allow-headers')).toEqual(expect.arrayContaining(READ_HEADERS));
      expect(namesIn(preflight, 'allow-methods')).toEqual(
        expect.arrayContaining(['get', 'post', 'put', 'patch', 'delete']),
      );
      expect(preflight.headers.has('access-control-allow-credentials')).toBe(false);

      const answer = await catalogue.visitor.fetch('GET', path, undefined, ORIGIN);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
      expect(namesIn(answer, 'expose-headers')).toEqual(
        expect.arrayContaining([
          ...['retry-after', 'etag', 'link', 'x-total-count', 'ratelimit', 'ratelimit-policy'],
        ]),
      );
    },
  );

  it('but may not read the pages', async () => {
    const page = await catalogue.visitor.fetch('GET', '/', undefined, ORIGIN);
    expect(page.headers.has('access-control-allow-origin')).toBe(false);
  });
});

/** How many files of pages and sites this process has open (Linux). */
function openFiles(): number {
  const targets = readdirSync('/proc/self/fd').map((file) => {
    try {
      return readlinkSync(`/proc/self/fd/${file}`);
    } catch {
      // The file that listed the folder.
      return '';
    }
  });
  return targets.filter((target) => /client-stub|site\/default/.test(target)).length;
}

it.each(['GET', 'HEAD'])(
  'a 304 to %s states no length, and leaves no file open',
  async (method) => {
    const examples: Record<string, string> = { ':name': 'logo.svg', ':id|:name': '1.json' };
    let known = 0;
    for (const route of routesOf(catalogue)) {
      if (!route.methods.includes(method)) continue;
      const path = route.path
        .replace(/:id\|:name|:\w+/g, (name) => examples[name] ?? '1')
        .replace('*', '');
      const first = await catalogue.visitor.fetch(method, path);
      await first.arrayBuffer();
      if (first.status !== 200 || !first.headers.has('etag')) continue;
      known += 1;
      const any = { 'if-none-match': '*' };
      const { status, headers } = await catalogue.visitor.fetch(method, path, undefined, any);
      const answer = { path, status, length: headers.get('content-length') };
      expect(answer).toEqual({ path, status: 304, length: null });
    }
    expect(known).toBeGreaterThan(10);
    await waitUntil(() => openFiles() === 0);
  },
);

describe('answers of the API', () => {
  it('to visitors are public, must be revalidated, and have an ETag', async () => {
    for (const response of [
      await catalogue.visitor.fetch('GET', GET, undefined, PREFLIGHTED),
      await catalogue.visitor.fetch('POST', '/graphql', { query: QUERY }),
      await catalogue.visitor.fetch('GET', '/api/mostliked'),
      await catalogue.visitor.fetch('GET', '/api/allartifacts'),
    ]) {
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, no-cache');
      expect(response.headers.get('vary')).toBe('Authorization, Origin, Accept-Encoding');
      expect(response.headers.get('etag')).toMatch(/^(W\/)?"[^"]+"$/);
    }
  });

  it('to members are private', async () => {
    const caller = catalogue.as(ada);
    for (const response of [
      await caller.fetch('GET', GET, undefined, PREFLIGHTED),
      await caller.fetch('POST', '/graphql', { query: QUERY }),
      await caller.fetch('GET', '/api/mostliked'),
      await caller.fetch('GET', '/api/allartifacts'),
    ]) {
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      expect(response.headers.get('vary')).toBe('Authorization, Origin, Accept-Encoding');
    }
  });

  it('with errors must not be stored', async () => {
    const response = await catalogue.withToken('x').fetch('GET', GET, undefined, PREFLIGHTED);
    expect(response.status).toBe(401);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('are 304 while nothing has changed, and sent again after a change', async () => {
    const ask = (etag: string | null, caller = catalogue.visitor) =>
      caller.fetch('GET', GET, undefined, {
        ...PREFLIGHTED,
        ...(etag !== null && { 'if-none-match': etag }),
      });
    const etag = (await ask(null)).headers.get('etag') ?? '';
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await ask(known);
      expect([known, again.status]).toEqual([known, 304]);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toBe('public, no-cache');
      expect(again.headers.get('vary')).toMatch(/Authorization/);
    }
    expect((await ask('"other"')).status).toBe(200);

    const { id } = await catalogue.as(ada).add();
    const changed = await ask(etag);
    expect(changed.status).toBe(200);
    await catalogue.as(ben).like(id);
    expect((await ask(changed.headers.get('etag'), catalogue.as(ben))).status).toBe(200);
  });

  it('to a POST are always sent in full', async () => {
    const body = { query: QUERY };
    const first = await catalogue.visitor.fetch('POST', '/graphql', body);
    const etag = first.headers.get('etag') ?? '';
    const again = await catalogue.visitor.fetch('POST', '/graphql', body, {
      'if-none-match': etag,
    });
    expect(again.status).toBe(200);
    expect(await again.text()).toBe(await first.text());
  });
});
