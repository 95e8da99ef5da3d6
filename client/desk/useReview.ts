import { codeOf, fieldErrorsOf } from '../apollo/errors';
import {
  DeskDocument,
  usePublishArtifactMutation,
  useSendBackArtifactMutation,
} from '../generated/graphql';
import { useDialogs } from '../ui/Dialog';
import type { FieldErrors } from '../ui/fields';

const failures: Record<string, string> = {
  CONFLICT: 'Another editor has decided already.',
  NOT_FOUND: 'The artifact no longer waits.',
};

/** The decisions of an editor about an artifact that waits. The desk is read again after each. */
export function useReview(artifactId: string) {
  const { notify } = useDialogs();
  const options = { refetchQueries: [DeskDocument], awaitRefetchQueries: true };
  const [publishArtifact] = usePublishArtifactMutation(options);
  const [sendBackArtifact] = useSendBackArtifactMutation(options);

  async function decide(
    title: string,
    mutate: () => Promise<unknown>,
  ): Promise<FieldErrors | undefined> {
    try {
      await mutate();
      void notify({ tone: 'success', title });
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (Object.keys(errors).length > 0) return errors;
      const message = failures[codeOf(error) ?? ''] ?? 'Something went wrong.';
      void notify({ tone: 'failure', title: 'Error!', message });
    }
    return undefined;
  }

  return {
    publish: () =>
      decide('The artifact is published', () => publishArtifact({ variables: { artifactId } })),
    sendBack: (reason: string) =>
      decide('The artifact was sent back', () =>
        sendBackArtifact({ variables: { artifactId, reason } }),
      ),
  };
}
