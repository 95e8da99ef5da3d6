import { addArtifacts } from '../support/add-artifacts';
import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { Rest, type RestResponse } from './support/rest';

const COUNT = 230;
const PUBLIC = 'https://antiquary.example';

let rest: Rest;
beforeAll(async () => {
  rest = await Rest.start();
  await addArtifacts(rest.catalogue, COUNT, 100);
});
afterAll(() => rest.catalogue.stop());

/** The links of a response by their relation. */
function linksOf({ headers }: Pick<RestResponse, 'headers'>): Record<string, string> {
  const links = (headers.get('link') ?? '').matchAll(/<([^>]*)>; rel="([^"]*)"/g);
  return Object.fromEntries([...links].map(([, address = '', rel = '']) => [rel, address]));
}

const lists = [
  ['/api/allartifacts', {}, 'listArtifacts'],
  ['/api/shareartifacts/email/{email}', { email: ada.email }, 'listArtifactsOfMember'],
] as const;

describe.each(lists)('GET %s by numbers of pages', (path, params, id) => {
  const address = path.replace('{email}', ada.email);
  const read = async (search: string, who = rest.catalogue.as(ada)) => {
    const response = await who.fetch('GET', `${address}${search}`);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  let whole: unknown[];
  beforeAll(async () => {
    whole = (await rest.call(rest.catalogue.as(ada), 'GET', path, { params })).body;
  });

  it.each([
    [1, 10],
    [2, 10],
    [23, 10],
    [12, 20],
    [2, 100],
    [3, 100],
    [77, 3],
    [40, 3],
    [230, 1],
  ])('page %i of %i artifacts each is this part of the list', async (page, limit) => {
    const response = await read(`?page=${page}&limit=${limit}`);
    expect(response.status).toBe(200);
    expect(response.body).toEqual(whole.slice((page - 1) * limit, page * limit));
    expect(response.headers.get('x-total-count')).toBe(String(COUNT));
    const last = Math.ceil(COUNT / limit);
    const at = (n: number) => `${PUBLIC}${address}?page=${n}&limit=${limit}`;
    expect(linksOf(response)).toEqual({
      first: at(1),
      ...(page > 1 && { prev: at(page - 1) }),
      ...(page < last && { next: at(page + 1) }),
      last: at(last),
      'successor-version': `${PUBLIC}/api#${id}`,
    });
  });

  it('page is 1 and limit is 24 where only the other is given', async () => {
    expect((await read('?limit=7')).body).toEqual(whole.slice(0, 7));
    expect((await read('?page=2')).body).toEqual(whole.slice(24, 48));
  });

  it('a page behind the last one is empty, and leads back to the last one', async () => {
    for (const page of [24, 2_147_483_647]) {
      const response = await read(`?page=${page}&limit=10`);
      expect([response.status, response.body]).toEqual([200, []]);
      const { prev, last, next } = linksOf(response);
      expect([prev, last, next]).toEqual([last, `${PUBLIC}${address}?page=23&limit=10`, undefined]);
    }
  });

  it.each([
    ['?page=0', ['page']],
    ['?page=-1&limit=10', ['page']],
    ['?page=1.5', ['page']],
    ['?page=x', ['page']],
    ['?page=', ['page']],
    ['?page=2147483648', ['page']],
    ['?page=01', ['page']],
    ['?page=1&page=2', ['page']],
    ['?page=1%00', ['page']],
    ['?limit=0', ['limit']],
    ['?limit=101', ['limit']],
    ['?limit=1e1', ['limit']],
    ['?page=x&limit=101', ['limit', 'page']],
  ])('%s is refused, naming the parameters', async (search, fields) => {
    const { status, body } = await read(search);
    expect([status, Object.keys(body.fields).sort()]).toEqual([400, fields]);
  });

  it('without the parameters the answer has no total and no other pages', async () => {
    for (const search of ['', '?p=1', '?PAGE=2']) {
      const response = await read(search);
      expect(response.body).toEqual(whole);
      expect(response.headers.get('x-total-count')).toBeNull();
      expect(Object.keys(linksOf(response))).toEqual(['successor-version']);
    }
  });

  it('a page is answered with 304 while it stays the same', async () => {
    const { headers } = await read('?page=2&limit=5');
    const response = await rest.catalogue
      .as(ada)
      .fetch('GET', `${address}?page=2&limit=5`, undefined, {
        'if-none-match': headers.get('etag') ?? '',
      });
    expect(response.status).toBe(304);
    expect(linksOf(response)).toMatchObject({ next: expect.stringContaining('page=3') });
  });

  it('an empty list has one page', async () => {
    const empty = await startCatalogue();
    await empty.as(ada).run('{ viewer { uid } }');
    const response = await empty.as(ada).fetch('GET', `${address}?page=1`);
    expect(await response.json()).toEqual([]);
    expect(response.headers.get('x-total-count')).toBe('0');
    expect(linksOf(response)).toMatchObject({
      first: expect.stringContaining('page=1&'),
      last: expect.stringContaining('page=1&'),
    });
    await empty.stop();
  });
});

it('the pages of a member are refused to a visitor, as the list is', async () => {
  const response = await rest.catalogue.visitor.fetch(
    'GET',
    `/api/shareartifacts/email/${ada.email}?page=1`,
  );
  expect(response.status).toBe(401);
});

it('the other lists have no pages', async () => {
  const address = `/api/likedartifacts/user/${ben.email}?page=2&limit=1`;
  const response = await rest.catalogue.as(ben).fetch('GET', address);
  expect([response.status, await response.json()]).toEqual([200, []]);
  expect(response.headers.get('x-total-count')).toBeNull();
});

describe('cached pages', () => {
  let cached: TestCatalogue;
  afterEach(() => cached.stop());

  it.each(['/api/allartifacts', '/%61pi/allartifacts'])(
    'of %s are responses of their own, and change with the list',
    async (path) => {
      cached = await startCatalogue({ cache: true });
      const ids: string[] = [];
      for (let n = 0; n < 5; n += 1) ids.unshift((await cached.as(ada).add()).id);
      const page = async (search: string) => {
        const response = await cached.visitor.fetch('GET', `${path}${search}`);
        const body = (await response.json()) as { id: string }[];
        return [response.headers.get('x-total-count'), ...body.map(({ id }) => id)];
      };
      for (let n = 0; n < 3; n += 1) {
        expect(await page('?page=1&limit=2')).toEqual(['5', ...ids.slice(0, 2)]);
        expect(await page('?page=3&limit=2')).toEqual(['5', ...ids.slice(4)]);
        expect(await page('')).toEqual([null, ...ids]);
      }
      ids.unshift((await cached.as(ada).add()).id);
      expect(await page('?page=1&limit=2')).toEqual(['6', ...ids.slice(0, 2)]);
      expect(await page('?page=3&limit=2')).toEqual(['6', ...ids.slice(4)]);
    },
  );

  it('counts one more request for each 100 artifacts that it skips, from the nearer end', async () => {
    cached = await startCatalogue({ rateLimit: 12 });
    await addArtifacts(cached, 900);
    const page = async (n: number) =>
      (await cached.visitor.fetch('GET', `/api/allartifacts?page=${n}&limit=100`)).status;
    // Two operations each: the total, and the page.
    expect([await page(1), await page(9), await page(2)]).toEqual([200, 200, 200]);
    // Skips four times, beyond the limit.
    expect([await page(5), await page(1)]).toEqual([200, 429]);
  });
});

describe('every REST answer', () => {
  it('links the GraphQL operation that replaces the call, which the page of the API has', async () => {
    const document = await (await rest.catalogue.visitor.fetch('GET', '/api/openapi.json')).json();
    const html = await (await rest.catalogue.visitor.fetch('GET', '/api')).text();
    const paths = Object.entries(document.paths as Record<string, Record<string, any>>);
    for (const [path, item] of paths) {
      for (const [method, operation] of Object.entries(item)) {
        if (method === 'parameters') continue;
        const address = path.replace(/\{\w+\}/g, '1');
        for (const who of [rest.catalogue.visitor, rest.catalogue.withToken('forged')]) {
          const response = await who.fetch(method.toUpperCase(), address);
          await response.text();
          expect({ method, path, links: linksOf(response) }).toMatchObject({
            method,
            path,
            links: { 'successor-version': `${PUBLIC}/api#${operation.operationId}` },
          });
        }
        expect(html).toContain(`id="${operation.operationId}"`);
      }
    }
    expect(html).toMatch(/query AllArtifacts\(\s*\$filter/);
  });

  it.each([
    ['of success', 'GET', '/api/mostliked', 200],
    ['to HEAD', 'HEAD', '/api/mostliked', 200],
    ['that finds nothing', 'GET', '/api/allartifacts/0', 404],
    ['to bad input', 'POST', '/api/shareartifacts', 400],
  ])('%s does', async (_what, method, path, status) => {
    const body = method === 'POST' ? {} : undefined;
    const response = await rest.catalogue.as(ada).fetch(method, path, body);
    expect([response.status, Object.keys(linksOf(response))]).toEqual([
      status,
      ['successor-version'],
    ]);
  });

  it('that is limited or cached does', async () => {
    const limited = await startCatalogue({ rateLimit: 4, cache: true });
    const statuses = [];
    for (let n = 0; n < 5; n += 1) {
      const response = await limited.visitor.fetch('GET', '/api/mostliked');
      statuses.push(response.status);
      expect(Object.keys(linksOf(response))).toEqual(['successor-version']);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    await limited.stop();
  });
});
