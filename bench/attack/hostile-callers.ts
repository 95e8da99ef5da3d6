import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const HEAD = (length: number, more = '') =>
  `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${more}\r\n`;
const post = (body: string, more = '') => HEAD(Buffer.byteLength(body), more) + body;
const LIST = 'GET /api/allartifacts HTTP/1.1\r\nhost: localhost\r\n\r\n';

/** Sends a text, and stays connected for half a second. */
const send = (text: string | (() => string | Buffer)) => async (socket: Socket) => {
  socket.write(typeof text === 'string' ? text : text());
  await pause(500);
};

/** Sends the beginning of a request, and then `drop` every second until it is disconnected. */
const drip = (beginning: string, drop: string) => async (socket: Socket) => {
  socket.write(beginning);
  while (!socket.destroyed) {
    await pause(1_000);
    socket.write(drop);
  }
};

const nested = (depth: number) => `${'{ a '.repeat(depth)}${'}'.repeat(depth)}`;

/** The behaviours of hostile callers. Each ends at the latest with its connection. */
export const hostileCallers: ((socket: Socket) => Promise<void>)[] = [
  drip('GET / HTTP/1.1\r\nhost: localhost\r\n', 'x: y\r\n'),
  drip(HEAD(100_000), ' '),
  // Sends many requests and reads no answer.
  async (socket) => {
    socket.pause();
    socket.write(LIST.repeat(200));
    while (!socket.destroyed) await pause(1_000);
  },
  // Sends nothing.
  async (socket) => {
    while (!socket.destroyed) await pause(1_000);
  },
  send(() => randomBytes(20_000)),
  send(`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(30_000)}\r\n\r\n`),
  send(HEAD(2_000_000) + 'x'.repeat(1_500_000)),
  send(post(JSON.stringify({ query: nested(2_000) }))),
  send(() =>
    post(
      JSON.stringify({
        query: `{ ${Array.from({ length: 25 }, (_, n) => `a${n}: artifacts(first: 40, filter: { search: "${randomBytes(2).toString('hex')}" }) { totalCount edges { node { historicalContext } } }`).join(' ')} }`,
      }),
    ),
  ),
  send(() =>
    post(
      '{"query":"{ viewer { uid } }"}',
      `authorization: Bearer ${randomBytes(900).toString('base64url')}\r\n`,
    ),
  ),
  // Disconnects during a long answer.
  async (socket) => {
    socket.write(LIST);
    await pause(30);
  },
];
