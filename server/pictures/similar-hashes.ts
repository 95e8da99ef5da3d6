import type { Database } from '../database/database';
import { StoredPicture } from './stored-picture.entity';

/** The hash of all pictures of one colour. It says nothing of what they look like. */
const NO_HASH = '0'.repeat(16);

/**
 * In how many of the 64 bits the hashes of two pictures may differ that look the same. Among 65 different
 * pictures, of which 58 are drawings in one style, no two differ in fewer than 7. Copies that were scaled,
 * compressed or made brighter, or lost a hundredth at each edge, differ in 6 or fewer nine times out of ten.
 */
const MOST_DIFFERENT_BITS = 6;

/**
 * The hashes of stored pictures that look the same as one with this hash, and this hash; none when the hash
 * says nothing. All hashes are compared: they arrive as one text, because a row for each takes longer.
 */
export async function similarHashes(database: Database, hash: string): Promise<string[]> {
  if (hash === NO_HASH) return [];
  const [row] = await database.select<{ hashes: string | null }>(
    'hashes of pictures',
    () => database.from(StoredPicture, 'picture').select(`string_agg(picture.hash, '')`, 'hashes'),
    {},
  );
  const others = Buffer.from(row?.hashes ?? '', 'hex');
  const own = Buffer.from(hash, 'hex');
  const [high, low] = [own.readUInt32BE(0), own.readUInt32BE(4)];
  const similar = new Set<string>();
  for (let at = 0; at < others.length; at += own.length) {
    const differences =
      countBits(others.readUInt32BE(at) ^ high) + countBits(others.readUInt32BE(at + 4) ^ low);
    if (differences <= MOST_DIFFERENT_BITS)
      similar.add(others.toString('hex', at, at + own.length));
  }
  similar.delete(NO_HASH);
  return [...similar];
}

/** How many of 32 bits are set: sums of pairs, of fours, of bytes, and of all. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
