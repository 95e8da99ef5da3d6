import { useSession } from '../auth/AuthProvider';
import { messageOf } from '../auth/provider-message';
import { useDialogs } from '../ui/Dialog';

/** Has the sign-in provider send a message, with which the member shows that the address is theirs. */
export function useVerifyEmail() {
  const session = useSession();
  const { notify } = useDialogs();
  return async () => {
    try {
      await session.verifyEmail();
    } catch (error) {
      void notify({ tone: 'failure', title: 'Not sent', message: messageOf(error) });
      return;
    }
    void notify({
      tone: 'success',
      title: 'A message is on its way',
      message: 'Open the link in it. It counts from your next sign-in, or within an hour.',
    });
  };
}
