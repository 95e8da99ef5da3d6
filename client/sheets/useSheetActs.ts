import { useApolloClient } from '@apollo/client/react';
import { codeOf, limitInWords } from '../apollo/errors';
import {
  SheetPageDocument,
  type SheetPage_SheetFragment,
  useApplySheetMutation,
  useUndoSheetMutation,
} from '../generated/graphql';
import { useDialogs } from '../ui/Dialog';
import { useOneAtATime } from '../ui/useOneAtATime';

const OUTDATED = 'The page shows the sheet as it is now.';

/**
 * Applies a sheet, and takes it back after a confirmation, one at a time. Each returns whether the work has
 * begun; a failure is told.
 */
export function useSheetActs({ id, name }: Pick<SheetPage_SheetFragment, 'id' | 'name'>) {
  const client = useApolloClient();
  const { confirm, notify } = useDialogs();
  const { isBusy, run } = useOneAtATime();
  const [applySheet] = useApplySheetMutation({ variables: { id } });
  const [undoSheet] = useUndoSheetMutation({ variables: { id } });

  async function attempt(mutate: () => Promise<unknown>, title: string): Promise<boolean> {
    try {
      await mutate();
      return true;
    } catch (error) {
      // The request may have been received all the same.
      await client.refetchQueries({ include: [SheetPageDocument] }).catch(() => undefined);
      const isOutdated = ['BAD_USER_INPUT', 'NOT_FOUND'].includes(codeOf(error) ?? '');
      const message = limitInWords(error) ?? (isOutdated ? OUTDATED : 'Something went wrong.');
      void notify({ tone: 'failure', title, message });
      return false;
    }
  }
  const begin = async (...act: Parameters<typeof attempt>) =>
    (await run(() => attempt(...act))) ?? false;

  return {
    isBusy,
    apply: () => begin(() => applySheet(), 'Not applied'),
    /** @param until how long it can be taken back, in words */
    async undo(until: string): Promise<boolean> {
      const answer = await confirm({
        title: 'Take this sheet back?',
        subject: name,
        message: `Each artifact becomes what it was before, and what the sheet added is deleted. What was changed since is left. ${until}`,
        confirmLabel: 'Take it back',
      });
      return answer === 'confirmed' && begin(() => undoSheet(), 'Not taken back');
    },
  };
}
