import { useDecide } from '../apollo/useDecide';
import {
  DeskDocument,
  usePublishArtifactMutation,
  useSendBackArtifactMutation,
} from '../generated/graphql';

const failures: Record<string, string> = {
  CONFLICT: 'Another editor has decided already.',
  NOT_FOUND: 'The artifact no longer waits.',
};

/** The decisions of an editor about an artifact that waits. The desk is read again after each. */
export function useReview(artifactId: string) {
  const { isBusy, decide } = useDecide(failures);
  const options = { refetchQueries: [DeskDocument], awaitRefetchQueries: true };
  const [publishArtifact] = usePublishArtifactMutation(options);
  const [sendBackArtifact] = useSendBackArtifactMutation(options);

  return {
    isBusy,
    publish: () =>
      decide('The artifact is published', () => publishArtifact({ variables: { artifactId } })),
    sendBack: (reason: string) =>
      decide('The artifact was sent back', () =>
        sendBackArtifact({ variables: { artifactId, reason } }),
      ),
  };
}
