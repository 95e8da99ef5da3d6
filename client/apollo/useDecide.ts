import { useDialogs } from '../ui/Dialog';
import type { FieldErrors } from '../ui/fields';
import { codeOf, fieldErrorsOf } from './errors';

/**
 * Carries out a decision, and says whether it was done.
 * @param failures what it says for a code of the API
 * @returns a function whose result has the errors of fields, if there are any
 */
export function useDecide(failures: Readonly<Record<string, string>>) {
  const { notify } = useDialogs();
  return async (
    title: string,
    mutate: () => Promise<unknown>,
  ): Promise<FieldErrors | undefined> => {
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
  };
}
