import { useSession } from './AuthProvider';

/** Signs out; how it went is written to the console alone. */
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
