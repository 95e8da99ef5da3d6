import { once } from 'node:events';
import { connect } from 'node:net';

/** The body of a request to `/graphql`, and the bearer token of who sends it. */
export interface PipelinedRequest {
  body: object;
  token: string | null;
}

/**
 * Sends requests to `/graphql` in one packet of one connection (HTTP pipelining), so that the server
 * begins all of them in the same turn of its event loop.
 * @returns the bodies of the responses, in the order of the requests.
 */
export async function sendPipelined(
  url: string,
  requests: readonly PipelinedRequest[],
): Promise<any[]> {
  const { hostname, port, host } = new URL(url);
  const packet = requests.map(({ body, token }, index) => {
    const text = JSON.stringify(body);
    const head = [
      'POST /graphql HTTP/1.1',
      `host: ${host}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(text)}`,
      ...(token === null ? [] : [`authorization: Bearer ${token}`]),
      ...(index === requests.length - 1 ? ['connection: close'] : []),
    ];
    return `${head.join('\r\n')}\r\n\r\n${text}`;
  });
  const received: Buffer[] = [];
  const socket = connect(Number(port), hostname).on('data', (part: Buffer) => received.push(part));
  socket.write(packet.join(''));
  await once(socket, 'close');
  return bodiesOf(Buffer.concat(received));
}

function bodiesOf(bytes: Buffer): unknown[] {
  const bodies: unknown[] = [];
  for (let start = 0; start < bytes.length;) {
    const bodyAt = bytes.indexOf('\r\n\r\n', start) + 4;
    const head = bytes.subarray(start, bodyAt).toString();
    const length = Number(/^content-length: (\d+)\r$/im.exec(head)?.[1]);
    bodies.push(JSON.parse(bytes.subarray(bodyAt, bodyAt + length).toString()));
    start = bodyAt + length;
  }
  return bodies;
}
