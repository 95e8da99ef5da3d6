import { resolve } from 'node:path';
import { type Environment, isLoopback, parseEnvironment } from '../../server/env';
import { ConfigurationError } from '../../server/errors';

const WEB_CONFIG = JSON.stringify({
  apiKey: 'key',
  authDomain: 'a.example',
  projectId: 'antiquary',
});
/** A complete production environment. A test sets a variable to undefined to leave it out. */
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://antiquary.example',
  FIREBASE_PROJECT_ID: 'antiquary',
  FIREBASE_WEB_CONFIG: WEB_CONFIG,
};
const real = { FIREBASE_PROJECT_ID: 'antiquary', FIREBASE_WEB_CONFIG: WEB_CONFIG };

const parse = (variables: Record<string, string | undefined> = {}): Environment =>
  parseEnvironment(variables);

/** Expects an error of one sentence that names the variable. */
function expectRefused(variables: Record<string, string | undefined>, name: string) {
  let error: unknown;
  try {
    parse(variables);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(ConfigurationError);
  const { message } = error as ConfigurationError;
  expect(message).toContain(name);
  expect(message).toMatch(/^[A-Z][^\n]*\.$/);
}

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
    cache: true,
    sampleCatalogue: true,
    metricsToken: null,
    policyDir: null,
    contact: null,
    dataLicense: null,
    logLevel: 'warn',
  });
});

test('an empty variable counts as absent', () => {
  const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'FIREBASE_PROJECT_ID']
    .concat(['FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_WEB_CONFIG', 'TRUST_PROXY', 'RATE_LIMIT'])
    .concat([
      'WORKERS',
      'AUTH_EMULATOR',
      'CACHE',
      'SAMPLE_CATALOGUE',
      'METRICS_TOKEN',
      'POLICY_DIR',
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

describe('Firebase', () => {
  it('is the emulator for a demo project', () => {
    const address = 'localhost:9199';
    const env = parse({ FIREBASE_PROJECT_ID: 'demo-x', FIREBASE_AUTH_EMULATOR_HOST: address });
    expect(env).toMatchObject({
      emulator: { host: 'localhost', port: 9199 },
      firebaseWebConfig: { projectId: 'demo-x' },
    });
  });
  it('is Google’s for any other project, with the given configuration', () => {
    expect(parse(real)).toMatchObject({
      emulator: null,
      firebaseWebConfig: { apiKey: 'key', authDomain: 'a.example', projectId: 'antiquary' },
    });
  });
  it('checks for revoked tokens when there are credentials and no emulator', () => {
    const credentials = { GOOGLE_APPLICATION_CREDENTIALS: '/key.json' };
    expect(parse({ ...real, ...credentials }).checksRevocation).toBe(true);
    expect(parse(real).checksRevocation).toBe(false);
    expect(parse(credentials).checksRevocation).toBe(false);
  });
  it('refuses an emulator for a project that is not a demo project', () => {
    expectRefused(
      { ...real, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST',
    );
  });
  it.each([
    '10.0.0.1:9099',
    '127.0.0.1',
    'localhost:',
    ':9099',
    'localhost:0',
    '127.evil.example:1',
    'localhost:99999',
  ])('refuses the emulator %s', (address) => {
    expectRefused({ FIREBASE_AUTH_EMULATOR_HOST: address }, 'FIREBASE_AUTH_EMULATOR_HOST');
  });
  it.each([
    '{',
    '[]',
    '"x"',
    'null',
    '{}',
    '{"apiKey":7}',
    '{"apiKey":"","projectId":"antiquary"}',
    '{"apiKey":"k","projectId":"other"}',
  ])('refuses the configuration %s', (config) => {
    expectRefused({ ...real, FIREBASE_WEB_CONFIG: config }, 'FIREBASE_WEB_CONFIG');
  });
  it('refuses a project without a web configuration', () => {
    expectRefused({ ...real, FIREBASE_WEB_CONFIG: undefined }, 'FIREBASE_WEB_CONFIG');
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

describe('AUTH_EMULATOR', () => {
  it('says whether the emulator is started or already runs', () => {
    expect(parse({ AUTH_EMULATOR: 'start' }).startsEmulator).toBe(true);
    expect(parse({ AUTH_EMULATOR: 'running' }).startsEmulator).toBe(false);
    expect(parse({ ...real, AUTH_EMULATOR: 'start' }).startsEmulator).toBe(false);
  });
  it('is nothing else', () => {
    expectRefused({ AUTH_EMULATOR: 'off' }, 'AUTH_EMULATOR');
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

describe('SAMPLE_CATALOGUE', () => {
  it('is on with a demo project, and off with any other', () => {
    expect(parse().sampleCatalogue).toBe(true);
    expect(parse({ FIREBASE_PROJECT_ID: 'demo-x' }).sampleCatalogue).toBe(true);
    expect(parse(real).sampleCatalogue).toBe(false);
    expect(parse(production).sampleCatalogue).toBe(false);
  });
  it('may be chosen for any project', () => {
    expect(parse({ SAMPLE_CATALOGUE: 'off' }).sampleCatalogue).toBe(false);
    expect(parse({ ...production, SAMPLE_CATALOGUE: 'on' }).sampleCatalogue).toBe(true);
  });
  it.each(['yes', 'ON', '1'])('cannot be %s', (SAMPLE_CATALOGUE) => {
    expectRefused({ SAMPLE_CATALOGUE }, 'SAMPLE_CATALOGUE');
  });
});

describe('WORKERS', () => {
  it('is a number of processes', () => {
    expect(parse({ WORKERS: '1' }).workers).toBe(1);
    expect(parse({ WORKERS: '64' }).workers).toBe(64);
  });
  it.each(['0', '65', '-1', '1.5', 'auto'])('cannot be %s', (WORKERS) => {
    expectRefused({ WORKERS }, 'WORKERS');
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

describe('production', () => {
  it('starts with a complete configuration', () => {
    expect(parse(production)).toMatchObject({ production: true, emulator: null, host: '0.0.0.0' });
  });
  it.each([
    [
      'an emulator',
      { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST',
    ],
    ['a demo project', { FIREBASE_PROJECT_ID: 'demo-antiquary' }, 'FIREBASE_PROJECT_ID'],
    ['no project', { FIREBASE_PROJECT_ID: undefined }, 'FIREBASE_PROJECT_ID'],
    ['no web config', { FIREBASE_WEB_CONFIG: undefined }, 'FIREBASE_WEB_CONFIG'],
    ['no public address', { PUBLIC_URL: undefined }, 'PUBLIC_URL'],
  ])('does not start with %s', (_, variables, name) => {
    expectRefused({ ...production, ...variables }, name);
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
