import { resolve } from 'node:path';
import { isLoopback } from '../../server/base/env';
import { expectRefused, parse, real } from '../support/environment';

test('without variables the product uses the emulator, loopback and SQLite', () => {
  expect(parse()).toEqual({
    production: false,
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    dataDir: resolve('data'),
    databaseUrl: null,
    workers: 1,
    firebaseProjectId: 'demo-antiquary',
    firebaseWebConfig: expect.objectContaining({
      apiKey: expect.any(String),
      projectId: 'demo-antiquary',
    }),
    emulator: { host: '127.0.0.1', port: 9099 },
    startsEmulator: true,
    checksRevocation: false,
    trustProxy: [],
    rateLimit: 600,
    memberQuotas: { artifactsADay: 500, picturesADay: 200, bytes: 2 * 1024 ** 3 },
    cache: true,
    copyLinkedPictures: true,
    sampleCatalogue: true,
    metricsToken: null,
    pictures: { folder: resolve('data/pictures') },
    siteDir: null,
    policyDir: null,
    contact: null,
    linkedPictures: true,
    dataLicense: null,
    mail: null,
    logLevel: 'warn',
  });
});

test('an empty variable counts as absent', () => {
  const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'FIREBASE_PROJECT_ID']
    .concat(['FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_WEB_CONFIG', 'TRUST_PROXY', 'RATE_LIMIT'])
    .concat(['MEMBER_ARTIFACTS_A_DAY', 'MEMBER_PICTURES_A_DAY', 'MEMBER_BYTES'])
    .concat([
      'WORKERS',
      'AUTH_EMULATOR',
      'CACHE',
      'SAMPLE_CATALOGUE',
      'METRICS_TOKEN',
      'POLICY_DIR',
      'PICTURES_DIR',
      'PICTURES_BUCKET',
      'AWS_REGION',
      'AWS_ENDPOINT_URL_S3',
      'CONTACT',
      'LOG_LEVEL',
      'GOOGLE_APPLICATION_CREDENTIALS',
      'NODE_ENV',
    ]);
  expect(parse(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(parse());
});

describe('PORT', () => {
  it('is also the port of the default PUBLIC_URL', () => {
    expect(parse({ PORT: '8080' })).toMatchObject({
      port: 8080,
      publicUrl: 'http://localhost:8080',
    });
  });
  it.each(['0', '-1', '65536', '80.5', '1e3', '0x50', 'http', '４０'])('cannot be %s', (PORT) => {
    expectRefused({ PORT }, 'PORT');
  });
});

describe('HOST', () => {
  it('is every interface by default without the emulator', () => {
    expect(parse(real).host).toBe('0.0.0.0');
    expect(parse({ ...real, HOST: '10.0.0.1' }).host).toBe('10.0.0.1');
  });
  it.each(['localhost', '127.0.0.1', '127.9.9.9', '::1'])('may be %s with the emulator', (HOST) => {
    expect(parse({ HOST }).host).toBe(HOST);
  });
  it.each(['0.0.0.0', '::', '10.0.0.1', '127.evil.example', 'example.org', '127.0.0.1.example'])(
    'cannot be %s with the emulator',
    (HOST) => {
      expectRefused({ HOST }, 'HOST');
      expect(isLoopback(HOST)).toBe(false);
    },
  );
});

describe('PUBLIC_URL', () => {
  it.each([
    ['https://antiquary.example/', 'https://antiquary.example'],
    ['http://Antiquary.Example:8080', 'http://antiquary.example:8080'],
  ])('%s is an origin', (PUBLIC_URL, publicUrl) => {
    expect(parse({ PUBLIC_URL }).publicUrl).toBe(publicUrl);
  });
  it.each([
    'antiquary.example',
    'ftp://a.example',
    'https://a.example/path',
    'https://a.example/?q',
    'https://u:p@a.example',
    'x',
  ])('cannot be %s', (PUBLIC_URL) => {
    expectRefused({ PUBLIC_URL }, 'PUBLIC_URL');
  });
});

describe('DATABASE_URL', () => {
  it.each(['postgres://u:p@db:5432/antiquary', 'postgresql://db/antiquary'])('may be %s', (url) => {
    expect(parse({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });
  it.each(['mysql://db/antiquary', 'antiquary.sqlite', 'postgres'])('cannot be %s', (url) => {
    expectRefused({ DATABASE_URL: url }, 'DATABASE_URL');
  });
  it('is not part of the error, because it may contain a password', () => {
    expect(() => parse({ DATABASE_URL: 'mysql://u:secret@db/x' })).not.toThrow(/secret/);
  });
});

describe('TRUST_PROXY', () => {
  it('is a list of addresses, networks and their names', () => {
    const list = ['10.0.0.1', '10.0.0.0/8', 'fd00::/8', '::1', 'loopback', 'uniquelocal'];
    expect(parse({ TRUST_PROXY: list.join(', ') }).trustProxy).toEqual(list);
  });
  it.each([
    'true',
    '*',
    '1',
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.0/x',
    '10.0.0.0/-1',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0.1,,',
  ])('cannot be %s', (TRUST_PROXY) => {
    expectRefused({ TRUST_PROXY }, 'TRUST_PROXY');
  });
});

describe('CACHE', () => {
  it('is on or off', () => {
    expect(parse({ CACHE: 'off' }).cache).toBe(false);
    expect(parse({ CACHE: 'on' }).cache).toBe(true);
  });
  it.each(['no', 'OFF', '0'])('cannot be %s', (CACHE) => {
    expectRefused({ CACHE }, 'CACHE');
  });
});

describe('WORKERS', () => {
  it('is a number of processes', () => {
    expect(parse({ WORKERS: '1' }).workers).toBe(1);
    expect(parse({ WORKERS: '64', DATABASE_URL: 'postgres://localhost/x' }).workers).toBe(64);
  });
  it('is 1 on SQLite', () => {
    expectRefused({ WORKERS: '2' }, 'DATABASE_URL');
  });
  it.each(['0', '65', '-1', '1.5', 'auto'])('cannot be %s', (WORKERS) => {
    expectRefused({ WORKERS }, 'WORKERS');
  });
});

describe('the limits of a member', () => {
  it.each([
    ['MEMBER_ARTIFACTS_A_DAY', 'artifactsADay', '7', 7],
    ['MEMBER_ARTIFACTS_A_DAY', 'artifactsADay', 'off', null],
    ['MEMBER_PICTURES_A_DAY', 'picturesADay', '7', 7],
    ['MEMBER_PICTURES_A_DAY', 'picturesADay', 'off', null],
    ['MEMBER_BYTES', 'bytes', '5000', 5000],
    ['MEMBER_BYTES', 'bytes', '500 MiB', 500 * 1024 ** 2],
    ['MEMBER_BYTES', 'bytes', '3GiB', 3 * 1024 ** 3],
    ['MEMBER_BYTES', 'bytes', 'off', null],
  ] as const)('%s sets %s by %s', (variable, name, text, value) => {
    expect(parse({ [variable]: text }).memberQuotas[name]).toBe(value);
  });

  it.each([
    ['MEMBER_ARTIFACTS_A_DAY', ['0', '-1', '1.5', 'on']],
    ['MEMBER_PICTURES_A_DAY', ['0', '-1', '1.5', 'on']],
    ['MEMBER_BYTES', ['0', '-1', '1.5 GiB', '2 GB', 'GiB', '0 GiB', '99999999999 GiB']],
  ])('%s cannot be anything else', (variable, texts) => {
    for (const text of texts) expectRefused({ [variable]: text }, variable);
  });
});

describe('RATE_LIMIT', () => {
  it('may be off', () => {
    expect(parse({ RATE_LIMIT: 'off' }).rateLimit).toBeNull();
    expect(parse({ RATE_LIMIT: '60' }).rateLimit).toBe(60);
  });
  it.each(['0', '-1', 'none', '1.5', 'on'])('cannot be %s', (RATE_LIMIT) => {
    expectRefused({ RATE_LIMIT }, 'RATE_LIMIT');
  });
});

test('METRICS_TOKEN and DATA_DIR are used unchanged', () => {
  expect(parse({ METRICS_TOKEN: 'secret', DATA_DIR: '/srv/data' })).toMatchObject({
    metricsToken: 'secret',
    dataDir: '/srv/data',
  });
});

test('LOG_LEVEL is a level of the logger', () => {
  expect(parse({ LOG_LEVEL: 'info' }).logLevel).toBe('info');
  expect(() => parse({ LOG_LEVEL: 'loud' })).toThrow(/LOG_LEVEL is "loud".*warn/);
});

test.each(['curator@antiquary.example', "o'neil+museum@a-b.example.org"])(
  '%s is a contact',
  (CONTACT) => expect(parse({ CONTACT }).contact).toBe(CONTACT),
);

test.each([
  'curator',
  'curator@',
  'a@b',
  'a b@c.example',
  'a@c.example?subject=x',
  '"><b>@c.example',
])('%s is no contact', (CONTACT) => expectRefused({ CONTACT }, 'CONTACT'));

test('the licence of the data is an address, in the form of headers', () => {
  const DATA_LICENSE = ' https://licences.example/"offen"/für alle ';
  expect(parse({ DATA_LICENSE }).dataLicense).toBe(
    'https://licences.example/%22offen%22/f%C3%BCr%20alle',
  );
  expect(parse({ DATA_LICENSE: ' ' }).dataLicense).toBeNull();
});

test.each(['CC-BY', 'creativecommons.org/licenses/by/4.0', 'javascript:alert(1)', 'mailto:a@b.c'])(
  '%s is no address of a licence',
  (DATA_LICENSE) => expectRefused({ DATA_LICENSE }, 'DATA_LICENSE'),
);

test('the folder of the policies must be there', () => {
  expect(parse({ POLICY_DIR: 'docs' }).policyDir).toBe(resolve('docs'));
  expectRefused({ POLICY_DIR: 'no-such-folder' }, 'POLICY_DIR');
  expectRefused({ POLICY_DIR: 'package.json' }, 'POLICY_DIR');
});

describe('pictures', () => {
  const bucket = { PICTURES_BUCKET: 'pictures', AWS_REGION: 'eu-central-1' };
  it('are in the data folder, or in a folder of their own', () => {
    expect(parse({ DATA_DIR: '/srv' }).pictures).toEqual({ folder: '/srv/pictures' });
    expect(parse({ PICTURES_DIR: 'files' }).pictures).toEqual({ folder: resolve('files') });
  });
  it('are in a bucket of Amazon or of another store', () => {
    const place = { bucket: 'pictures', region: 'eu-central-1' };
    expect(parse(bucket).pictures).toEqual({ ...place, endpoint: null });
    const endpoint = 'https://s3.example';
    const other = parse({ ...bucket, AWS_ENDPOINT_URL_S3: endpoint });
    expect(other.pictures).toEqual({ ...place, endpoint });
  });
  it('are in one place', () => {
    expectRefused({ ...bucket, PICTURES_DIR: 'files' }, 'PICTURES_DIR');
  });
  it('need the region of the bucket', () => {
    expectRefused({ PICTURES_BUCKET: 'pictures' }, 'AWS_REGION');
  });
  it.each(['s3.example', 'ftp://s3.example', '/s3'])('are not stored at %s', (address) => {
    expectRefused({ ...bucket, AWS_ENDPOINT_URL_S3: address }, 'AWS_ENDPOINT_URL_S3');
  });
});

test.each([
  ['any', true],
  ['self', false],
])('CONTENT_SECURITY_POLICY_IMAGES=%s', (CONTENT_SECURITY_POLICY_IMAGES, linkedPictures) =>
  expect(parse({ CONTENT_SECURITY_POLICY_IMAGES })).toMatchObject({ linkedPictures }),
);

test.each(['none', 'SELF', 'https://images.example'])(
  '%s is no source of pictures',
  (CONTENT_SECURITY_POLICY_IMAGES) =>
    expectRefused({ CONTENT_SECURITY_POLICY_IMAGES }, 'CONTENT_SECURITY_POLICY_IMAGES'),
);
