import type { Agent } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { initializeApp } from 'firebase-admin/app';
import { type Auth, type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { MODERATOR_CLAIM } from '../../../common/members';
import { visibleText } from '../../../common/visible-text';
import { isWebAddress } from '../../../common/web-address';
import type { Environment } from '../../base/env';
import { errorCode, unauthenticated, unavailable } from '../../base/errors';
import type { VerifiedToken } from './member.service';

/** Where Google publishes the keys that sign ID tokens. */
export const GOOGLE_KEYS =
  'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
/** How long the provider may take to answer, in milliseconds. */
const PROVIDER_TIMEOUT = 5_000;
const PROBE_TIMEOUT = 3_000;
const PROBE_LIFETIME = 30_000;
const MAX_NAME_LENGTH = 200;

/** firebase-admin's codes for a token that is not valid, or no longer. */
const REFUSED = [
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** How firebase-admin's message begins when Google's keys cannot be fetched. */
const KEYS_NOT_FETCHED = /^Error (fetching public keys|while making request)/;

/** Verifies ID tokens: with Google's keys, or with the emulator for a demo project. */
export interface TokenVerifier {
  /**
   * @throws UNAUTHENTICATED when the token is not valid or has no e-mail address; UNAVAILABLE when
   * it cannot be verified.
   */
  verify(token: string, options?: { checkRevoked: boolean }): Promise<VerifiedToken>;
  /**
   * Deletes a user at the provider, who may be deleted already; absent without credentials for that.
   * @throws when the provider cannot be reached.
   */
  deleteUser?: (uid: string) => Promise<void>;
  /** Whether tokens can be verified now. */
  isReady(): Promise<boolean>;
}

type Settings = Pick<Environment, 'firebaseProjectId' | 'emulator' | 'checksRevocation'>;

/**
 * The product's verifier, made with firebase-admin: one for each project and process.
 * @param httpAgent fetches Google's keys, where the internet is not reached directly.
 */
export function createTokenVerifier(
  settings: Settings,
  httpAgent?: Agent,
  timeout = PROVIDER_TIMEOUT,
): TokenVerifier {
  const { emulator, checksRevocation } = settings;
  const auth = firebaseAuth(settings, httpAgent);
  const isReady = emulator
    ? () => isReachable(`http://${emulator.host}:${emulator.port}/`)
    : cachedProbe(() => isReachable(GOOGLE_KEYS));

  const deleteUser = async (uid: string) => {
    try {
      await within(timeout, auth.deleteUser(uid));
    } catch (error) {
      if (errorCode(error) !== 'auth/user-not-found') throw error;
    }
  };

  return {
    isReady,
    // The same credentials as for revoked tokens; the emulator needs none.
    ...((emulator || checksRevocation) && { deleteUser }),
    async verify(token, { checkRevoked } = { checkRevoked: false }) {
      if (!hasClaims(token)) throw notValid();
      let claims: DecodedIdToken;
      try {
        claims = await within(timeout, auth.verifyIdToken(token, checkRevoked));
      } catch (error) {
        throw isRefusal(error)
          ? notValid()
          : unavailable('Tokens cannot be verified. Please try again.', error);
      }
      if (!claims.email) throw unauthenticated('The token has no e-mail address.');
      return {
        uid: claims.uid,
        email: claims.email,
        isEmailVerified: claims.email_verified === true,
        displayName: plainName(claims['name']),
        photoURL: webAddress(claims.picture),
        isModerator: claims[MODERATOR_CLAIM] === true,
        signedInAt: new Date(claims.auth_time * 1000),
        issuedAt: new Date(claims.iat * 1000),
        expiresAt: new Date(claims.exp * 1000),
      };
    },
  };
}

/**
 * firebase-admin's API of the accounts: one for each project and process.
 * @param httpAgent fetches Google's keys, where the internet is not reached directly.
 */
export function firebaseAuth({ firebaseProjectId, emulator }: Settings, httpAgent?: Agent): Auth {
  // firebase-admin learns of an emulator only from the environment.
  if (emulator) process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${emulator.host}:${emulator.port}`;
  const options = {
    projectId: firebaseProjectId,
    ...(httpAgent && { httpAgent }),
  };
  return getAuth(initializeApp(options, firebaseProjectId));
}

/** @throws when the work takes longer, in milliseconds. It then goes on unwatched. */
async function within<Result>(timeout: number, work: Promise<Result>): Promise<Result> {
  const ended = new AbortController();
  const late = pause(timeout, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw new Error(`The sign-in provider did not answer within ${timeout} ms.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    ended.abort();
  }
}

const notValid = () => unauthenticated('The token is not valid. Sign in again.');

/** Whether the token has claims; firebase-admin throws an unrelated error when it has none. */
function hasClaims(token: string): boolean {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof claims === 'object' && claims !== null;
  } catch {
    return false;
  }
}

/** firebase-admin reports keys that could not be fetched with the code of a forged token. */
function isRefusal(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== 'auth/argument-error') return REFUSED.includes(code);
  return !(error instanceof Error && KEYS_NOT_FETCHED.test(error.message));
}

async function isReachable(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // An unreachable address is an expected result.
    return false;
  }
}

/** Probes again only after a while, so that forged tokens do not become requests to Google. */
function cachedProbe(probe: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  let askedAt = 0;
  return () => {
    if (!answer || Date.now() - askedAt > PROBE_LIFETIME) {
      askedAt = Date.now();
      answer = probe();
    }
    return answer;
  };
}

/**
 * Members choose their names at the provider; control characters are removed and length is cut. A name
 * that shows nothing is none.
 */
function plainName(name: unknown): string | null {
  if (typeof name !== 'string') return null;
  const plain = name
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return visibleText([...plain].slice(0, MAX_NAME_LENGTH).join(''));
}

const webAddress = (url: string | undefined): string | null =>
  url && isWebAddress(url) ? url : null;
