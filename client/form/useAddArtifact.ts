import { useNavigate } from 'react-router-dom';
import { fieldErrorsOf, limitInWords } from '../apollo/errors';
import { useMember } from '../auth/RequireAuth';
import { useAddArtifactMutation } from '../generated/graphql';
import { paths } from '../paths';
import { useDialogs } from '../ui/Dialog';
import { forgetLists } from '../artifacts/artifact-cache';
import type { FinishedDraft, SaveOutcome } from './ArtifactForm';

/** Adds an artifact, reports the result, and goes to the member's own list. */
export function useAddArtifact() {
  const member = useMember();
  const { notify } = useDialogs();
  const navigate = useNavigate();
  const [add] = useAddArtifactMutation({ update: forgetLists });

  return async function addArtifact({ input }: FinishedDraft): Promise<SaveOutcome> {
    try {
      await add({ variables: { input } });
    } catch (error) {
      void notify({
        tone: 'failure',
        title: 'Oops...',
        message: limitInWords(error) ?? 'Something went wrong while adding artifact!',
      });
      return { saved: false, errors: fieldErrorsOf(error) };
    }
    void notify({ tone: 'success', title: 'Artifact added successfully!' });
    void navigate(paths.sharedBy(member.email));
    return { saved: true };
  };
}
