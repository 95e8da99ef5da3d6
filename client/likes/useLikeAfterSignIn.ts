import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LikeButton_ArtifactFragment } from '../generated/graphql';
import { wantsToLike } from './like-after-sign-in';
import { useToggleLike } from './useToggleLike';

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
