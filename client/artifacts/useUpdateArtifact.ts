import { useNavigate } from 'react-router-dom';
import { fieldErrorsOf } from '../apollo/errors';
import { useUpdateArtifactMutation, type ArtifactInput } from '../generated/graphql';
import { paths } from '../paths';
import { useDialogs } from '../ui/Dialog';
import { forgetLists } from './artifact-cache';
import type { SaveOutcome } from './ArtifactForm';

/** Changes an artifact, reports the result, and goes to the member's own list. */
export function useUpdateArtifact(id: string) {
  const { notify } = useDialogs();
  const navigate = useNavigate();
  const [update] = useUpdateArtifactMutation({ update: forgetLists });

  return async function updateArtifact(input: ArtifactInput): Promise<SaveOutcome> {
    try {
      await update({ variables: { id, input } });
    } catch (error) {
      void notify({ tone: 'failure', title: 'Update failed', message: 'Something went wrong!' });
      return { saved: false, errors: fieldErrorsOf(error) };
    }
    void notify({ tone: 'success', title: 'Artifact updated successfully!' });
    void navigate(paths.myArtifacts);
    return { saved: true };
  };
}
