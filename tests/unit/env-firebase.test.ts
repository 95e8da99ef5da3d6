import { expectRefused, parse, production, real } from '../support/environment';

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
