import { useDecide } from '../apollo/useDecide';
import {
  HiddenArtifactsDocument,
  OpenReportsDocument,
  useHideArtifactMutation,
  useKeepArtifactMutation,
  useShowArtifactMutation,
} from '../generated/graphql';

const failures: Record<string, string> = {
  CONFLICT: 'Another moderator has decided already.',
  NOT_FOUND: 'The artifact was deleted meanwhile.',
};

/** The decisions of a moderator. Both lists are read again after each. */
export function useDecisions() {
  const { isBusy, decide } = useDecide(failures);
  const options = {
    refetchQueries: [OpenReportsDocument, HiddenArtifactsDocument],
    awaitRefetchQueries: true,
  };
  const [keepArtifact] = useKeepArtifactMutation(options);
  const [hideArtifact] = useHideArtifactMutation(options);
  const [showArtifact] = useShowArtifactMutation(options);

  return {
    isBusy,
    keep: (artifactId: string) =>
      decide('The artifact is kept', () => keepArtifact({ variables: { artifactId } })),
    hide: (artifactId: string, reason: string) =>
      decide('The artifact is hidden', () => hideArtifact({ variables: { artifactId, reason } })),
    show: (artifactId: string) =>
      decide('The artifact is shown again', () => showArtifact({ variables: { artifactId } })),
  };
}
