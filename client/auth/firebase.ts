import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  type User,
} from 'firebase/auth';
import type { RuntimeConfig } from '../runtime-config';
import { SignInUnreachable, type Member, type Profile } from './session';

/** The error codes for a provider that cannot be reached. A script that fails to load is internal. */
const unreachable = ['auth/internal-error', 'auth/network-request-failed', 'auth/timeout'];

/** The error codes that say nothing about the account. */
const outages = [...unreachable, 'auth/quota-exceeded', 'auth/too-many-requests'];

const hasCode = (error: unknown, codes: string[]): error is FirebaseError =>
  error instanceof FirebaseError && codes.includes(error.code);

/** Waits for the provider's answer. @throws SignInUnreachable when there is none */
async function answerOf<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    throw hasCode(error, unreachable) ? new SignInUnreachable(error) : error;
  }
}

/** Null for a member whom the provider no longer knows. */
async function tokenOf(user: User, forceRefresh = false): Promise<string | null> {
  try {
    return await user.getIdToken(forceRefresh);
  } catch (error) {
    if (error instanceof FirebaseError && !hasCode(error, outages)) return null;
    throw error;
  }
}

const toMember = (user: User): Member => ({
  uid: user.uid,
  email: user.email ?? '',
  displayName: user.displayName,
  photoURL: user.photoURL,
  getIdToken: () => tokenOf(user),
  isModerator: async (renewed = false) =>
    (await user.getIdTokenResult(renewed)).claims['moderator'] === true,
  refresh: async () => ((await tokenOf(user, true)) === null ? 'gone' : 'refreshed'),
});

/** Connects to the Firebase project, or its emulator, and tells the listener who is signed in. */
export function connectFirebase(
  { config, emulatorUrl }: RuntimeConfig['firebase'],
  onMember: (member: Member | null) => void,
) {
  // The popup's resolver is passed when the popup opens. Passed here, it would load Google's script
  // for every visitor.
  const auth = initializeAuth(initializeApp(config), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulatorUrl) connectAuthEmulator(auth, onOurSite(emulatorUrl), { disableWarnings: true });
  const publish = (user: User | null) => onMember(user && toMember(user));
  onIdTokenChanged(auth, publish);

  // Firebase calls its listener after a sign-in has resolved. A page that navigates to a protected
  // path at once needs the member earlier.
  return {
    async signIn(email: string, password: string) {
      publish((await answerOf(signInWithEmailAndPassword(auth, email, password))).user);
    },
    async signInWithGoogle() {
      const provider = new GoogleAuthProvider();
      publish((await answerOf(signInWithPopup(auth, provider, browserPopupRedirectResolver))).user);
    },
    async createAccount(email: string, password: string) {
      publish((await answerOf(createUserWithEmailAndPassword(auth, email, password))).user);
    },
    async updateProfile(profile: Profile) {
      if (!auth.currentUser) throw new Error('Nobody is signed in.');
      await answerOf(updateProfile(auth.currentUser, profile));
      await answerOf(auth.currentUser.getIdToken(true));
      publish(auth.currentUser);
    },
    signOut: () => signOut(auth),
  };
}

/**
 * The emulator's URL with the host name of this page. With another name it would be another site,
 * browsers would give its frame no storage, and Google's popup would fail.
 */
function onOurSite(emulatorUrl: string): string {
  const url = new URL(emulatorUrl);
  url.hostname = window.location.hostname;
  return url.origin;
}
