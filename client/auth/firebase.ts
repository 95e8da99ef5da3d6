import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  updateProfile,
  type User,
} from 'firebase/auth';
import { isVisible } from '../../common/visible-text';
import type { RuntimeConfig } from '../runtime-config';
import { SignInUnreachable, WrongPassword, type Member, type Profile } from './session';

/** The error codes for a provider that cannot be reached. A script that fails to load is internal. */
const unreachable = ['auth/internal-error', 'auth/network-request-failed', 'auth/timeout'];

/** The error codes that say nothing about the account. */
const outages = [...unreachable, 'auth/quota-exceeded', 'auth/too-many-requests'];

/** The error codes for a password that is not the account's. */
const wrongPassword = [
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
];

/** The error codes for a user whom the provider no longer knows. */
const unknownUser = ['auth/user-not-found', 'auth/user-token-expired'];

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
  displayName: isVisible(user.displayName ?? '') ? user.displayName : null,
  photoURL: user.photoURL,
  isEmailVerified: user.emailVerified,
  hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
  getIdToken: () => tokenOf(user),
  refresh: async () => ((await tokenOf(user, true)) === null ? 'gone' : 'refreshed'),
  async deleteSignIn() {
    try {
      await answerOf(deleteUser(user));
    } catch (error) {
      if (!hasCode(error, unknownUser)) throw error;
    }
  },
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

  function signedIn(): User {
    if (!auth.currentUser) throw new Error('Nobody is signed in.');
    return auth.currentUser;
  }

  async function checkPassword(user: User, password: string) {
    const credential = EmailAuthProvider.credential(user.email ?? '', password);
    try {
      await answerOf(reauthenticateWithCredential(user, credential));
    } catch (error) {
      throw hasCode(error, wrongPassword) ? new WrongPassword(error) : error;
    }
  }

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
      const user = signedIn();
      await answerOf(updateProfile(user, profile));
      await answerOf(user.getIdToken(true));
      publish(user);
    },
    async signInAgain(password?: string) {
      const user = signedIn();
      if (password !== undefined) return checkPassword(user, password);
      const provider = new GoogleAuthProvider();
      await answerOf(reauthenticateWithPopup(user, provider, browserPopupRedirectResolver));
    },
    async changePassword(current: string, next: string) {
      const user = signedIn();
      await checkPassword(user, current);
      await answerOf(updatePassword(user, next));
    },
    async requestPasswordReset(email: string) {
      try {
        await answerOf(sendPasswordResetEmail(auth, email));
      } catch (error) {
        // Every refusal is hidden, because only an account that exists can reach some of the limits.
        if (!(error instanceof FirebaseError)) throw error;
      }
    },
    verifyEmail: () => answerOf(sendEmailVerification(signedIn())),
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
