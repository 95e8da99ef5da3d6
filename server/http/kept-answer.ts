import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import type { Dependency } from '../changes';

export type Encoding = 'br' | 'gzip';

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** Shorter answers gain nothing by compression, in bytes. */
const WORTH_COMPRESSING = 1024;

const negotiator = new Negotiator<Encoding>({
  supportedValues: ['br', 'gzip'],
  cache: new LRUCache<string, string>({ max: 100 }),
});

/** The encoding that a client would rather have; null for none. */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding | null {
  return acceptEncoding === undefined ? null : negotiator.negotiate(acceptEncoding.toLowerCase());
}

/** An answer to visitors as it goes over the wire: its head, and its body in each encoding asked for. */
export class KeptAnswer {
  private readonly encoded = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor(
    /** The route that gave it, as metrics name it. */
    readonly route: string,
    readonly etag: string,
    readonly headers: Readonly<Record<string, string>>,
    private readonly body: Buffer,
    readonly dependencies: ReadonlySet<Dependency>,
  ) {}

  /** What it takes in memory at most, in bytes; compressed bodies are shorter than plain ones. */
  get size(): number {
    const bodies = this.body.length * (this.isWorthCompressing ? 2 : 1);
    return bodies + 50 * this.dependencies.size + 1_000;
  }

  /** The encoding in which a client gets it, given what it would rather have. */
  encodingFor(preferred: Encoding | null): Encoding | null {
    return this.isWorthCompressing ? preferred : null;
  }

  /** The body; each encoding is made once, however many ask for it at once. */
  bodyIn(encoding: Encoding | null): Buffer | Promise<Buffer> {
    if (encoding === null) return this.body;
    const known = this.encoded.get(encoding);
    if (known) return known;
    const made = compress[encoding](this.body).then((body) => {
      this.encoded.set(encoding, body);
      return body;
    });
    this.encoded.set(encoding, made);
    return made;
  }

  /** The head of a 200; `headers` alone is that of a 304. */
  headersFor(encoding: Encoding | null, body: Buffer): Record<string, string | number> {
    const length = { ...this.headers, 'content-length': body.length };
    return encoding === null ? length : { ...length, 'content-encoding': encoding };
  }

  private get isWorthCompressing(): boolean {
    return this.body.length >= WORTH_COMPRESSING;
  }
}
