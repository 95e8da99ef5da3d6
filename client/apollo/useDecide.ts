import { useDialogs } from '../ui/Dialog';
import type { FieldErrors } from '../ui/fields';
import { useOneAtATime } from '../ui/useOneAtATime';
import { codeOf, fieldErrorsOf } from './errors';

/**
 * Carries out one decision at a time, and says whether it was done.
 * @param failures what it says for a code of the API
 * @returns whether a decision is being carried out, and a function that does so. Its result has the errors
 * of fields, if there are any.
 */
export function useDecide(failures: Readonly<Record<string, string>>) {
  const { notify } = useDialogs();
  const { isBusy, run } = useOneAtATime();

  async function attempt(
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
  const decide = (...decision: Parameters<typeof attempt>) => run(() => attempt(...decision));
  return { isBusy, decide };
}
