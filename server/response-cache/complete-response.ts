import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

type Encoding = 'br' | 'gzip';

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** Compression does not make shorter bodies smaller, in bytes. */
const MIN_COMPRESSED_BYTES = 1024;

const negotiator = new Negotiator<Encoding>({
  supportedValues: ['br', 'gzip'],
  cache: new LRUCache<string, string>({ max: 100 }),
});

/** The encoding that a client prefers; null for none. */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding | null {
  return acceptEncoding === undefined ? null : negotiator.negotiate(acceptEncoding.toLowerCase());
}

/** Of a body, for its ETag: the hash of @fastify/etag, in one call. */
export const hashOf = (body: string | Buffer): string => hash('sha1', body, 'base64');

/** What is sent: header names and values in turn, and the body. */
export interface EncodedResponse {
  headers: string[];
  body: Buffer;
}

/** A whole response, in each encoding that was requested. */
export class CompleteResponse {
  private readonly identity: EncodedResponse;
  private readonly encoded = new Map<Encoding, EncodedResponse | Promise<EncodedResponse>>();

  constructor(
    /** The route that produced it, as metrics name it. */
    readonly route: string,
    readonly etag: string,
    /** Names and values in turn, as in a 304, which has no body to describe. */
    readonly headers: string[],
    body: Buffer,
    /** Called when compression fails; the response is then sent uncompressed. */
    private readonly onCompressionFailure: (error: unknown) => void,
  ) {
    this.identity = { headers: [...headers, 'content-length', String(body.length)], body };
  }

  /** Its memory at most, in bytes; a compressed body is shorter than the plain one. */
  get size(): number {
    const bodies = this.identity.body.length * (this.isWorthCompressing ? 2 : 1);
    return bodies + 2_000;
  }

  /**
   * The response in an encoding; each encoding is produced once. When compression fails, the response
   * is uncompressed, and the next request compresses it again. The promise never rejects.
   */
  in(encoding: Encoding | null): EncodedResponse | Promise<EncodedResponse> {
    if (encoding === null || !this.isWorthCompressing) return this.identity;
    const existing = this.encoded.get(encoding);
    if (existing) return existing;
    const pending = this.encode(encoding);
    this.encoded.set(encoding, pending);
    return pending;
  }

  /** Sends it with status 200, in the encoding that the client prefers. */
  send(response: ServerResponse, acceptEncoding: string | undefined): void {
    const finish = ({ headers, body }: EncodedResponse) =>
      response.writeHead(200, headers).end(body);
    const encoded = this.in(preferredEncoding(acceptEncoding));
    if (encoded instanceof Promise) void encoded.then(finish);
    else finish(encoded);
  }

  private async encode(encoding: Encoding): Promise<EncodedResponse> {
    try {
      const body = await compress[encoding](this.identity.body);
      const described = ['content-encoding', encoding, 'content-length', String(body.length)];
      const response = { headers: [...this.headers, ...described], body };
      this.encoded.set(encoding, response);
      return response;
    } catch (error) {
      this.encoded.delete(encoding);
      this.onCompressionFailure(error);
      return this.identity;
    }
  }

  private get isWorthCompressing(): boolean {
    return this.identity.body.length >= MIN_COMPRESSED_BYTES;
  }
}
