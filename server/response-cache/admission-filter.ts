/** How many checksums are stored; a power of two. */
const SLOTS = 65_536;

/**
 * Admits a request to the cache the second time, as the doorkeeper of TinyLFU does. A request that comes
 * once, such as a crawler's, is neither looked up nor cached. Each checksum has one slot, where a later
 * request may replace it. A request can therefore be forgotten, even when its response is cached, or in
 * rare cases be admitted at once. Both affect the speed alone.
 */
export class AdmissionFilter {
  private readonly slots = new Uint32Array(SLOTS);

  /** Records a checksum of 32 bits. @returns whether it was seen before. */
  recordAndCheckSeen(checksum: number): boolean {
    const slot = checksum & (SLOTS - 1);
    if (this.slots[slot] === checksum) return true;
    this.slots[slot] = checksum;
    return false;
  }
}
