import { codeOf } from '../apollo/errors';
import { without, type CachedConnection } from '../artifacts/artifact-cache';
import { useMember } from '../auth/RequireAuth';
import { useUnlikeArtifactMutation } from '../generated/graphql';
import { useDialogs } from '../ui/Dialog';

/**
 * Unlikes. The card leaves the liked list when the API has removed the like. Resolves to whether the
 * like was removed.
 */
export function useUnlike() {
  const { uid } = useMember();
  const { notify } = useDialogs();
  const [mutate] = useUnlikeArtifactMutation();

  return async function unlike(artifactId: string) {
    try {
      const { data: answer } = await mutate({
        variables: { artifactId },
        update(cache, { data }) {
          if (!data || data.unlikeArtifact.modifiedCount === 0) return;
          cache.modify<{ likedArtifacts: CachedConnection }>({
            id: cache.identify({ __typename: 'Viewer', uid }),
            fields: {
              likedArtifacts: (list, { readField }) =>
                without(list as CachedConnection, artifactId, readField),
            },
          });
        },
      });
      return answer !== undefined && answer.unlikeArtifact.modifiedCount > 0;
    } catch (error) {
      void notify(
        codeOf(error) === 'UNAUTHENTICATED'
          ? { tone: 'failure', title: 'Please login first to unlike artifacts' }
          : { tone: 'failure', title: 'Error!', message: 'Something went wrong.' },
      );
      return false;
    }
  };
}
