import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

type Encoding = 'br' | 'gzip';

/**
 * The levels of compression. A response for the cache is compressed once for many readers. Another one has
 * a single reader: Brotli 3 takes less than half of the time of Brotli 5, for an eighth more bytes.
 */
const LEVELS: Record<'cached' | 'once', Record<Encoding, number>> = {
  cached: { br: 5, gzip: 6 },
  once: { br: 3, gzip: 1 },
};

const compress: Record<Encoding, (body: Buffer, level: number) => Promise<Buffer>> = {
  br: (body, level) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
  gzip: (body, level) => promisify(gzip)(body, { level }),
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

interface ResponseParts {
  /** The route that produced it, as metrics name it. */
  route: string;
  etag: string;
  /** Names and values in turn, as in a 304, which has no body to describe. */
  headers: string[];
  body: Buffer;
  /** Whether the body is compressed by its own format. */
  isCompressed?: boolean;
  isForCache: boolean;
  /** Called when compression fails; the response is then sent uncompressed. */
  onCompressionFailure: (error: unknown) => void;
}

/** A whole response, in each encoding that was requested. */
export class CompleteResponse {
  readonly route: string;
  readonly etag: string;
  readonly headers: string[];
  private readonly identity: EncodedResponse;
  private readonly encoded = new Map<Encoding, EncodedResponse | Promise<EncodedResponse>>();

  constructor(private readonly parts: ResponseParts) {
    const { route, etag, headers, body } = parts;
    this.route = route;
    this.etag = etag;
    this.headers = headers;
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

  /**
   * Sends it with status 200, in the encoding that the client prefers.
   * @param individual headers of this response alone, names and values in turn.
   */
  send(
    response: ServerResponse,
    acceptEncoding: string | undefined,
    individual: readonly string[],
  ): void {
    const finish = ({ headers, body }: EncodedResponse) =>
      response.writeHead(200, headers.concat(individual)).end(body);
    const encoded = this.in(preferredEncoding(acceptEncoding));
    if (encoded instanceof Promise) void encoded.then(finish);
    else finish(encoded);
  }

  private async encode(encoding: Encoding): Promise<EncodedResponse> {
    const { isForCache, onCompressionFailure } = this.parts;
    const level = LEVELS[isForCache ? 'cached' : 'once'][encoding];
    try {
      const body = await compress[encoding](this.identity.body, level);
      const described = ['content-encoding', encoding, 'content-length', String(body.length)];
      const response = { headers: [...this.headers, ...described], body };
      this.encoded.set(encoding, response);
      return response;
    } catch (error) {
      this.encoded.delete(encoding);
      onCompressionFailure(error);
      return this.identity;
    }
  }

  private get isWorthCompressing(): boolean {
    return !this.parts.isCompressed && this.identity.body.length >= MIN_COMPRESSED_BYTES;
  }
}
