import { useNavigate } from 'react-router-dom';
import { codeOf, fieldErrorsOf, limitInWords } from '../apollo/errors';
import type { FinishedDraft, SaveOutcome } from '../form/ArtifactForm';
import { useSuggestChangeMutation } from '../generated/graphql';
import { paths } from '../paths';
import { useDialogs } from '../ui/Dialog';
import { changesOf } from './suggested-values';

const NOTHING = 'Change a field above, or write what you know';
const GONE = 'This artifact has been taken out of the collection.';

/** Sends what the form changes as a suggestion, reports the result, and goes to the artifact. */
export function useSuggestChange(artifactId: string) {
  const { notify } = useDialogs();
  const navigate = useNavigate();
  const [suggest] = useSuggestChangeMutation();

  return async function suggestChange(draft: FinishedDraft): Promise<SaveOutcome> {
    const changes = changesOf(draft);
    const { source = '', remark = '' } = draft.values;
    const hasChanges = Object.keys(changes).length > 0;
    if (!hasChanges && remark === '') return { saved: false, errors: { remark: NOTHING } };
    const input = {
      ...(hasChanges && { changes }),
      source: source || null,
      remark: remark || null,
    };
    try {
      await suggest({ variables: { artifactId, input } });
    } catch (error) {
      const isGone = codeOf(error) === 'NOT_FOUND';
      void notify({
        tone: 'failure',
        title: 'Not sent',
        message: isGone ? GONE : (limitInWords(error) ?? 'Something went wrong.'),
      });
      return { saved: false, errors: fieldErrorsOf(error) };
    }
    void notify({ tone: 'success', title: 'Suggestion sent. Thank you!' });
    void navigate(paths.artifact(artifactId));
    return { saved: true };
  };
}
