import { Agent, request } from 'node:https';
import { Caller } from './caller';
import { WAIT_LIMIT_MS } from './wait-until';

interface Site {
  host: string;
  /** The port on loopback. */
  port: number;
  /** The site's certificate, and the only one that the client trusts. */
  certificate: string;
}

/** Sends requests to a site over one TLS connection that stays open, from an address of its own. */
export class HttpsClient extends Caller {
  private readonly agent: Agent;

  /** @param from the client's address, any of 127.0.0.0/8 (Linux) */
  constructor(
    private readonly site: Site,
    from: string,
    private readonly bearer: string | null,
  ) {
    super(`https://${site.host}`, bearer);
    const { certificate: ca, host: servername } = site;
    const connection = { keepAlive: true, maxSockets: 1, localAddress: from };
    this.agent = new Agent({ ...connection, ca, servername });
  }

  /** Sends any request; `body` is sent as JSON. The response's body is not decompressed. */
  override fetch(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          agent: this.agent,
          host: '127.0.0.1',
          port: this.site.port,
          path,
          method,
          signal: AbortSignal.timeout(WAIT_LIMIT_MS),
          headers: {
            host: this.site.host,
            ...(this.bearer !== null && { authorization: `Bearer ${this.bearer}` }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (response) => {
          const { statusCode: status = 0, headersDistinct } = response;
          const pairs = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          );
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject).on('end', () => {
            const content = chunks.length > 0 ? Buffer.concat(chunks) : null;
            resolve(new Response(content, { status, headers: pairs }));
          });
        },
      );
      sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
