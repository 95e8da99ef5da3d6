/** How many requests are remembered at most; a power of two. */
const SLOTS = 65_536;

/**
 * Admits a request to the cache the second time, as the doorkeeper of TinyLFU does: what is requested
 * once, as by a crawler, then costs neither looking it up nor caching it. A request leaves its checksum in
 * the one slot that it can have, and a later one may replace it. So a request can be forgotten, also one
 * whose response is cached, or in rare cases be admitted at once; either affects the speed alone.
 */
export class AdmissionFilter {
  private readonly slots = new Uint32Array(SLOTS);

  /** Whether the same checksum, of 32 bits, was seen before. From now on, it was. */
  admits(checksum: number): boolean {
    const slot = checksum & (SLOTS - 1);
    if (this.slots[slot] === checksum) return true;
    this.slots[slot] = checksum;
    return false;
  }
}
