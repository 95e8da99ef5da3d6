/** How many keys are remembered at most; a power of two. */
const SLOTS = 65_536;

/**
 * Admits a key to the cache at its second request, as the doorkeeper of TinyLFU does: what is
 * requested once, as by a crawler, then costs no caching. A key leaves 32 bits of its hash in the one
 * slot that it can have, and a later key may replace it. So a key can be forgotten, or in rare cases
 * be admitted at once; either affects the speed alone.
 */
export class AdmissionFilter {
  private readonly slots = new Uint32Array(SLOTS);

  /** Whether the key was seen before. From now on, it was. */
  admits(key: string): boolean {
    const hash = fnv1a(key);
    const slot = hash & (SLOTS - 1);
    if (this.slots[slot] === hash) return true;
    this.slots[slot] = hash;
    return false;
  }
}

/** The 32-bit FNV-1a hash of the UTF-16 code units. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
