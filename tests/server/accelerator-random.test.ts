import fc from 'fast-check';
import {
  bearer,
  expectSame,
  expectSameRaw,
  makeKnown,
  NAMED,
  type Pair,
  post,
  startPair,
  stopTheClock,
  TYPE,
} from '../support/both-paths';
import { ada, ben } from '../support/catalogue';
import { operations as allOperations } from '../support/hostile/operations';
import { testProperty } from '../support/hostile/property-test';
import { headerText, json, wordOf } from '../support/hostile/values';
import { inLongRun } from '../support/long-run';
import { rawBytes } from '../support/raw';

/** Longer than any answer takes, in milliseconds; each request is complete, and ends its connection. */
const SLOWEST_MS = 20_000;
/** Fits one packet of the loopback device with its head, however it is framed. */
const ONE_PACKET_BYTES = 16_000;
/** Have instants of the database, or random texts: two catalogues never have the same. */
const DIFFERENT = [
  ...['artifactChanges', 'artifactHistory', 'reportArtifact'],
  ...['renewDeskFeed', 'suggest'],
];
const operations = allOperations.filter(({ name }) => !DIFFERENT.includes(name));

stopTheClock();

const WITH_CACHE = ['with the response cache', true] as const;
const WITHOUT = ['without the response cache', false] as const;

// accelerator.test.ts tries the cache, too.
describe.each(inLongRun([WITH_CACHE, WITHOUT], [WITHOUT]))(
  'random requests have the same answer on both paths, %s',
  (_, cache) => {
    let pair: Pair;
    beforeAll(async () => {
      pair = await startPair({ cache });
      for (const catalogue of [pair.fast, pair.plain]) {
        await catalogue.as(ada).add();
        await catalogue.as(ben).add();
        for (const who of [ada, ben]) await catalogue.as(who).run('{ viewer { deskFeed } }');
        // They are random.
        await catalogue.dataSource.query(`UPDATE "members" SET "contributorId" = 'c_' || "uid"`);
        await catalogue.dataSource.query(
          `UPDATE "member_desks" SET "feedKey" = 'k_' || "memberUid"`,
        );
      }
      for (const { query, variables } of operations) {
        for (const values of fc.sample(variables, { numRuns: 6, seed: 1 })) {
          await expectSame(pair, post({ query, variables: values }, bearer(ben)));
        }
      }
      await makeKnown(pair, post({ query: NAMED, operationName: 'A' }, bearer(ben)));
    });
    afterAll(() => pair.stop());

    const valid = fc.oneof(
      ...operations.map(({ query, variables }) =>
        variables.map((values) => ({ query, variables: values })),
      ),
      fc.record({
        query: fc.constant(NAMED),
        operationName: fc.constantFrom('A', 'B', '', 'C', null),
      }),
    );
    const odd = fc.record(
      {
        operationName: fc.oneof(wordOf('A B __proto__'), json),
        extensions: fc.oneof(fc.constant(null), json),
        variables: json,
        ['__proto__']: json,
        unread: fc.nat(),
      },
      { requiredKeys: [] },
    );
    const body = fc.oneof(
      { weight: 4, arbitrary: valid.map((request) => JSON.stringify(request)) },
      fc.tuple(valid, odd).map(([request, more]) => JSON.stringify({ ...request, ...more })),
      fc.tuple(valid, odd).map(([request, more]) => withMembers(request, more)),
      fc.array(valid, { maxLength: 2 }).map((batch) => JSON.stringify(batch)),
    );
    const who = fc.constantFrom<Record<string, string>>({}, bearer(ada), bearer(ben), {
      authorization: 'Bearer !',
    });
    const headers = fc.record(
      {
        accept: fc.oneof(
          fc.constantFrom(
            '*/*',
            'application/json',
            'application/graphql-response+json',
            'text/html',
          ),
          headerText,
        ),
        'content-type': fc.oneof(
          fc.constantFrom('application/json; charset=utf-8', 'Application/JSON', 'text/plain'),
          headerText,
        ),
        'accept-encoding': wordOf('gzip br identity * *;q=0'),
        'antiquary-cost': fc.constant('1'),
        'if-none-match': fc.constant('*'),
        origin: headerText,
        'apollo-require-preflight': fc.constant('1'),
        'content-encoding': wordOf('gzip identity'),
      },
      { requiredKeys: [] },
    );
    const usual = { weight: 3, arbitrary: fc.constant({}) };

    testProperty(
      'status, headers and bytes',
      fc.tuple(who, fc.oneof(usual, headers), body),
      async ([author, more, whole]) => {
        await expectSame(pair, { headers: { ...TYPE, ...author, ...more }, body: whole });
      },
    );

    const framing = fc.constantFrom(
      (bytes: string) => `Content-Length: ${Buffer.byteLength(bytes)}\r\n\r\n${bytes}`,
      (bytes: string) => `Transfer-Encoding: chunked\r\n\r\n${chunked(bytes)}`,
      (bytes: string) => `Transfer-Encoding: gzip, chunked\r\n\r\n${chunked(bytes)}`,
      (bytes: string) => `Transfer-Encoding: identity\r\n\r\n${bytes}`,
      (bytes: string) => `Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(bytes)}`,
      (bytes: string) => `Content-Length: 3\r\n\r\n${bytes}`,
      (bytes: string) =>
        `Expect: 100-continue\r\nContent-Length: ${Buffer.byteLength(bytes)}\r\n\r\n${bytes}`,
    );

    // What is refused at its head is closed with the rest unread: of a longer body TCP may then drop the answer.
    const inOnePacket = valid
      .map((request) => JSON.stringify(request))
      .filter((text) => Buffer.byteLength(text) < ONE_PACKET_BYTES);
    testProperty(
      'however the body is framed',
      fc.tuple(framing, inOnePacket),
      async ([frame, text]) => {
        const head =
          'POST /graphql HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n';
        const bytes = Buffer.from(head + frame(text));
        expectSameRaw(
          await rawBytes(pair.fast.url, bytes, SLOWEST_MS),
          await rawBytes(pair.plain.url, bytes, SLOWEST_MS),
        );
      },
    );
  },
);

const chunked = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n0\r\n\r\n`;

/** A JSON object with the members of both, so that names can occur twice. */
const withMembers = (request: object, more: object) =>
  `${JSON.stringify(request).slice(0, -1)},${JSON.stringify({ ...more, last: 1 }).slice(1)}`;
