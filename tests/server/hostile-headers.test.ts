import fc from 'fast-check';
import { createTokenVerifier } from '../../server/catalogue/members/token-verifier';
import { ada, testVerifier, tokenOf } from '../support/catalogue';
import { type GoogleKeys, startGoogleKeys, unsignedToken } from '../support/google-keys';
import { testProperty } from '../support/hostile/property-test';
import { asGraphQL, Trial } from '../support/hostile/trial';
import { headerText, json, corrupted, text, wordOf } from '../support/hostile/values';
import { rawBytes, rawRequest } from '../support/raw';

const PROJECT = 'antiquary-hostile';
let google: GoogleKeys;
let trial: Trial;
let good: string;
beforeAll(async () => {
  google = await startGoogleKeys();
  const settings = { firebaseProjectId: PROJECT, emulator: null, checksRevocation: false };
  const real = createTokenVerifier(settings, google.agent);
  const verify: typeof real.verify = (token, options) =>
    token === tokenOf(ada) ? testVerifier.verify(token) : real.verify(token, options);
  // A trusted proxy and a rate limit make the server read forwarding headers too.
  const proxied = { trustProxy: ['loopback'], rateLimit: 1_000_000 };
  trial = await Trial.start({ verifier: { ...real, verify }, ...proxied });
  good = google.sign(claims);
});
afterEach(() => trial.expectUnharmed());
afterAll(async () => {
  await trial.stop();
  await google.stop();
});

const now = Math.floor(Date.now() / 1000);
const claims = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  auth_time: now - 60,
  iat: now - 60,
  exp: now + 3600,
  sub: 'good',
  email: 'good@example.org',
};
const claimed = fc.oneof(fc.record({ sub: json, email: json, exp: json }), fc.constant({}));
const token = fc.oneof(
  corrupted(fc.constant(0).map(() => good)),
  claimed.map((changes) => unsignedToken({ ...claims, ...changes })),
  claimed.map((changes) => google.forge({ ...claims, ...changes })),
  claimed.map((changes) => google.signSymmetric({ ...claims, ...changes })),
  headerText,
);
const authorization = fc.oneof(
  fc
    .tuple(fc.constantFrom('Bearer ', 'bearer  ', 'Basic ', ''), token)
    .map((parts) => parts.join('')),
  headerText,
);

testProperty(
  'an Authorization header identifies its member or is refused',
  authorization.map((value) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 8_000)),
  async (value) => {
    const headers = { authorization: value, 'apollo-require-preflight': '1' };
    const ask = async (path: string) => {
      const answer = await rawRequest(trial.catalogue.url, path, { headers });
      trial.expectHarmless('visitor', answer);
      return answer;
    };
    const { status, data } = asGraphQL(await ask('/graphql?query={viewer{uid}}'));
    // The last character of a signature has unused bits, so a corrupted token may still be valid.
    expect([status, data]).toEqual(
      status === 200 ? [200, { viewer: { uid: 'good' } }] : [401, undefined],
    );
    expect((await ask('/api/mostliked')).status).toBe(status);
  },
);

const name = fc.oneof(
  wordOf('Accept Accept-Encoding If-None-Match If-Modified-Since Range Cookie __proto__'),
  wordOf('Origin Access-Control-Request-Method Access-Control-Request-Headers'),
  wordOf('X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto Forwarded X-HTTP-Method-Override'),
  wordOf('Content-Type Content-Length Transfer-Encoding Connection Upgrade Expect TE'),
  wordOf('Antiquary-Cost Apollo-Require-Preflight Host'),
);
const value = fc.oneof(
  wordOf('gzip br;q=0 W/" "*" bytes=0- bytes=-1,0-9 null chunked 7 100-continue websocket upgrade'),
  fc.constantFrom('x'.repeat(10_000), '"a",'.repeat(3_000)),
  headerText,
  text.map((whole) => whole.slice(0, 20_000)),
);
const line = fc.tuple(name, value).map((header) => header.join(': '));
const host = fc.oneof({ weight: 3, arbitrary: fc.constant('a') }, value);
const head = fc
  .tuple(
    wordOf('GET HEAD POST OPTIONS'),
    wordOf('/ /all-artifacts /api/mostliked /graphql /graphql?query={__typename} /metrics *'),
    wordOf('1.0 1.1'),
    host.map((given) => `Host: ${given}`),
    fc.array(line, { maxLength: 6 }),
  )
  .map(([method, path, version, first, lines]) =>
    [`${method} ${path} HTTP/${version}`, first, 'Connection: close', ...lines, '', ''].join(
      '\r\n',
    ),
  );

testProperty(
  'a request head is answered, refused or waited for',
  fc.oneof(head, corrupted(head)),
  async (whole) => {
    const answer = await rawBytes(trial.catalogue.url, Buffer.from(whole));
    if (answer === '') return;
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
    trial.expectHarmless('visitor', { status: Number(status), body: answer });
  },
);
