export interface Member {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  /** Whether the provider knows that the address is the member's. */
  isEmailVerified: boolean;
  /** Whether the member signs in with a password; otherwise with Google. */
  hasPassword: boolean;
  /** Null if the provider no longer knows this member; an outage throws. */
  getIdToken: () => Promise<string | null>;
  /**
   * Asks the provider for a new token. 'gone' means that it no longer knows this member; an outage
   * throws instead, because nobody is signed out by one.
   */
  refresh: () => Promise<'refreshed' | 'gone'>;
  /**
   * Deletes the member at the provider, after a recent sign-in. Signing out does not prevent this. A
   * member who is deleted already is no error.
   */
  deleteSignIn: () => Promise<void>;
}

export type SessionState =
  /** `isStored`: this browser has a stored session, which the provider has not confirmed yet. */
  | { status: 'loading'; isStored?: boolean }
  | { status: 'signedOut' }
  | { status: 'signedIn'; member: Member };

export interface Profile {
  displayName: string;
  photoURL: string;
}

/**
 * The sign-in state, as the sign-in provider reports it. Its actions throw SignInUnreachable, or the
 * error with which the provider refuses.
 */
export interface Session {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** The first state that is not 'loading'. */
  settled: () => Promise<SessionState>;
  /** Follows the sign-in state from now on; called once, after the first paint. */
  start: () => void;
  /** Loads the provider before the visitor signs in. */
  prepare: () => void;
  signIn: (email: string, password: string) => Promise<void>;
  signInWithGoogle: () => Promise<void>;
  createAccount: (email: string, password: string) => Promise<void>;
  /** Changes the profile, and forces a new token that contains it. */
  updateProfile: (profile: Profile) => Promise<void>;
  /** Signs the member in again, who is signed in: with the password, or with Google without one. */
  signInAgain: (password?: string) => Promise<void>;
  /** @throws WrongPassword when `current` is not the member's password */
  changePassword: (current: string, next: string) => Promise<void>;
  /** Has a message sent to the address. Without an account, nothing is sent, and nothing thrown. */
  requestPasswordReset: (email: string) => Promise<void>;
  /** Has a message sent to the member's address, whose link shows that the address is theirs. */
  verifyEmail: () => Promise<void>;
  signOut: () => Promise<void>;
}

export const memberOf = (state: SessionState) =>
  state.status === 'signedIn' ? state.member : undefined;

/** The sign-in provider, or the code that talks to it, cannot be reached. */
export class SignInUnreachable extends Error {
  constructor(cause: unknown) {
    super('Sign-in cannot be reached. Please try again.', { cause });
  }
}

/** The member typed another password than the account's. */
export class WrongPassword extends Error {
  constructor(cause: unknown) {
    super('This is not your password.', { cause });
  }
}

/** One object for this state, so that hydration finds the same value and does not render again. */
export const unknownYet: SessionState = { status: 'loading' };

/** The observable part of a session. */
export function createSessionStore() {
  let state = unknownYet;
  const listeners = new Set<() => void>();
  let resolve: (first: SessionState) => void = () => undefined;
  const first = new Promise<SessionState>((settle) => (resolve = settle));
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    settled: () => (state.status === 'loading' ? first : Promise.resolve(state)),
    set(next: SessionState) {
      state = next;
      if (next.status !== 'loading') resolve(next);
      listeners.forEach((listener) => listener());
    },
  };
}
