import { crc32 } from 'node:zlib';

/** How many keys are remembered at most; a power of two. */
const SLOTS = 65_536;

/**
 * Admits a key to the cache at its second request, as the doorkeeper of TinyLFU does: what is
 * requested once, as by a crawler, then costs no caching. A key leaves its checksum in the one
 * slot that it can have, and a later key may replace it. So a key can be forgotten, or in rare cases
 * be admitted at once; either affects the speed alone.
 */
export class AdmissionFilter {
  private readonly slots = new Uint32Array(SLOTS);

  /** Whether the key was seen before. From now on, it was. */
  admits(key: string): boolean {
    const checksum = crc32(key);
    const slot = checksum & (SLOTS - 1);
    if (this.slots[slot] === checksum) return true;
    this.slots[slot] = checksum;
    return false;
  }
}
