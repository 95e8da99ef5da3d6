import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useDialogs } from '../ui/Dialog';
import { focusPassword } from './auth-fields';
import { useSession } from './AuthProvider';
import { messageOf } from './provider-message';
import { returnPath } from './return-path';
import { SignInUnreachable } from './session';

/** Signs in, reports the result, and goes where the visitor wanted to go. */
export function useSignIn() {
  const session = useSession();
  const { notify } = useDialogs();
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<unknown>;

  function welcome(title: string) {
    void notify({ tone: 'success', title });
    void navigate(returnPath(search), { replace: true, state });
  }

  async function signIn(email: string, password: string) {
    try {
      await session.signIn(email, password);
    } catch (error) {
      const isRefused = !(error instanceof SignInUnreachable);
      if (isRefused) focusPassword();
      void notify({
        tone: 'failure',
        title: 'Login Failed',
        // One text for every refusal, so that it does not reveal whether an account exists.
        message: isRefused ? 'Invalid email or password' : error.message,
      });
      return;
    }
    welcome('Login successful');
  }

  async function signInWithGoogle() {
    try {
      await session.signInWithGoogle();
    } catch (error) {
      void notify({
        tone: 'failure',
        title: 'Google Sign-In Failed',
        message: messageOf(error),
      });
      return;
    }
    welcome('Signed in successfully');
  }

  return { signIn, signInWithGoogle };
}
