import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ada, startCatalogue, type TestCatalogue, tokenOf } from '../support/catalogue';
import { draw } from '../support/picture-catalogue';
import { waitUntil } from '../support/wait-until';

const timeouts = { head: 500, request: 700, checkInterval: 100, silence: 2_000 };

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
const uploadOf = (length: number) =>
  `POST /pictures HTTP/1.1\r\nhost: localhost\r\ncontent-type: image/png\r\nauthorization: Bearer ${tokenOf(ada)}\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`;

const SLOW: [what: string, beginning: string, drip: string, answer: RegExp][] = [
  ['a head without an end', 'GET / HTTP/1.1\r\nhost: localhost\r\n', 'x: y\r\n', /^HTTP\/1.1 408/],
  ['an incomplete head', 'GET / HTTP/1.1\r\nhost:', '', /^HTTP\/1.1 408/],
  ['a body without an end', POST, '{', /^HTTP\/1.1 408/],
  ['an incomplete body', `${POST}{ "query":`, '', /^HTTP\/1.1 408/],
  ['an upload without an end', uploadOf(900), '{', /^HTTP\/1.1 408/],
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

it('a body has more time than a head', async () => {
  const patient = await startCatalogue({
    timeouts: { ...timeouts, request: 60_000, silence: 60_000 },
  });
  const { hostname, port } = new URL(patient.url);
  const begin = (beginning: string) => {
    const socket = connect(Number(port), hostname);
    socket.write(beginning);
    return { socket, answer: text(socket) };
  };
  const file = await draw(40, 30);
  const upload = begin(uploadOf(file.length));
  upload.socket.write(file.subarray(0, 50));
  expect(await begin('GET / HTTP/1.1\r\n').answer).toMatch(/^HTTP\/1.1 408/);
  upload.socket.write(file.subarray(50));
  expect(await upload.answer).toMatch(/^HTTP\/1.1 201/);
  await patient.stop();
});
