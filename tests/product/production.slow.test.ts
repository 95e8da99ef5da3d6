import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { brotliDecompressSync } from 'node:zlib';
import { launchBrowser } from '../support/browser';
import { unsignedToken } from '../support/google-keys';
import type { HttpsClient } from '../support/https-client';
import { describeProduction, type Production, SITE, startProduction } from '../support/production';
import { rawRequest } from '../support/raw';
import { openTab } from '../support/tab';
import { testRestarts } from './production-restarts';

const URL_OF_SITE = `https://${SITE}`;
/** The product's default, for each server. */
const RATE_LIMIT = 600;
/** Requests beyond the limits of both servers. */
const EXCESS = 20;
const BODY_LIMIT = 1024 * 1024;

describeProduction('in production, behind HAProxy', () => {
  let production: Production;
  let ada: HttpsClient;
  let visitor: HttpsClient;
  beforeAll(async () => {
    production = await startProduction();
    ada = production.client(production.tokenOf('ada'));
    visitor = production.client();
  });
  afterAll(async () => {
    ada.close();
    visitor.close();
    await production.stop();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    visitor.fetch('GET', path, undefined, headers);

  it('plain HTTP is redirected to the site, whatever host the request names', async () => {
    const plain = `http://127.0.0.1:${production.proxy.ports.http}`;
    const options = { headers: { host: 'evil.example' } };
    const { status, headers } = await rawRequest(plain, '/all-artifacts?q=mask', options);
    expect([status, headers['location']]).toEqual([308, `${URL_OF_SITE}/all-artifacts?q=mask`]);
  });

  it.each(['/', '/all-artifacts', '/api', '/graphql'])(
    'the page %s has the headers of production, and no cookie',
    async (path) => {
      const { status, headers } = await get(path, { accept: 'text/html' });
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      const policy = headers.get('content-security-policy');
      expect(policy).toContain('https://identitytoolkit.googleapis.com');
      expect(policy).toContain('upgrade-insecure-requests');
      expect(policy).not.toContain('http:');
      expect(headers.has('set-cookie')).toBe(false);
    },
  );

  it('answers over HTTP/2', async () => {
    const session = connectHttp2(`https://127.0.0.1:${production.proxy.ports.https}`, {
      ca: production.certificate,
      servername: SITE,
    });
    const request = session.request({ ':path': '/healthz', ':authority': SITE });
    const [headers] = (await once(request, 'response')) as [Record<string, unknown>];
    request.close();
    session.close();
    expect(headers[':status']).toBe(200);
  });

  it('a browser shows the catalogue, without a line in its console', async () => {
    await ada.add({ artifactName: 'Gilded censer' });
    const browser = await launchBrowser([
      '--ignore-certificate-errors',
      `--host-resolver-rules=MAP ${SITE}:443 127.0.0.1:${production.proxy.ports.https}`,
    ]);
    try {
      const tab = await openTab(browser, { url: URL_OF_SITE, emulatorUrl: 'http://localhost' });
      const { page } = tab;
      await page.goto(`${URL_OF_SITE}/all-artifacts?q=gilded`);
      const heading = page.getByRole('heading', { name: 'Gilded censer' });
      await heading.waitFor().catch(async (cause: unknown) => {
        throw new Error(`The page shows: ${await page.locator('body').innerText()}`, { cause });
      });
      await page.getByRole('link', { name: 'Login' }).click();
      await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
      tab.expectNothingUnexpected();
    } finally {
      await browser.close();
    }
  });

  it('a stranger’s forged token is refused, and changes nothing', async () => {
    const { id } = await ada.add({ artifactName: 'Seal of the scribe' });
    const { google } = production;
    const claims = production.claimsOf('ada');
    const tokens = [
      google.forge(claims),
      google.signUnknown(claims),
      google.signSymmetric(claims),
      unsignedToken(claims),
    ];
    for (const token of tokens) {
      const stranger = production.client(token);
      const { errors } = await stranger.gesture('likeArtifact', id);
      expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
      const { status } = await stranger.fetch('DELETE', `/api/shareartifacts/${id}`);
      expect(status).toBe(401);
      stranger.close();
    }
    expect(await ada.read(id)).toMatchObject({ artifactName: 'Seal of the scribe', likeCount: 0 });
  });

  it('the REST calls tell owner, member and visitor apart', async () => {
    const { id } = await ada.add();
    const ben = production.client(production.tokenOf('ben'));
    const like = { userEmail: 'ben@example.org' };
    const statuses = [
      await visitor.fetch('GET', `/api/allartifacts/${id}`),
      await visitor.fetch('PATCH', `/api/like/${id}`, like),
      await ben.fetch('PATCH', `/api/like/${id}`, like),
      await ben.fetch('GET', '/api/likedartifacts/user/ben%40example.org'),
      await ben.fetch('DELETE', `/api/shareartifacts/${id}`),
      await ada.fetch('DELETE', `/api/shareartifacts/${id}`),
      await visitor.fetch('GET', `/api/allartifacts/${id}`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 401, 200, 200, 403, 200, 404]);
    ben.close();
  });

  it.each(['/', '/api/mostliked'])(
    '%s is revalidated by its ETag, at either server',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('cache-control')).toContain('no-cache');
      // HAProxy passes the requests to the servers in turn.
      for (let n = 0; n < 4; n += 1) {
        const answer = await get(path, { 'if-none-match': headers.get('etag') ?? '' });
        expect([answer.status, await answer.text()]).toEqual([304, '']);
      }
    },
  );

  it.each(['/', '/api/openapi.json'])('%s is compressed for those who accept it', async (path) => {
    const plain = await get(path);
    const compressed = await get(path, { 'accept-encoding': 'br' });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('vary')).toMatch(/accept-encoding/i);
    const body = brotliDecompressSync(await compressed.arrayBuffer()).toString();
    expect(body).toBe(await plain.text());
  });

  it('a body above the limit gets 413 before it is sent', async () => {
    const member = production.client(production.tokenOf('ada'));
    const headers = { 'content-length': String(BODY_LIMIT + 1) };
    expect((await member.fetch('POST', '/graphql', {}, headers)).status).toBe(413);
    member.close();
    const variables = { pad: 'x'.repeat(BODY_LIMIT - 100) };
    expect((await ada.run('{ __typename }', variables)).status).toBe(200);
  });

  it('/metrics is not public', async () => {
    expect((await get('/metrics')).status).toBe(403);
  });

  it('forged forwarding headers do not evade the rate limit', async () => {
    const forger = production.client();
    let refused = 0;
    // Each server counts by itself.
    for (let n = 0; n < 2 * RATE_LIMIT + EXCESS; n += 1) {
      const address = `198.51.${Math.floor(n / 250)}.${n % 250}`;
      const { status } = await forger.fetch('GET', '/api/mostliked', undefined, {
        'x-forwarded-for': address,
        forwarded: `for=${address}`,
        'x-real-ip': address,
      });
      if (n < RATE_LIMIT) expect(status).toBe(200);
      if (status === 429) refused += 1;
    }
    forger.close();
    expect(refused).toBeGreaterThanOrEqual(EXCESS);
    expect((await get('/api/mostliked')).status).toBe(200);
  });

  describe('restarts:', () => testRestarts(() => production));
});
