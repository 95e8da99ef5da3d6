import { codeOf, fieldErrorsOf } from '../apollo/errors';
import {
  HiddenArtifactsDocument,
  OpenReportsDocument,
  useHideArtifactMutation,
  useKeepArtifactMutation,
  useShowArtifactMutation,
} from '../generated/graphql';
import { useDialogs } from '../ui/Dialog';
import type { FieldErrors } from '../ui/fields';

const failures: Record<string, string> = {
  CONFLICT: 'Another moderator has decided already.',
  NOT_FOUND: 'The artifact was deleted meanwhile.',
};

/** The decisions of a moderator. Both lists are read again after each. */
export function useDecisions() {
  const { notify } = useDialogs();
  const options = {
    refetchQueries: [OpenReportsDocument, HiddenArtifactsDocument],
    awaitRefetchQueries: true,
  };
  const [keepArtifact] = useKeepArtifactMutation(options);
  const [hideArtifact] = useHideArtifactMutation(options);
  const [showArtifact] = useShowArtifactMutation(options);

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
    keep: (artifactId: string) =>
      decide('The artifact is kept', () => keepArtifact({ variables: { artifactId } })),
    hide: (artifactId: string, reason: string) =>
      decide('The artifact is hidden', () => hideArtifact({ variables: { artifactId, reason } })),
    show: (artifactId: string) =>
      decide('The artifact is shown again', () => showArtifact({ variables: { artifactId } })),
  };
}
