import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { testProperty } from '../support/hostile/property-test';
import { mutations, queries } from '../support/hostile/documents';
import { operations } from '../support/hostile/operations';
import { asGraphQL, Trial, whoever } from '../support/hostile/trial';
import { headerText, json, mostly, corrupted, text, wordOf } from '../support/hostile/values';

let trial: Trial;
beforeAll(async () => {
  trial = await Trial.start();
});
afterEach(() => trial.expectUnharmed());
afterAll(() => trial.stop());

const query = fc.oneof(queries, fc.constantFrom(...operations.map((operation) => operation.query)));
const members = {
  query: mostly(query),
  variables: fc.oneof(json, fc.constant({})),
  operationName: fc.oneof(json, fc.constant(null)),
  extensions: json,
};
const request = fc.record(members, { requiredKeys: [] });
/** Written as text, so that a name can occur twice. */
const withRepeatedNames = fc
  .array(
    fc.oneof(...Object.entries(members).map(([name, value]) => fc.tuple(fc.constant(name), value))),
  )
  .map(
    (pairs) =>
      `{${pairs.map((pair) => pair.map((part) => JSON.stringify(part)).join(':')).join()}}`,
  );
const body = fc.oneof(
  request.map((value) => JSON.stringify(value)),
  withRepeatedNames,
  corrupted(request.map((value) => JSON.stringify(value))),
  fc.oneof(json, fc.array(request)).map((value) => JSON.stringify(value)),
  text,
);
const bytes = fc.oneof(
  body.map((whole) => Buffer.from(whole)),
  body.map((whole) => Buffer.from(whole, 'utf16le')),
  body.map((whole) => gzipSync(whole)),
  fc.uint8Array({ maxLength: 1_000 }).map((whole) => Buffer.from(whole)),
);

const types = fc.constantFrom(
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=a',
);
const headers = fc.record(
  {
    'content-type': fc.oneof(
      wordOf('application/json application/graphql text/plain application/x-www-form-urlencoded'),
      types,
      headerText,
    ),
    'content-encoding': fc.oneof(wordOf('gzip br deflate identity'), headerText),
    accept: fc.oneof(wordOf('text/html application/graphql-response+json */*'), headerText),
    'apollo-require-preflight': headerText,
    'antiquary-cost': headerText,
  },
  { requiredKeys: ['content-type'] },
);

testProperty('a body is answered or refused', fc.tuple(whoever, body), async ([who, whole]) => {
  await trial.post(who, whole);
});

testProperty(
  'bytes of any claimed type are answered or refused',
  fc.tuple(whoever, bytes, headers),
  async ([who, whole, claims]) => {
    const answer = await trial.send(who, '/graphql', {
      method: 'POST',
      body: whole,
      headers: claims,
    });
    asGraphQL(answer);
  },
);

const named = 'query A { __typename } query B { viewer { uid } }';
const operationName = fc.oneof(fc.constantFrom('A', 'B', 'C', '', null), json);

testProperty(
  'a document and an operation name have the same answer each time',
  fc.tuple(fc.constantFrom(named, '{ artifacts { totalCount } }'), operationName),
  async ([document, name]) => {
    const whole = JSON.stringify({ query: document, operationName: name });
    const first = await trial.post('member', whole);
    expect(await trial.post('member', whole)).toEqual(first);
    expect(await trial.post('member', whole)).toEqual(first);
  },
);

const parameters = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom(...Object.keys(members)), text),
    fc.oneof(
      query,
      text,
      json.map((value) => JSON.stringify(value)),
    ),
  ),
  { maxLength: 5 },
);

testProperty(
  'a query string is answered or refused',
  fc.tuple(whoever, parameters, headers),
  async ([who, pairs, { accept = '*/*', ...rest }]) => {
    const search = new URLSearchParams(pairs.map(([name, value]) => [name, value.slice(0, 3_000)]));
    const path = `/graphql?${search.toString().slice(0, 4_000)}`;
    const answer = await trial.send(who, path, { headers: { ...rest, accept } });
    // A browser without a query gets GraphiQL.
    if (!answer.headers['content-type']?.includes('html')) asGraphQL(answer);
  },
);

testProperty(
  'a valid query has the same answer twice',
  fc.tuple(whoever, queries),
  async ([who, query]) => {
    const first = await trial.run(who, query);
    expect(first.codes).not.toContain('GRAPHQL_PARSE_FAILED');
    const { status, data, codes } = await trial.run(who, query);
    expect([status, data]).toEqual([first.status, first.data]);
    // When two errors null the same field, the answer may report one or both.
    expect(codes.length > 0).toBe(first.codes.length > 0);
  },
);

testProperty(
  'a valid mutation is answered',
  fc.tuple(whoever, mutations),
  async ([who, mutation]) => {
    const { codes } = await trial.run(who, mutation);
    expect(codes).not.toContain('GRAPHQL_PARSE_FAILED');
  },
);

const subscriptions = queries.map((query) => query.replace('query', 'subscription'));

testProperty(
  'a corrupted document is answered or refused',
  fc.tuple(whoever, fc.oneof(subscriptions, corrupted(fc.oneof(queries, mutations)))),
  async ([who, document]) => {
    await trial.run(who, document);
  },
);

testProperty(
  'a text that is no document is refused',
  fc.tuple(whoever, text),
  async ([who, document]) => {
    const { data, codes } = await trial.run(who, document);
    expect([data, codes]).toEqual([undefined, expect.arrayContaining([expect.any(String)])]);
  },
);
