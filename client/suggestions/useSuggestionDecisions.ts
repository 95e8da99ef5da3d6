import { codeOf, fieldErrorsOf } from '../apollo/errors';
import { forgetLists } from '../artifacts/artifact-cache';
import {
  type DecideSuggestion_SuggestionFragment,
  SuggestionToDecideDocument,
  useAcceptSuggestionMutation,
  useRefuseSuggestionMutation,
} from '../generated/graphql';
import { labelOfChanged } from '../record/history/changed-field';
import { useDialogs } from '../ui/Dialog';
import type { FieldErrors } from '../ui/fields';
import { useOneAtATime } from '../ui/useOneAtATime';

const DECIDED = 'Somebody has decided it already, or it was withdrawn.';
const CHANGED = 'The artifact was changed meanwhile. Look at today’s values, and decide again.';

/** What a rule says about the first field that breaks it. */
function complaintOf(error: unknown): string | undefined {
  const [refused] = Object.entries(fieldErrorsOf(error));
  if (!refused) return undefined;
  const [name, complaint] = refused;
  return `${labelOfChanged(name.replace(/^morePictures\..*/, 'morePictures'))}: ${complaint}`;
}

/**
 * The decisions about a suggestion, one at a time.
 * @param onDecided reads again what waits, also after somebody else has decided
 */
export function useSuggestionDecisions(
  { id, isOutdated, artifact }: DecideSuggestion_SuggestionFragment,
  onDecided: () => Promise<unknown>,
) {
  const { notify } = useDialogs();
  const { isBusy, run } = useOneAtATime();
  const [acceptSuggestion, { client }] = useAcceptSuggestionMutation({ update: forgetLists });
  const [refuseSuggestion] = useRefuseSuggestionMutation();

  /** Whether the suggestion still waits. What is shown of it is renewed. */
  async function stillWaits(): Promise<boolean> {
    const options = { query: SuggestionToDecideDocument, variables: { id } };
    const { data } = await client.query({ ...options, fetchPolicy: 'network-only' });
    const node = data?.node;
    return node != null && 'state' in node && node.state === 'OPEN';
  }

  async function attempt(
    title: string,
    mutate: () => Promise<unknown>,
  ): Promise<FieldErrors | undefined> {
    try {
      await mutate();
    } catch (error) {
      const code = codeOf(error);
      const isOver = code === 'NOT_FOUND' || (code === 'CONFLICT' && !(await stillWaits()));
      const message = isOver ? DECIDED : code === 'CONFLICT' ? CHANGED : complaintOf(error);
      void notify({
        tone: 'failure',
        title: 'Not decided',
        message: message ?? 'Something went wrong.',
      });
      if (isOver) await onDecided();
      return fieldErrorsOf(error);
    }
    void notify({ tone: 'success', title });
    await onDecided();
    return undefined;
  }
  const decide = (...decision: Parameters<typeof attempt>) => run(() => attempt(...decision));

  // Whoever sees today's values beside the suggested ones accepts these knowingly.
  const basedOn = isOutdated ? artifact.updatedAt : undefined;
  return {
    isBusy,
    accept: (fields: string[]) =>
      decide(fields.length > 0 ? 'Suggestion accepted' : 'Remark accepted', () =>
        acceptSuggestion({ variables: { id, fields, basedOn } }),
      ),
    refuse: (reason: string) =>
      decide('Suggestion refused', () =>
        refuseSuggestion({ variables: { id, reason: reason || null } }),
      ),
  };
}
