import { startCatalogue, type TestCatalogue } from '../support/catalogue';
import { rawRequest } from '../support/raw';

/** The directives of a response's Content-Security-Policy, by name. */
function policyOf(headers: Record<string, string | string[] | undefined>) {
  const policy = String(headers['content-security-policy']);
  return new Map(
    policy.split('; ').map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const html = { headers: { accept: 'text/html' } };

describe('the headers of responses', () => {
  let catalogue: TestCatalogue;
  beforeAll(async () => {
    catalogue = await startCatalogue({
      firebaseWebConfig: { apiKey: 'test', authDomain: 'antiquary.firebaseapp.com' },
    });
  });
  afterAll(() => catalogue.stop());

  // Some paths come three times: with the cache, the third answer is a cached response.
  it.each([
    ...['/', '/', '/', '/all-artifacts', '/no-such-page'],
    ...['/graphql', '/graphql', '/graphql', '/api', '/api', '/api'],
  ])('the page at %s runs no inline script, and cannot be framed', async (path) => {
    const { headers } = await rawRequest(catalogue.url, path, html);
    const policy = policyOf(headers);
    expect(policy.get('script-src')).toBe("'self' https://apis.google.com");
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('frame-src')).toBe('https://antiquary.firebaseapp.com');
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  it.each(['/', '/api/mostliked', '/robots.txt', '/nothing.js', '/healthz'])(
    '%s sends nosniff and Strict-Transport-Security',
    async (path) => {
      for (let n = 0; n < 3; n += 1) {
        const { headers } = await rawRequest(catalogue.url, path);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['strict-transport-security']).toBe('max-age=31536000');
      }
    },
  );

  it.each([
    ['/site/pictures/logo.svg', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
    ['/site/pictures/egypt.webp', "default-src 'none'; sandbox"],
  ])('a picture that is opened runs nothing: %s', async (path, policy) => {
    const { status, headers } = await rawRequest(catalogue.url, path);
    expect([status, headers['content-security-policy']]).toEqual([200, policy]);
  });

  it('linked pictures are loaded over HTTPS', async () => {
    const { headers } = await rawRequest(catalogue.url, '/', html);
    expect(policyOf(headers).get('img-src')).toBe("'self' data: https: blob:");
    expect(policyOf(headers).has('upgrade-insecure-requests')).toBe(true);
  });
});

describe('on localhost with the emulator', () => {
  let catalogue: TestCatalogue;
  beforeAll(async () => {
    catalogue = await startCatalogue({
      publicUrl: 'http://localhost:4000',
      emulator: { host: '127.0.0.1', port: 9099 },
    });
  });
  afterAll(() => catalogue.stop());

  it('sign-in may reach the emulator, and nothing requires HTTPS', async () => {
    const { headers } = await rawRequest(catalogue.url, '/', html);
    const policy = policyOf(headers);
    const emulator = 'http://localhost:9099 http://127.0.0.1:9099';
    expect(policy.get('connect-src')).toBe(`'self' ${emulator}`);
    expect(policy.get('frame-src')).toBe(emulator);
    expect(policy.get('img-src')).toBe("'self' data: https: http: blob:");
    expect(policy.has('upgrade-insecure-requests')).toBe(false);
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});
