import { useState } from 'react';
import { isValidPassword } from '../auth/auth-fields';
import { useSession } from '../auth/AuthProvider';
import { messageOf } from '../auth/provider-message';
import { WrongPassword } from '../auth/session';
import { useDialogs } from '../ui/Dialog';
import type { FieldValues } from '../ui/fields';

/** Changes the password. `formKey` changes with it, so that a new form is empty. */
export function useChangePassword() {
  const session = useSession();
  const { notify } = useDialogs();
  const [formKey, setFormKey] = useState(0);

  async function changePassword({ current, next }: FieldValues<'current' | 'next'>) {
    if (!isValidPassword(next)) {
      return {
        next: 'At least 6 characters, with an uppercase and a lowercase letter',
      };
    }
    try {
      await session.changePassword(current, next);
    } catch (error) {
      if (error instanceof WrongPassword) return { current: error.message };
      void notify({ tone: 'failure', title: 'Not changed', message: messageOf(error) });
      return undefined;
    }
    setFormKey((key) => key + 1);
    void notify({ tone: 'success', title: 'Password changed!' });
    return undefined;
  }
  return { formKey, changePassword };
}
