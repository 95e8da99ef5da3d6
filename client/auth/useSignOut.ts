import { useSession } from './AuthProvider';

/** Signs out, and reports the result in the console only. */
export function useSignOut() {
  const session = useSession();
  return async function signOut() {
    try {
      await session.signOut();
      console.info('Signed out.');
    } catch (error) {
      console.error('Signing out failed.', error);
    }
  };
}
