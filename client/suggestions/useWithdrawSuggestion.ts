import { codeOf } from '../apollo/errors';
import { useWithdrawSuggestionMutation } from '../generated/graphql';
import { useDialogs } from '../ui/Dialog';

/** Takes back what the member suggested, after a question. @param onEnded reads again what is shown */
export function useWithdrawSuggestion(onEnded: () => void) {
  const { confirm, notify } = useDialogs();
  const [mutate] = useWithdrawSuggestionMutation();

  return async function withdraw(id: string): Promise<void> {
    const answer = await confirm({
      title: 'Withdraw your suggestion?',
      message: 'Nobody will decide about it then.',
      confirmLabel: 'Withdraw',
    });
    if (answer !== 'confirmed') return;
    try {
      await mutate({ variables: { id } });
    } catch (error) {
      const isDecided = ['CONFLICT', 'NOT_FOUND'].includes(codeOf(error) ?? '');
      void notify({
        tone: 'failure',
        title: 'Not withdrawn',
        message: isDecided ? 'Somebody has decided it already.' : 'Something went wrong.',
      });
      if (isDecided) onEnded();
      return;
    }
    void notify({ tone: 'success', title: 'Suggestion withdrawn' });
    onEnded();
  };
}
