import { codeOf } from '../apollo/errors';
import { useToggleLikeMutation, type LikeButton_ArtifactFragment } from '../generated/graphql';
import { useDialogs } from '../ui/Dialog';
import { forgetLikedList } from './liked-cache';

/** Likes or unlikes at once, and undoes it when the API refuses. */
export function useToggleLike() {
  const { notify } = useDialogs();
  const [mutate, { loading }] = useToggleLikeMutation();

  return async function toggleLike({ id, likeCount, viewerHasLiked }: LikeButton_ArtifactFragment) {
    // Ignore a second click until the response to the first shows the state that it would toggle.
    if (loading) return;
    const liked = !viewerHasLiked;
    try {
      await mutate({
        variables: { artifactId: id },
        optimisticResponse: {
          toggleLike: {
            __typename: 'LikePayload',
            modifiedCount: 1,
            liked,
            artifact: {
              __typename: 'Artifact',
              id,
              likeCount: Math.max(0, likeCount + (liked ? 1 : -1)),
              viewerHasLiked: liked,
            },
          },
        },
        update: forgetLikedList,
        // A member who leaves the page right after the press must not lose the like.
        context: { fetchOptions: { keepalive: true } },
      });
    } catch (error) {
      void notify(
        codeOf(error) === 'UNAUTHENTICATED'
          ? { tone: 'failure', title: 'Please login to like this artifact' }
          : { tone: 'failure', title: 'Error!', message: 'Something went wrong.' },
      );
    }
  };
}
