import type { Random } from './random';

const LIKES_PER_ARTIFACT = 5;
const MOST_LIKES = 500_000;
/** How many of the members like the artifact that is liked most. */
const FAVOURITE = 0.6;
/** Flattens the first ranks of the curve, whose first artifacts would else have everybody's like. */
const FLAT_RANKS = 10;

/**
 * Who likes what, as pairs of a member's index and an artifact's id: the artifact at a rank has a
 * share of the likes that falls with the rank (Zipf's law), and ranks are spread over all ages.
 */
export function makeLikes(random: Random, artifacts: number, members: number): [number, number][] {
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
