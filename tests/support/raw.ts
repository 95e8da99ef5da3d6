import { request } from 'node:http';
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Sends a request exactly as told: any path, any Host header; fetch would mend both. */
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
  // Node sends the body of a DELETE without its length, which nobody could read.
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

/** How long `rawBytes` waits for an answer, or for more of it, in milliseconds. */
const SILENCE = 200;

/** Sends bytes, whatever they are; gives back what is answered until the end or a silence. */
export function rawBytes(url: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname)
      .setEncoding('latin1')
      .on('data', (part: string) => (text += part))
      .on('error', reject)
      .on('close', () => resolve(text))
      .setTimeout(SILENCE, () => socket.destroy());
    socket.write(bytes);
  });
}
