import dns from 'node:dns';
import { VERSION } from '../../server/base/version';
import { isPublicAddress } from '../../server/pictures/public-address';
import { fetchFrom, startOtherSite, stopOtherSites } from '../support/other-site';

afterEach(stopOtherSites);

const PICTURE = Buffer.from([0xff, 0xd8, 0x00, 0x80]);

const startWithPicture = (place = {}) =>
  startOtherSite((_, response) => response.end(PICTURE), place);

test('a picture is fetched as a visitor without a past', async () => {
  const site = await startWithPicture();
  const bytes = await fetchFrom(`http://pictures.test:${site.port}/a%20b.jpg?size=1#top`);
  expect(bytes).toEqual(PICTURE);
  const [request] = site.requests;
  expect(request?.method).toBe('GET');
  expect(request?.url).toBe('/a%20b.jpg?size=1');
  expect(request?.headers).toEqual({
    host: `pictures.test:${site.port}`,
    connection: 'close',
    accept: 'image/jpeg, image/png, image/webp, image/avif',
    'accept-encoding': 'identity',
    'user-agent': `Antiquary/${VERSION} (+https://catalogue.test)`,
  });
});

test.each([
  ...[
    '',
    'picture.jpg',
    '/picture.jpg',
    '//pictures.test/a.jpg',
    'http://',
    'http://[::1',
    'https://',
  ],
  ...[
    'http://pictures.test:65536/',
    'http://1.2.3.4.5/',
    'http://256.1.1.1/',
    'http://[fe80::1%25eth0]/',
  ],
  ...[
    'file:///etc/passwd',
    'ftp://pictures.test/',
    'data:image/png;base64,AA==',
    'gopher://a.test/',
  ],
  ...[
    'http://me@pictures.test/',
    'http://me:secret@pictures.test/',
    'https://:secret@pictures.test/',
  ],
])('the URL "%s" is refused', async (url) => {
  const resolve = () => Promise.reject(new Error('Resolved.'));
  await expect(fetchFrom(url, { resolve })).rejects.toMatchObject({
    reason: 'BAD_URL',
  });
});

test.each(['127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '[::ffff:127.0.0.1]', 'localhost'])(
  'nothing connects to %s',
  async (host) => {
    const site = await startWithPicture();
    const product = { isPublic: undefined, resolve: undefined };
    await expect(fetchFrom(`http://${host}:${site.port}/`, product)).rejects.toMatchObject({
      reason: 'PRIVATE_ADDRESS',
    });
    expect(site.connections).toBe(0);
  },
);

test.each([
  '127.0.0.2',
  '2130706434',
  '0x7f000002',
  '127.2',
  '[::ffff:127.0.0.2]',
  'internal.test',
])('a redirect to %s is not followed', async (host) => {
  const internal = await startWithPicture({ address: '127.0.0.2' });
  const site = await startOtherSite((_, response) => {
    response.writeHead(302, { location: `http://${host}:${internal.port}/` }).end();
  });
  const resolve = async (name: string) => [name === 'internal.test' ? '127.0.0.2' : '127.0.0.1'];
  await expect(fetchFrom(`http://pictures.test:${site.port}/`, { resolve })).rejects.toMatchObject({
    reason: 'PRIVATE_ADDRESS',
  });
  expect(site.requests).toHaveLength(1);
  expect(internal.connections).toBe(0);
});

describe('a name whose addresses change', () => {
  /** Answers 127.0.0.1 once, and from then on an address that is refused. */
  const rebinding = () => {
    const names: string[] = [];
    const resolve = async (name: string) => {
      names.push(name);
      return [names.length === 1 ? '127.0.0.1' : '127.0.0.2'];
    };
    return { names, resolve };
  };

  test('leads to the address that was checked', async () => {
    const site = await startWithPicture();
    const internal = await startWithPicture({ address: '127.0.0.2', port: site.port });
    const { names, resolve } = rebinding();
    const checked: string[] = [];
    const isPublic = (address: string) => checked.push(address) > 0 && address === '127.0.0.1';
    const lookups = jest.spyOn(dns, 'lookup');
    await fetchFrom(`http://pictures.test:${site.port}/`, { resolve, isPublic });
    expect(names).toEqual(['pictures.test']);
    expect(checked).toEqual(['127.0.0.1']);
    expect(lookups).not.toHaveBeenCalled();
    expect(site.connections).toBe(1);
    expect(internal.connections).toBe(0);
    lookups.mockRestore();
  });

  test('is checked again at a redirect to the same name', async () => {
    const site = await startOtherSite((_, response) => {
      response.writeHead(307, { location: '/again' }).end();
    });
    const internal = await startWithPicture({ address: '127.0.0.2', port: site.port });
    const { names, resolve } = rebinding();
    const fetched = fetchFrom(`http://pictures.test:${site.port}/`, { resolve });
    await expect(fetched).rejects.toMatchObject({ reason: 'PRIVATE_ADDRESS' });
    expect(names).toEqual(['pictures.test', 'pictures.test']);
    expect(site.requests).toHaveLength(1);
    expect(internal.connections).toBe(0);
  });
});

describe('a name with several addresses', () => {
  test('is reached at those that are public only', async () => {
    const site = await startWithPicture();
    const internal = await startWithPicture({ address: '127.0.0.2', port: site.port });
    const resolve = async () => ['127.0.0.2', '::1', '127.0.0.1', '10.0.0.1'];
    await fetchFrom(`http://pictures.test:${site.port}/`, { resolve });
    expect(site.connections).toBe(1);
    expect(internal.connections).toBe(0);
  });

  test('is not reached if the public one does not answer', async () => {
    const internal = await startWithPicture({ address: '127.0.0.2' });
    const resolve = async () => ['127.0.0.1', '127.0.0.2'];
    const fetched = fetchFrom(`http://pictures.test:${internal.port}/`, { resolve });
    await expect(fetched).rejects.toMatchObject({ reason: 'NETWORK' });
    expect(internal.connections).toBe(0);
  });

  test('is reached at the second if nothing listens at the first', async () => {
    const site = await startWithPicture();
    const resolve = async () => ['127.0.0.3', '127.0.0.1'];
    const isPublic = (address: string) => !isPublicAddress(address);
    expect(await fetchFrom(`http://pictures.test:${site.port}/`, { resolve, isPublic })).toEqual(
      PICTURE,
    );
  });
});

describe('redirects', () => {
  /** `/n` redirects n times. */
  const startRedirecting = () =>
    startOtherSite((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end(PICTURE);
      else response.writeHead(302, { location: `/${left - 1}` }).end('Moved');
    });

  test.each([0, 1, 2, 3])('%d are followed', async (count) => {
    const site = await startRedirecting();
    expect(await fetchFrom(`http://pictures.test:${site.port}/${count}`)).toEqual(PICTURE);
    expect(site.connections).toBe(count + 1);
  });

  test('four are not followed', async () => {
    const site = await startRedirecting();
    await expect(fetchFrom(`http://pictures.test:${site.port}/4`)).rejects.toMatchObject({
      reason: 'TOO_MANY_REDIRECTS',
    });
    expect(site.connections).toBe(4);
  });

  test.each([301, 302, 303, 307, 308])('with the status %d are followed', async (status) => {
    const target = await startWithPicture();
    const site = await startOtherSite((_, response) => {
      const cookie = { 'set-cookie': 'visitor=7; Path=/' };
      response.writeHead(status, { location: `http://b.test:${target.port}/b`, ...cookie }).end();
    });
    expect(await fetchFrom(`http://a.test:${site.port}/a`)).toEqual(PICTURE);
    const [request] = target.requests;
    expect(request?.headers).toMatchObject({ host: `b.test:${target.port}` });
    expect(request?.headers).not.toHaveProperty('cookie');
    expect(request?.headers).not.toHaveProperty('referer');
  });

  test.each([
    ...['file:///etc/passwd', 'ftp://pictures.test/', 'data:image/png;base64,AA==', 'http://[::1'],
    ...['http://me:secret@pictures.test/', '//me@pictures.test/', 'javascript:alert(1)'],
  ])('to %s are refused', async (location) => {
    const site = await startOtherSite((_, response) => {
      response.writeHead(302, { location }).end();
    });
    await expect(fetchFrom(`http://pictures.test:${site.port}/`)).rejects.toMatchObject({
      reason: 'BAD_URL',
    });
  });
});
