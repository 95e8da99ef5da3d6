import type { Auth } from 'firebase-admin/auth';
import { MODERATOR_CLAIM, UNNAMED_MEMBER } from '../../../common/members';
import { messageOf } from '../../base/error-message';
import { ConfigurationError, errorCode } from '../../base/errors';

/** An account at the sign-in provider. */
export interface Account {
  uid: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  customClaims: object;
}

/**
 * The account with this e-mail address.
 * @throws ConfigurationError when there is none, or the provider cannot be reached.
 */
export async function findAccount(auth: Auth, email: string): Promise<Account> {
  try {
    const { uid, displayName, emailVerified, customClaims } = await auth.getUserByEmail(email);
    return {
      ...{ uid, email, displayName: displayName ?? UNNAMED_MEMBER, emailVerified },
      customClaims: customClaims ?? {},
    };
  } catch (error) {
    throw explained(error);
  }
}

/** Whether the account's tokens name a moderator. */
export const isNamedModerator = ({ customClaims }: Account): boolean =>
  MODERATOR_CLAIM in customClaims && customClaims[MODERATOR_CLAIM] === true;

/**
 * Makes an account a moderator's, or no longer one. Its other claims stay. A former moderator's sessions
 * end, because their tokens still have the claim.
 * @throws ConfigurationError when the provider refuses or cannot be reached; the caller may retry.
 */
export async function setModerator(
  auth: Auth,
  { uid, customClaims }: Account,
  isModerator: boolean,
): Promise<void> {
  try {
    await auth.setCustomUserClaims(uid, { ...customClaims, [MODERATOR_CLAIM]: isModerator });
    if (!isModerator) await auth.revokeRefreshTokens(uid);
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
  const message = messageOf(error);
  const reason = reasons[errorCode(error)] ?? `Firebase refused or cannot be reached: ${message}`;
  return new ConfigurationError(reason, { cause: error });
}
