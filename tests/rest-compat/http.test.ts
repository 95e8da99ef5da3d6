import { unavailable } from '../../server/base/errors';
import { ada, tokenOf } from '../support/catalogue';
import { documentedForm, Rest } from './support/rest';

let rest: Rest;
let id: string;
beforeAll(async () => {
  rest = await Rest.start();
  id = await rest.add(rest.catalogue.as(ada));
});
afterAll(() => rest.catalogue.stop());

/** Every path that GET reads, with its parameters. */
const readablePaths = (): [string, Record<string, string>][] => [
  ['/api/mostliked', {}],
  ['/api/allartifacts', {}],
  ['/api/allartifacts/{id}', { id }],
  ['/api/shareartifacts/{id}', { id }],
  ['/api/shareartifacts/email/{email}', { email: ada.email }],
  ['/api/likedartifacts/check/{artifactId}/{email}', { artifactId: id, email: ada.email }],
  ['/api/likedartifacts/user/{email}', { email: ada.email }],
];

describe('a conditional request', () => {
  it('gets 304 until something is written', async () => {
    const member = rest.catalogue.as(ada);
    for (const [path, params] of readablePaths()) {
      const get = (headers = {}) => rest.call(member, 'GET', path, { params, headers });
      const { headers } = await get();
      const etag = headers.get('etag') ?? '';
      expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
      const again = await get({ 'if-none-match': etag });
      expect([path, again.status, again.body]).toEqual([path, 304, undefined]);
      expect(again.headers.get('etag')).toBe(etag);
      expect(await get({ 'if-none-match': '"another"' })).toMatchObject({ status: 200 });

      await rest.call(member, 'PATCH', '/api/like/{artifactId}', {
        params: { artifactId: id },
        body: { userEmail: ada.email },
      });
      expect(await get({ 'if-none-match': etag })).toMatchObject({ status: 200 });
    }
  });

  it('may name several ETags of a list, and is refused if its token does not verify', async () => {
    const { catalogue } = rest;
    const { visitor } = catalogue;
    const { headers } = await rest.call(visitor, 'GET', '/api/allartifacts');
    const etag = headers.get('etag') ?? '';
    const get = (who: typeof visitor, tags: string) =>
      rest.call(who, 'GET', '/api/allartifacts', { headers: { 'if-none-match': tags } });
    expect((await get(visitor, `"a", ${etag}`)).status).toBe(304);
    expect((await get(visitor, etag.replace('W/', ''))).status).toBe(304);
    expect((await get(catalogue.withToken('forged'), etag)).status).toBe(401);
  });
});

it('responds to HEAD as to GET, without a body', async () => {
  for (const [path, params] of readablePaths()) {
    const address = path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '');
    const get = await rest.catalogue.as(ada).fetch('GET', address);
    await get.text();
    const head = await rest.catalogue.as(ada).fetch('HEAD', address);
    expect([address, head.status, await head.text()]).toEqual([address, 200, '']);
    for (const name of ['etag', 'content-type', 'content-length']) {
      expect([address, head.headers.get(name)]).toEqual([address, get.headers.get(name)]);
    }
  }
  expect((await rest.catalogue.visitor.fetch('HEAD', '/api/allartifacts/0')).status).toBe(404);
});

/** Sends a body without changing it. */
const send = (
  method: string,
  path: string,
  body: BodyInit | null,
  headers: Record<string, string>,
) => fetch(new URL(path, rest.catalogue.url), { method, body, headers });

const asAda = { authorization: `Bearer ${tokenOf(ada)}` };
const json = { 'content-type': 'application/json' };

async function expectError(response: Response, status: number) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control') ?? 'no-store').toBe('no-store');
  expect(await response.json()).toMatchObject({ message: expect.any(String) });
}

describe('errors are JSON:', () => {
  it.each(['{"artifactName":', '{]', 'artifactName=x', '{"__proto__":{}}', '\uFFFF'])(
    'the broken body %s',
    async (body) => {
      const headers = { ...asAda, ...json };
      await expectError(await send('POST', '/api/shareartifacts', body, headers), 400);
      await expectError(await send('PATCH', `/api/like/${id}`, body, headers), 400);
      await expectError(await send('POST', '/api/shareartifacts', body, json), 401);
    },
  );

  it('a body that is too large', async () => {
    const body = JSON.stringify(documentedForm({ historicalContext: 'x'.repeat(2 ** 20) }));
    await expectError(await send('POST', '/api/shareartifacts', body, { ...asAda, ...json }), 413);
  });

  it('a body of another type', async () => {
    const body = JSON.stringify(documentedForm());
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'x',
    ]) {
      const headers = { ...asAda, 'content-type': type };
      await expectError(await send('POST', '/api/shareartifacts', body, headers), 415);
    }
  });

  it.each([
    ['GET', '/api/nowhere'],
    ['GET', '/api/nowhere.html'],
    ['GET', '/api/allartifacts/1/2'],
    ['POST', '/api/nowhere'],
    ['DELETE', '/api/nowhere'],
    ['POST', '/api/mostliked'],
    ['PUT', '/api/shareartifacts/1'],
    ['GET', '/api/like/1'],
    ['PATCH', '/api'],
  ])('%s %s, which is no route', async (method, path) => {
    await expectError(await send(method, path, null, {}), 404);
  });

  it.each(['', 'Bearer', 'Basic eDp5', 'Bearer a b', 'x'.repeat(4_000)])(
    'the Authorization header %j',
    async (authorization) => {
      for (const path of ['/api/mostliked', '/api/allartifacts', '/api/likedartifacts/user/x']) {
        await expectError(await send('GET', path, null, { authorization }), 401);
      }
    },
  );
});

describe('when tokens cannot be checked', () => {
  /** The responses to a public read and a write while `verify` checks the tokens. */
  async function responsesWhile(verify: () => Promise<never>) {
    const failing = await Rest.start({ verifier: { verify, isReady: async () => false } });
    try {
      const member = failing.catalogue.as(ada);
      return [
        await failing.call(member, 'GET', '/api/allartifacts'),
        await failing.call(member, 'POST', '/api/shareartifacts', { body: documentedForm() }),
      ];
    } finally {
      await failing.catalogue.stop();
    }
  }

  it('responds with 503 and Retry-After while the check is unavailable', async () => {
    const responses = await responsesWhile(() => Promise.reject(unavailable('Away.')));
    for (const { status, headers, body } of responses) {
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Object.keys(body)).toEqual(['message']);
    }
  });

  it('shows an unexpected error by its request ID alone', async () => {
    const responses = await responsesWhile(() => Promise.reject(new Error('secret')));
    for (const { status, body } of responses) {
      expect(status).toBe(500);
      expect(body).toEqual({
        message: expect.any(String),
        requestId: expect.stringMatching(/^[\w-]{36}$/),
      });
      expect(JSON.stringify(body)).not.toContain('secret');
    }
  });
});
