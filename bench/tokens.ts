import { memberEmail, memberUid } from './artifacts';

const PROJECT = 'demo-antiquary';
const LIFETIME_SECONDS = 3_600;

/** Creates accounts in the emulator for the first members of the catalogue. */
export async function createAccounts(emulatorUrl: string, count: number): Promise<void> {
  const accounts = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
  const users = Array.from({ length: count }, (_, index) => ({
    localId: memberUid(index),
    email: memberEmail(index),
  }));
  const response = await fetch(`${emulatorUrl}${accounts}:batchCreate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ users, allowOverwrite: true }),
  });
  if (!response.ok) throw new Error(`The emulator created no accounts: ${await response.text()}`);
}

/** An unsigned token of the `index`-th member, as the emulator issues. `jti` makes it unique. */
export function tokenOf(index: number, jti?: string): string {
  const now = Math.floor(Date.now() / 1000);
  const uid = memberUid(index);
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: uid,
    user_id: uid,
    email: memberEmail(index),
    name: `Member ${index}`,
    auth_time: now,
    iat: now,
    exp: now + LIFETIME_SECONDS,
    jti,
    firebase: { identities: {}, sign_in_provider: 'password' },
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
