import { createSessionStore, type Member, type Session } from '../../client/auth/session';

export const ada: Member = {
  uid: 'ada',
  email: 'Ada@example.com',
  displayName: 'Ada Lovelace',
  photoURL: null,
  isEmailVerified: true,
  hasPassword: true,
  getIdToken: () => Promise.resolve('token-of-ada'),
  refresh: () => Promise.resolve('refreshed'),
  deleteSignIn: () => Promise.resolve(),
};

/** A session without a sign-in provider. Its actions succeed unless a test replaces them. */
export function buildSession(member?: Member | null) {
  const store = createSessionStore();
  if (member) store.set({ status: 'signedIn', member });
  if (member === null) store.set({ status: 'signedOut' });
  const enter = () => {
    store.set({ status: 'signedIn', member: ada });
    return Promise.resolve();
  };
  return {
    ...store,
    start: () => undefined,
    prepare: () => undefined,
    signIn: jest.fn(enter),
    signInWithGoogle: jest.fn(enter),
    createAccount: jest.fn(enter),
    updateProfile: jest.fn(() => Promise.resolve()),
    signInAgain: jest.fn<Promise<void>, [string?]>(() => Promise.resolve()),
    changePassword: jest.fn<Promise<void>, [string, string]>(() => Promise.resolve()),
    requestPasswordReset: jest.fn<Promise<void>, [string]>(() => Promise.resolve()),
    verifyEmail: jest.fn(() => Promise.resolve()),
    signOut: jest.fn(() => {
      store.set({ status: 'signedOut' });
      return Promise.resolve();
    }),
  } satisfies Session & { set: unknown };
}
