import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { useDialogs } from '../ui/Dialog';
import type { FieldValues } from '../ui/fields';
import { useSession } from './AuthProvider';
import { focusPassword, isValidPassword } from './auth-fields';
import { rememberContinuation } from './continuation';
import { messageOf } from './provider-message';
import { artifactToReturnTo } from './return-path';
import { memberOf } from './session';

type Registration = FieldValues<'name' | 'email' | 'photoUrl' | 'password'>;

/**
 * Registers in two steps, an account and its profile. Where the second fails, the account stands:
 * the next try repeats the profile alone. Leads home, which offers to continue to the artifact whose
 * page the visitor attempted.
 */
export function useRegister() {
  const session = useSession();
  const { notify } = useDialogs();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [account, setAccount] = useState<string>();

  const fail = (title: string, message: string) => notify({ tone: 'failure', title, message });

  return async function register({ name, email, photoUrl, password }: Registration) {
    if (!isValidPassword(password)) {
      focusPassword();
      void fail(
        'Invalid Password',
        'Password must be at least 6 characters long and include both uppercase and lowercase letters.',
      );
      return;
    }
    if (account !== email) {
      try {
        await session.createAccount(email, password);
      } catch (error) {
        void fail('Registration Failed', messageOf(error));
        return;
      }
      setAccount(email);
    }
    try {
      await session.updateProfile({ displayName: name, photoURL: photoUrl });
    } catch (error) {
      void fail('Profile Update Failed', messageOf(error));
      return;
    }
    const uid = memberOf(session.getState())?.uid;
    const artifactId = artifactToReturnTo(search);
    if (uid !== undefined && artifactId !== undefined) rememberContinuation(uid, artifactId);
    void notify({ tone: 'success', title: 'Registration Successful!' });
    void navigate(paths.home, { replace: true });
  };
}
