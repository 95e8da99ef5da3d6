import type { Agent } from 'node:https';
import { initializeApp } from 'firebase-admin/app';
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { driverCode } from '../database/engine';
import type { Environment } from '../env';
import { unauthenticated, unavailable } from '../errors';
import type { VerifiedToken } from './member.service';

/** Where Google publishes the keys that sign ID tokens. */
const GOOGLE_KEYS =
  'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
const PROBE_TIMEOUT = 3_000;
const PROBE_LIFETIME = 30_000;
const MAX_NAME_LENGTH = 200;

/** What firebase-admin says of a token that is not, or no longer, good. */
const REFUSED = [
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** How firebase-admin begins to say that Google's keys are out of reach. */
const KEYS_NOT_FETCHED = /^Error (fetching public keys|while making request)/;

/** Checks ID tokens: with Google's keys, or with the emulator for a demo project. */
export interface TokenVerifier {
  /**
   * @throws UNAUTHENTICATED when the token is not good or has no e-mail address; UNAVAILABLE when
   * it cannot be checked.
   */
  verify(token: string, options?: { checkRevoked: boolean }): Promise<VerifiedToken>;
  /** Whether tokens can be checked now. */
  isReady(): Promise<boolean>;
}

type Settings = Pick<Environment, 'firebaseProjectId' | 'emulator'>;

/**
 * The verifier of the product, made with firebase-admin: one for a project and process.
 * @param wayToGoogle how Google's keys are reached, where that is not over the open internet.
 */
export function createTokenVerifier(
  { firebaseProjectId, emulator }: Settings,
  wayToGoogle?: Agent,
): TokenVerifier {
  // The one way to tell firebase-admin of an emulator.
  if (emulator) process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${emulator.host}:${emulator.port}`;
  const options = {
    projectId: firebaseProjectId,
    ...(wayToGoogle && { httpAgent: wayToGoogle }),
  };
  const auth = getAuth(initializeApp(options, firebaseProjectId));
  const isReady = emulator
    ? () => answers(`http://${emulator.host}:${emulator.port}/`)
    : remembered(() => answers(GOOGLE_KEYS));

  return {
    isReady,
    async verify(token, { checkRevoked } = { checkRevoked: false }) {
      if (!holdsClaims(token)) throw notValid();
      let claims: DecodedIdToken;
      try {
        claims = await auth.verifyIdToken(token, checkRevoked);
      } catch (error) {
        throw isRefusal(error)
          ? notValid()
          : unavailable('Tokens cannot be checked for a moment.', error);
      }
      if (!claims.email) throw unauthenticated('The token has no e-mail address.');
      return {
        uid: claims.uid,
        email: claims.email,
        displayName: plainName(claims['name']),
        photoURL: webAddress(claims.picture),
        issuedAt: new Date(claims.iat * 1000),
        expiresAt: new Date(claims.exp * 1000),
      };
    },
  };
}

const notValid = () => unauthenticated('The token is not valid. Sign in again.');

/** Whether there are claims to check; firebase-admin fails over what is no JSON object. */
function holdsClaims(token: string): boolean {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof claims === 'object' && claims !== null;
  } catch {
    return false;
  }
}

/** Keys that could not be fetched are told with the same code as a forged token. */
function isRefusal(error: unknown): boolean {
  const code = driverCode(error);
  if (code !== 'auth/argument-error') return REFUSED.includes(code);
  return !(error instanceof Error && KEYS_NOT_FETCHED.test(error.message));
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // Being out of reach is the answer, not a fault.
    return false;
  }
}

/** Asks again only after a while, so that forged tokens do not become requests to Google. */
function remembered(probe: () => Promise<boolean>): () => Promise<boolean> {
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

/** Members choose their names at the provider, so they are made fit to show and store here. */
function plainName(name: unknown): string | null {
  if (typeof name !== 'string') return null;
  const plain = name
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return [...plain].slice(0, MAX_NAME_LENGTH).join('') || null;
}

function webAddress(url: string | undefined): string | null {
  return url && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
}
