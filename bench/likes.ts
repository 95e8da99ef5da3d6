import type { Random } from '../tests/support/random';

const LIKES_PER_ARTIFACT = 5;
const MOST_LIKES = 500_000;
/** The share of the members who like the most liked artifact. */
const FAVOURITE = 0.6;
/** Flattens the top of the curve. Otherwise every member would like the first artifacts. */
const FLAT_RANKS = 10;

/**
 * Likes, as pairs of a member's index and an artifact's ID. An artifact's share of the likes falls
 * with its rank (Zipf's law), and the ranks are independent of the artifacts' age.
 */
export function generateLikes(
  random: Random,
  artifacts: number,
  members: number,
): [number, number][] {
  const wanted = Math.min(MOST_LIKES, artifacts * LIKES_PER_ARTIFACT);
  const favourite = Math.floor(members * FAVOURITE);
  const ranks = Array.from({ length: artifacts }, (_, rank) => 1 / (rank + FLAT_RANKS));
  const scale = wanted / ranks.reduce((sum, share) => sum + share, 0);
  const ids = random.shuffle(Array.from({ length: artifacts }, (_, index) => index + 1));
  const likes: [number, number][] = [];
  for (const [rank, share] of ranks.entries()) {
    const exact = Math.min(favourite, share * scale);
    const count = Math.floor(exact) + (random.next() < exact % 1 ? 1 : 0);
    const first = random.whole(0, members - 1);
    for (let nth = 0; nth < count; nth += 1) {
      likes.push([(first + nth) % members, ids[rank] ?? 1]);
    }
  }
  return random.shuffle(likes);
}
