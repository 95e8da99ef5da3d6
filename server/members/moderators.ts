import type { Auth } from 'firebase-admin/auth';
import { ConfigurationError, errorCode } from '../errors';

/** The custom claim that names moderators in their tokens. */
export const MODERATOR_CLAIM = 'moderator';

/**
 * Makes the account with this e-mail address a moderator's, or no longer one. Its other claims stay. A
 * former moderator's sessions end, because their tokens still have the claim.
 * @returns the account, for the operator to check that it is the right one.
 * @throws ConfigurationError when there is no such account, or the provider cannot be asked.
 */
export async function setModerator(auth: Auth, email: string, isModerator: boolean) {
  try {
    const { uid, customClaims, displayName, emailVerified } = await auth.getUserByEmail(email);
    await auth.setCustomUserClaims(uid, { ...customClaims, [MODERATOR_CLAIM]: isModerator });
    if (!isModerator) await auth.revokeRefreshTokens(uid);
    return { uid, displayName: displayName ?? 'Member', emailVerified };
  } catch (error) {
    throw explained(error);
  }
}

function explained(error: unknown): ConfigurationError {
  const reasons: Record<string, string> = {
    'auth/user-not-found': 'No account has this e-mail address.',
    'auth/invalid-email': 'This is not an e-mail address.',
    'app/invalid-credential':
      'Firebase cannot be asked without a service account: set GOOGLE_APPLICATION_CREDENTIALS.',
  };
  const message = error instanceof Error ? error.message : String(error);
  const reason = reasons[errorCode(error)] ?? `Firebase refused or cannot be reached: ${message}`;
  return new ConfigurationError(reason, { cause: error });
}
