import { useNavigate } from 'react-router-dom';
import { codeOf, fieldErrorsOf } from '../apollo/errors';
import {
  useUpdateArtifactMutation,
  useUpdateArtifactPageLazyQuery,
  type ArtifactForm_ArtifactFragment,
} from '../generated/graphql';
import { paths } from '../paths';
import { useDialogs } from '../ui/Dialog';
import { forgetLists } from '../artifacts/artifact-cache';
import type { FinishedDraft, SaveOutcome } from './ArtifactForm';

/**
 * Changes an artifact, reports the result, and goes to the member's own list. A version that is newer
 * than `basedOn` is not overwritten, but returned.
 */
export function useUpdateArtifact(id: string) {
  const { notify } = useDialogs();
  const navigate = useNavigate();
  const [update] = useUpdateArtifactMutation({ update: forgetLists });

  const [load] = useUpdateArtifactPageLazyQuery({ fetchPolicy: 'network-only' });

  async function loadNewest(): Promise<ArtifactForm_ArtifactFragment | null> {
    const { data } = await load({ variables: { id } });
    return data?.artifact ?? null;
  }

  return async function updateArtifact({ input, version }: FinishedDraft): Promise<SaveOutcome> {
    try {
      await update({ variables: { id, input, basedOn: version?.updatedAt } });
    } catch (error) {
      const isConflict = codeOf(error) === 'CONFLICT';
      const newer = isConflict ? await loadNewest().catch(() => null) : null;
      if (newer) return { saved: false, newer };
      void notify({ tone: 'failure', title: 'Update failed', message: 'Something went wrong!' });
      return { saved: false, errors: fieldErrorsOf(error) };
    }
    void notify({ tone: 'success', title: 'Artifact updated successfully!' });
    void navigate(paths.myArtifacts);
    return { saved: true };
  };
}
