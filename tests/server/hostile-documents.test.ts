import fc from 'fast-check';
import { always } from '../support/hostile/always';
import { mutations, queries } from '../support/hostile/documents';
import { Trial, whoever } from '../support/hostile/trial';
import { spoilt, text } from '../support/hostile/values';

let trial: Trial;
beforeAll(async () => {
  trial = await Trial.start();
});
afterEach(() => trial.expectUnharmed());
afterAll(() => trial.stop());

always(
  'a valid query is answered, and again the same',
  fc.tuple(whoever, queries),
  async ([who, query]) => {
    const first = await trial.run(who, query);
    expect(first.codes).not.toContain('GRAPHQL_PARSE_FAILED');
    const { status, data, codes } = await trial.run(who, query);
    expect([status, data]).toEqual([first.status, first.data]);
    // Of two errors that make the same of an answer, one may be told or both.
    expect(codes.length > 0).toBe(first.codes.length > 0);
  },
);

always('a valid mutation is answered', fc.tuple(whoever, mutations), async ([who, mutation]) => {
  const { codes } = await trial.run(who, mutation);
  expect(codes).not.toContain('GRAPHQL_PARSE_FAILED');
});

const subscriptions = queries.map((query) => query.replace('query', 'subscription'));

always(
  'a spoilt document is answered or refused',
  fc.tuple(whoever, fc.oneof(subscriptions, spoilt(fc.oneof(queries, mutations)))),
  async ([who, document]) => {
    await trial.run(who, document);
  },
);

always(
  'a text that is no document is refused',
  fc.tuple(whoever, text),
  async ([who, document]) => {
    const { data, codes } = await trial.run(who, document);
    expect([data, codes]).toEqual([undefined, expect.arrayContaining([expect.any(String)])]);
  },
);
