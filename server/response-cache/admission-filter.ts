import { crc32 } from 'node:zlib';

/** How many requests are remembered at most; a power of two. */
const SLOTS = 65_536;

/**
 * Admits a request to the cache the second time, as the doorkeeper of TinyLFU does: what is requested
 * once, as by a crawler, then costs neither looking it up nor caching it. A request leaves the checksum of
 * its key or body in the one slot that it can have, and a later one may replace it. So a request can be
 * forgotten, also one whose response is cached, or in rare cases be admitted at once; either affects the
 * speed alone.
 */
export class AdmissionFilter {
  private readonly slots = new Uint32Array(SLOTS);

  /** Whether the same text was seen before. From now on, it was. */
  admits(text: string | Buffer): boolean {
    const checksum = crc32(text);
    const slot = checksum & (SLOTS - 1);
    if (this.slots[slot] === checksum) return true;
    this.slots[slot] = checksum;
    return false;
  }
}
