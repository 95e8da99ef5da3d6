import type { RuntimeConfig } from '../runtime-config';
import { createSessionStore, SignInUnreachable, type Session } from './session';
import { hasStoredSession } from './stored-session';

/** Through this channel a tab tells the others that somebody has signed in. */
const channelName = 'signed-in';

/**
 * A session held by Firebase, whose SDK is loaded apart from the pages: where a session is stored,
 * when another tab signs in, or when a page expects a sign-in. Other visitors are signed out without it.
 */
export function createFirebaseSession(config: RuntimeConfig['firebase']): Session {
  const store = createSessionStore();
  let channel: BroadcastChannel | undefined;

  async function connect() {
    const { connectFirebase } = await import('./firebase');
    return connectFirebase(config, (member) => {
      store.set(member ? { status: 'signedIn', member } : { status: 'signedOut' });
      if (member) channel?.postMessage(member.uid);
    });
  }
  let connection: ReturnType<typeof connect> | undefined;
  /** Loads Firebase once; after a failure, the next call tries again. */
  const firebase = () =>
    (connection ??= connect().catch((error: unknown) => {
      connection = undefined;
      throw new SignInUnreachable(error);
    }));

  function prepare() {
    firebase().catch((error: unknown) => {
      console.error('Sign-in could not be loaded.', error);
      store.set({ status: 'signedOut' });
    });
  }

  async function start() {
    channel ??= new BroadcastChannel(channelName);
    channel.onmessage = prepare;
    const isStored = await hasStoredSession();
    if (connection) return;
    if (!isStored) {
      store.set({ status: 'signedOut' });
      return;
    }
    store.set({ status: 'loading', isStored });
    prepare();
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    settled: store.settled,
    start: () => void start(),
    prepare,
    signIn: async (email, password) => (await firebase()).signIn(email, password),
    signInWithGoogle: async () => (await firebase()).signInWithGoogle(),
    createAccount: async (email, password) => (await firebase()).createAccount(email, password),
    updateProfile: async (profile) => (await firebase()).updateProfile(profile),
    signInAgain: async (password) => (await firebase()).signInAgain(password),
    changePassword: async (current, next) => (await firebase()).changePassword(current, next),
    verifyEmail: async () => (await firebase()).verifyEmail(),
    requestPasswordReset: async (email) => (await firebase()).requestPasswordReset(email),
    signOut: async () => (await firebase()).signOut(),
  };
}
