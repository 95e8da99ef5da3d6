import { hash } from 'node:crypto';
import fc from 'fast-check';
import { Changes } from '../../server/database/changes';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { testProperty } from '../support/hostile/property-test';
import { wordOf } from '../support/hostile/values';
import { rawBytes } from '../support/raw';
import { stubRenderer } from '../support/renderer-stub';

/** Longer than any answer takes; each ends its connection. In milliseconds. */
const IDLE_TIMEOUT = 30_000;

const urlOf = (address: string) => new URL(address, 'https://antiquary.example');
const createRenderer = () =>
  stubRenderer((address) => urlOf(address).href.replaceAll('<', ''), {
    searchParameters: () => ['q', 'type', 'order', 'from', 'return'],
    renderEmbed: async (id) => `Artifact ${encodeURIComponent(id)}`,
  });

/** The same database with the response cache and without. */
const changes = new Changes();
let cached: TestCatalogue;
let uncached: TestCatalogue;
beforeAll(async () => {
  cached = await startCatalogue({ cache: true, changes, createRenderer });
  for (const artifactType of ['TOOLS', 'WEAPONS']) await cached.as(ada).add({ artifactType });
  uncached = await startCatalogue({
    cache: false,
    createRenderer,
    location: { ...cached.location, remove: async () => {} },
  });
});
afterAll(async () => {
  await uncached.stop();
  await cached.stop();
});

/** What differs in each answer, or says that the cache gave it. */
const INDIVIDUAL = /^(date|x-request-id|connection|keep-alive): .*\r\n/gim;

/** Answers of /oai state the time, so that their ETags differ from second to second. */
const TIME = /(?<=<responseDate>)[^<]*/;
const ETAG = /^etag: .*\r\n/im;

/** Sends a target as these bytes. */
async function ask(url: string, target: string, headers: readonly string[]): Promise<string> {
  const request = [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers];
  const bytes = Buffer.from(`${request.join('\r\n')}\r\n\r\n`, 'latin1');
  const answer = await rawBytes(url, bytes, IDLE_TIMEOUT);
  const end = answer.indexOf('\r\n\r\n');
  const head = answer.slice(0, end + 2).replace(INDIVIDUAL, '');
  const text = answer.slice(end);
  const lines = (TIME.test(text) ? head.replace(ETAG, '') : head).split('\r\n');
  const body = text.replace(TIME, 'now');
  return [...lines.sort(), body.slice(0, 200), hash('sha1', body)].join('\n');
}

const PLAIN =
  '/feed.atom /api/allartifacts /oembed /graphql /all-artifacts /export.ndjson /embed/1';
const odd = wordOf('# ; / // %00 %zz %ff %fe %E9 %2f %2e%2e .. . \\ ? & + \xe9 \xff %61 %2561 a');
const end = fc.oneof({ weight: 6, arbitrary: fc.constant('') }, odd);
const path = fc.oneof(
  wordOf(PLAIN),
  wordOf('/api/mostliked /export.csv /records/1 /records/2.json /oai /artifactsdetails/1'),
  wordOf('/%61pi/allartifacts /api/%61llartifacts /%67raphql /%6fai /%6fembed /export%2ecsv'),
  wordOf('/embed/../all-artifacts /graphql/../all-artifacts /embed/x/%2e%2e/../all-artifacts'),
  wordOf('/embed/\\..\\..\\all-artifacts //all-artifacts /api//allartifacts /api/allartifacts/'),
  wordOf('http://elsewhere.example/api/allartifacts /embed/%31'),
);
const name = wordOf('q query page url');
const oddName = wordOf(
  'limit verb type text order variables return %70age q%00 ?q [q] q[] __proto__',
);
/** Values of which one may be taken for another. */
const similar = fc.constantFrom(
  ['1', '2', ''],
  ['%ff', '%fe'],
  ['%zz%20', '%25zz%20'],
  ['\xe9%ff', '%C3%A9%ff', '%ff%ff'],
  ['+', '%20', '%2B'],
  ['{artifactTypes{count}}', '{artifactTypes{label}}'],
  ['https://antiquary.example/records/1', 'https://antiquary.example/records/2'],
);

/** Addresses that differ in the value of one parameter. */
const plainTargets = fc
  .tuple(wordOf(PLAIN), name, similar)
  .map(([address, parameter, values]) => values.map((value) => `${address}?${parameter}=${value}`));

/** Targets of every form that share most of their parts. */
const oddTargets = fc
  .record({
    begin: fc.tuple(path, end).map((parts) => parts.join('')),
    names: fc.tuple(name, fc.oneof(oddName, fc.constant(''))),
    values: fc.tuple(similar, fc.array(odd)).map((lists) => lists.flat()),
  })
  .chain(({ begin, names, values }) => {
    const parameter = fc
      .tuple(fc.constantFrom(...names), wordOf('= = = =='), fc.constantFrom(...values))
      .map((parts) => parts.join(''));
    const parameters = fc
      .tuple(
        wordOf('? ? ? ? ? ? ?? # #? ; /? &'),
        fc.array(parameter, { minLength: 1, maxLength: 3 }),
        wordOf('& & & & ; && ?'),
      )
      .map(([mark, list, separator]) => mark + list.join(separator));
    const target = fc
      .tuple(fc.constant(begin), fc.oneof(fc.constant(''), parameters), end)
      .map((parts) => parts.join(''));
    return fc.array(target, { minLength: 2, maxLength: 8 });
  });
const headers = fc.constantFrom([], ['Apollo-Require-Preflight: 1'], ['Accept: text/html']);

testProperty(
  'a target has the answer that it has without the response cache',
  fc.tuple(fc.oneof(plainTargets, oddTargets), headers),
  async ([addresses, lines]) => {
    // Each trial begins with an empty cache, so that a failing one can be repeated.
    changes.announce('catalogue');
    for (const address of addresses) {
      const expected = await ask(uncached.url, address, lines);
      for (let n = 0; n < 2; n += 1) {
        const answer = await ask(cached.url, address, lines);
        expect({ address, lines, answer }).toEqual({ address, lines, answer: expected });
      }
    }
  },
);
