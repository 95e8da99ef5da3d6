import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isOfErasedMember } from '../apollo/answer-link';
import { codeOf } from '../apollo/errors';
import { useSession } from '../auth/AuthProvider';
import { messageOf } from '../auth/provider-message';
import { useMember } from '../auth/RequireAuth';
import { WrongPassword } from '../auth/session';
import { useDeleteAccountMutation } from '../generated/graphql';
import { paths } from '../paths';
import { useDialogs } from '../ui/Dialog';

const farewell = {
  tone: 'success',
  title: 'Your account is deleted',
  message: 'Your artifacts stay under the name “Former member”.',
} as const;

const halfDone = {
  tone: 'failure',
  title: 'Almost deleted',
  message:
    'Nothing is left of you in the catalogue, but your sign-in could not be deleted. Sign in once more, and it is deleted then.',
} as const;

/**
 * Deletes the member from the catalogue and then, unless the server has done so, at the sign-in
 * provider. If the second step is interrupted, it follows when the member signs in again: see
 * session-link.ts.
 */
export function useDeleteAccount() {
  const member = useMember();
  const session = useSession();
  const navigate = useNavigate();
  const { notify, confirm } = useDialogs();
  const [mutate] = useDeleteAccountMutation();
  const [mustSignIn, setMustSignIn] = useState(false);
  const [busy, setBusy] = useState(false);

  const fail = (message: string) => notify({ tone: 'failure', title: 'Not deleted', message });

  /** Whether the catalogue has erased the member, and whether the sign-in is deleted too. */
  async function erase() {
    try {
      const { data } = await mutate();
      return { erased: true, signInDeleted: data?.deleteAccount.signInDeleted ?? false };
    } catch (error) {
      if (CombinedGraphQLErrors.is(error) && isOfErasedMember(error))
        return { erased: true, signInDeleted: false };
      if (codeOf(error) === 'RECENT_SIGN_IN_REQUIRED') setMustSignIn(true);
      else void fail('Your account could not be deleted. Please try again.');
      return { erased: false, signInDeleted: false };
    }
  }

  async function deleteAccount() {
    setBusy(true);
    const { erased, signInDeleted } = await erase().finally(() => setBusy(false));
    if (!erased) return;
    const isComplete = signInDeleted || (await deleteSignIn());
    await session.signOut();
    // This page reacts to a sign-out with the way to the sign-in page, which the way home replaces.
    await new Promise((resolve) => setTimeout(resolve));
    await navigate(paths.home, { replace: true });
    void notify(isComplete ? farewell : halfDone);
  }

  async function deleteSignIn(): Promise<boolean> {
    try {
      await member.deleteSignIn();
      return true;
    } catch (error) {
      console.error(error);
      return false;
    }
  }

  async function confirmAndDelete() {
    if (busy) return;
    const answer = await confirm({
      title: 'Delete your account?',
      message: "You won't be able to revert this!",
      confirmLabel: 'Yes, delete it!',
    });
    if (answer === 'confirmed') await deleteAccount();
  }

  async function signInAndDelete(password?: string) {
    try {
      await session.signInAgain(password);
    } catch (error) {
      if (error instanceof WrongPassword) return { password: error.message };
      void fail(messageOf(error));
      return undefined;
    }
    await deleteAccount();
    return undefined;
  }

  return { mustSignIn, busy, confirmAndDelete, signInAndDelete };
}
