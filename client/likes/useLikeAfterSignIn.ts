import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LikeButton_ArtifactFragment } from '../generated/graphql';
import { useToggleLike } from './useToggleLike';

/**
 * The history state of a link by which a visitor wants to like an artifact. It goes with them through the
 * sign-in. It is no part of the address, so that no link of another site can like anything.
 */
export const likeAfterSignIn = { likeAfterSignIn: true };

const wantsToLike = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'likeAfterSignIn' in state;

/** Completes the like of a visitor who has signed in since. @param artifact undefined until it has loaded */
export function useLikeAfterSignIn(artifact: LikeButton_ArtifactFragment | undefined): void {
  const location = useLocation();
  const navigate = useNavigate();
  const toggleLike = useToggleLike();
  const done = useRef(false);
  const complete = useEffectEvent((loaded: LikeButton_ArtifactFragment) => {
    if (done.current) return;
    done.current = true;
    // A reload does not like again what was unliked meanwhile.
    void navigate(location, { replace: true, state: null, preventScrollReset: true });
    if (!loaded.viewerHasLiked) void toggleLike(loaded);
  });
  useEffect(() => {
    if (artifact && wantsToLike(location.state)) complete(artifact);
  }, [artifact, location.state]);
}
