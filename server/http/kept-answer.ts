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

/** What goes over the wire: the head, names and values in turn, and the body. */
export interface Wire {
  head: string[];
  body: Buffer;
}

/** An answer to visitors, as it goes over the wire in each encoding that was asked for. */
export class KeptAnswer {
  /** The head of a 304, which has no body to describe. */
  readonly head: string[];
  private readonly plain: Wire;
  private readonly encoded = new Map<Encoding, Wire | Promise<Wire>>();

  constructor(
    /** The route that gave it, as metrics name it. */
    readonly route: string,
    readonly etag: string,
    headers: Readonly<Record<string, string>>,
    body: Buffer,
    readonly dependencies: ReadonlySet<Dependency>,
  ) {
    this.head = Object.entries(headers).flat();
    this.plain = { head: [...this.head, 'content-length', String(body.length)], body };
  }

  /** What it takes in memory at most, in bytes; compressed bodies are shorter than plain ones. */
  get size(): number {
    const bodies = this.plain.body.length * (this.isWorthCompressing ? 2 : 1);
    return bodies + 50 * this.dependencies.size + 2_000;
  }

  /** For a client that would rather have this encoding; each is made once, for all who ask. */
  in(encoding: Encoding | null): Wire | Promise<Wire> {
    if (encoding === null || !this.isWorthCompressing) return this.plain;
    const known = this.encoded.get(encoding);
    if (known) return known;
    const made = this.encode(encoding);
    this.encoded.set(encoding, made);
    return made;
  }

  private async encode(encoding: Encoding): Promise<Wire> {
    const body = await compress[encoding](this.plain.body);
    const described = ['content-encoding', encoding, 'content-length', String(body.length)];
    const wire = { head: [...this.head, ...described], body };
    this.encoded.set(encoding, wire);
    return wire;
  }

  private get isWorthCompressing(): boolean {
    return this.plain.body.length >= WORTH_COMPRESSING;
  }
}
