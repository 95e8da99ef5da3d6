/**
 * The history state of a link by which a visitor wants to like an artifact. It goes with them through the
 * sign-in. It is no part of the address, so that no link of another site can like anything.
 */
export const likeAfterSignIn = { likeAfterSignIn: true };

export const wantsToLike = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'likeAfterSignIn' in state;
