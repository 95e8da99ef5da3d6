import { useApolloClient } from '@apollo/client/react';
import { useSession } from '../auth/AuthProvider';
import { messageOf } from '../auth/provider-message';
import { StoredProfileDocument } from '../generated/graphql';
import { useDialogs } from '../ui/Dialog';
import type { FieldValues } from '../ui/fields';

/** Changes the name and the portrait at the provider, and hands the new token to the API at once. */
export function useChangeProfile() {
  const session = useSession();
  const client = useApolloClient();
  const { notify } = useDialogs();

  return async function changeProfile({ name, photoUrl }: FieldValues<'name' | 'photoUrl'>) {
    try {
      await session.updateProfile({ displayName: name, photoURL: photoUrl });
    } catch (error) {
      void notify({ tone: 'failure', title: 'Not saved', message: messageOf(error) });
      return undefined;
    }
    try {
      await client.query({ query: StoredProfileDocument, fetchPolicy: 'no-cache' });
    } catch {
      void notify({
        tone: 'failure',
        title: 'Saved, with a delay',
        message:
          'The catalogue cannot be reached. Your artifacts show your new name as soon as you use the catalogue again.',
      });
      return undefined;
    }
    // The artifacts that this tab has loaded show the old name.
    await client.clearStore();
    void notify({ tone: 'success', title: 'Saved!' });
    return undefined;
  };
}
