import { connect } from 'node:net';
import { startCatalogue, type TestCatalogue } from '../support/catalogue';
import { waitUntil } from '../support/wait-until';

const timeouts = { request: 500, checkInterval: 100, silence: 1_000 };

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue({ timeouts });
});
afterAll(() => catalogue.stop());

/**
 * Sends the beginning of a request, and then `drip` every 50 ms if there is one.
 * @returns the answer, once the server has closed the connection
 */
function send(beginning: string, drip = ''): Promise<string> {
  const { hostname, port } = new URL(catalogue.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    const dripping = drip && setInterval(() => socket.write(drip), 50);
    socket
      .on('data', (part) => (answer += part.toString()))
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(dripping);
        resolve(answer);
      });
    socket.write(beginning);
  });
}

const POST =
  'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n';

const SLOW: [what: string, beginning: string, drip: string, answer: RegExp][] = [
  ['a head without an end', 'GET / HTTP/1.1\r\nhost: localhost\r\n', 'x: y\r\n', /^HTTP\/1.1 408/],
  ['an incomplete head', 'GET / HTTP/1.1\r\nhost:', '', /^HTTP\/1.1 408/],
  ['a body without an end', POST, '{', /^HTTP\/1.1 408/],
  ['an incomplete body', `${POST}{ "query":`, '', /^HTTP\/1.1 408/],
  ['nothing', '', '', /^(HTTP\/1.1 408|$)/],
];

it('a client that sends an incomplete request is disconnected', async () => {
  const answers = SLOW.map(async ([what, beginning, drip, expected]) => {
    const answer = await send(beginning, drip);
    expect([what, answer]).toEqual([what, expect.stringMatching(expected)]);
  });
  await Promise.all(answers);
  expect((await catalogue.visitor.fetch('GET', '/healthz')).status).toBe(200);
});

it('a client that does not read its answers is disconnected', async () => {
  const { hostname, port } = new URL(catalogue.url);
  const before = await catalogue.connections();
  const socket = connect(Number(port), hostname).pause();
  // 30 MB of answers are more than the kernel holds for a connection.
  const path = '/api/docs-assets/swagger-ui-bundle.js';
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(20));
  await waitUntil(async () => (await catalogue.connections()) > before);
  await waitUntil(async () => (await catalogue.connections()) === before);
  socket.destroy();
});
