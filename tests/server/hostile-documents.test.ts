import fc from 'fast-check';
import { testProperty } from '../support/hostile/property-test';
import { mutations, queries } from '../support/hostile/documents';
import { Trial, whoever } from '../support/hostile/trial';
import { corrupted, text } from '../support/hostile/values';

let trial: Trial;
beforeAll(async () => {
  trial = await Trial.start();
});
afterEach(() => trial.expectUnharmed());
afterAll(() => trial.stop());

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
