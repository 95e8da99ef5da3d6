import { deleteApp, getApp } from 'firebase-admin/app';
import { createRenderer } from '../../client/render';
import { createTokenVerifier } from '../../server/catalogue/members/token-verifier';
import type { CurrentSite } from '../../server/site/current-site';
import { Caller } from './caller';
import { startCatalogue } from './catalogue';
import { type GoogleKeys, idTokenClaims, startGoogleKeys, unsignedToken } from './google-keys';
import { operatorOf } from './operator-acts';

const PROJECT = 'antiquary-rights';
export const OWNER_EMAIL = 'Olive@example.org';
export const MEMBER_EMAIL = 'mel@example.org';
const EDITOR_EMAIL = 'edda@example.org';
export const MODERATOR_EMAIL = 'mo@example.org';

/** A catalogue that verifies tokens as in production, and has erased a member. */
export interface RightsCatalogue {
  google: GoogleKeys;
  as(who: CallerName): Caller;
  withToken(token: string | null): Caller;
  stop(): Promise<void>;
}

export async function startRightsCatalogue(site?: CurrentSite): Promise<RightsCatalogue> {
  const google = await startGoogleKeys();
  const verifier = createTokenVerifier(
    { firebaseProjectId: PROJECT, emulator: null, checksRevocation: false },
    google.agent,
  );
  const catalogue = await startCatalogue({ verifier, createRenderer, ...(site && { site }) });
  const withToken = (token: string | null) => new Caller(catalogue.url, token);
  const as = (who: CallerName) => withToken(callers[who](google));
  await withToken(google.sign(claimsOf('erased', OWNER_EMAIL, { iat: ago(60) }))).add();
  await operatorOf(catalogue.database).erase({ uid: 'erased' });
  await as('an erased moderator').run('{ viewer { uid } }');
  await catalogue.dataSource.query(`UPDATE "members" SET "erasedAt" = 1 WHERE "uid" = 'erased'`);
  await catalogue.dataSource.query(
    `INSERT INTO "members" ("uid", "email", "emailNormalized", "tokenIssuedAt", "role")
      VALUES ('editor', '${EDITOR_EMAIL}', '${EDITOR_EMAIL}', 0, 'EDITOR')`,
  );
  return {
    google,
    as,
    withToken,
    async stop() {
      await catalogue.stop();
      await google.stop();
      // Files of tests that share modules have one app of this name after the other.
      await deleteApp(getApp(PROJECT));
    },
  };
}

/** The claims of a member who signed in an hour ago. */
export const claimsOf = (uid: string, email: string, changes: object = {}) => ({
  ...idTokenClaims(PROJECT, uid, email),
  auth_time: ago(3600),
  ...changes,
});
const ownerClaims = (changes: object = {}) => claimsOf('owner', OWNER_EMAIL, changes);
/** A member's valid token whose claims were replaced, with the old signature. */
function withClaims(google: GoogleKeys, claims: string): string {
  const [head, , signature] = google.sign(claimsOf('member', MEMBER_EMAIL)).split('.');
  return [head, Buffer.from(claims).toString('base64url'), signature].join('.');
}
export const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

/** The callers; each token is created when it is used. */
export const callers = {
  visitor: () => null,
  member: (google: GoogleKeys) => google.sign(claimsOf('member', MEMBER_EMAIL)),
  owner: (google: GoogleKeys) => google.sign(ownerClaims()),
  editor: (google: GoogleKeys) => google.sign(claimsOf('editor', EDITOR_EMAIL)),
  moderator: (google: GoogleKeys) =>
    google.sign(claimsOf('moderator', MODERATOR_EMAIL, { moderator: true })),
  'a member whose claim is no boolean': (google: GoogleKeys) =>
    google.sign(claimsOf('pretender', 'pat@example.org', { moderator: 'true' })),
  'an erased moderator': (google: GoogleKeys) =>
    google.sign(claimsOf('erased', 'era@example.org', { moderator: true })),
  'a stranger with the owner’s address, unverified': (google: GoogleKeys) =>
    google.sign(claimsOf('stranger', OWNER_EMAIL.toLowerCase(), { email_verified: false })),
} satisfies Record<string, (google: GoogleKeys) => string | null>;
export type CallerName = keyof typeof callers;

/** The tokens that are refused, whatever the call. */
export const refused: Record<string, (google: GoogleKeys) => string> = {
  'an expired token': (google) =>
    google.sign(ownerClaims({ iat: ago(7200), auth_time: ago(7200), exp: ago(3600) })),
  'a token signed with another key': (google) => google.forge(ownerClaims()),
  'a token signed with a key that Google does not know': (google) =>
    google.signUnknown(ownerClaims()),
  'a token signed with the public certificate as a secret': (google) =>
    google.signSymmetric(ownerClaims()),
  'an unsigned token': () => unsignedToken(ownerClaims()),
  'a token for another project': (google) =>
    google.sign(ownerClaims({ aud: 'elsewhere', iss: 'https://securetoken.google.com/elsewhere' })),
  'a token of another issuer': (google) =>
    google.sign(ownerClaims({ iss: `https://evil.example/${PROJECT}` })),
  'a token without a uid': (google) => google.sign(ownerClaims({ sub: '' })),
  'a token without an e-mail address': (google) => google.sign(ownerClaims({ email: undefined })),
  'a token cut short': (google) => google.sign(ownerClaims()).slice(0, -10),
  'a token that was changed': (google) => withClaims(google, JSON.stringify(ownerClaims())),
  'a token whose claims cannot be read': (google) => withClaims(google, '{'),
  'a token without claims': (google) => withClaims(google, 'null'),
  'a word in place of a token': () => 'undefined',
  'the token of an erased member': (google) =>
    google.sign(claimsOf('erased', OWNER_EMAIL, { iat: ago(0) })),
};
