import { request } from 'node:http';
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Sends a request unchanged, with any path and any Host header. `fetch` would normalize both. */
export function rawRequest(
  url: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  // Without this header Node sends the body of a DELETE without its length.
  const length = body !== undefined && { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    request(
      { hostname, port, path, method, headers: { ...length, ...headers }, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
        });
      },
    )
      .on('error', reject)
      .end(body);
  });
}

/** How long `rawBytes` waits for the next part of an answer unless told, in milliseconds. */
const IDLE_TIMEOUT_MS = 200;

/**
 * Sends any bytes.
 * @returns the answer, up to the end of the connection or the idle timeout. Of bytes that the server closes
 *   unread, TCP may drop the answer.
 */
export function rawBytes(
  url: string,
  bytes: Buffer,
  idleTimeout = IDLE_TIMEOUT_MS,
): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname)
      .setEncoding('latin1')
      .on('data', (part: string) => (text += part))
      .on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNRESET') resolve(text);
        else reject(error);
      })
      .on('close', () => resolve(text))
      .setTimeout(idleTimeout, () => socket.destroy());
    socket.write(bytes);
  });
}
