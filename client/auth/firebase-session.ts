import type { RuntimeConfig } from '../runtime-config';
import { nextTask } from '../ui/next-task';
import { createSessionStore, SignInUnreachable, type Session } from './session';

/** A session held by Firebase, whose SDK is loaded apart from the pages. */
export function createFirebaseSession(config: RuntimeConfig['firebase']): Session {
  const store = createSessionStore();

  async function connect() {
    const { connectFirebase } = await import('./firebase');
    await nextTask();
    return connectFirebase(config, (member) =>
      store.set(member ? { status: 'signedIn', member } : { status: 'signedOut' }),
    );
  }
  let connection: ReturnType<typeof connect> | undefined;
  /** Loads Firebase once; after a failure, the next call tries again. */
  const firebase = () =>
    (connection ??= connect().catch((error: unknown) => {
      connection = undefined;
      throw new SignInUnreachable(error);
    }));

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    settled: store.settled,
    start: () => {
      firebase().catch((error: unknown) => {
        console.error('Sign-in could not be loaded.', error);
        store.set({ status: 'signedOut' });
      });
    },
    signIn: async (email, password) => (await firebase()).signIn(email, password),
    signInWithGoogle: async () => (await firebase()).signInWithGoogle(),
    createAccount: async (email, password) => (await firebase()).createAccount(email, password),
    updateProfile: async (profile) => (await firebase()).updateProfile(profile),
    signOut: async () => (await firebase()).signOut(),
  };
}
