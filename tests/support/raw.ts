import { request } from 'node:http';

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
    request({ hostname, port, path, method, headers: { ...length, ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
    })
      .on('error', reject)
      .end(body);
  });
}
