export interface Caller {
  uid: string;
  email: string;
  name: string | null;
}

/** The caller of an unsigned emulator token. @throws when there is no token */
export function memberOf(authorization: string | undefined): Caller {
  const payload = authorization?.split('.')[1];
  if (payload === undefined) throw new Error('Sign in first.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    user_id: string;
    email: string;
    name?: string;
    exp: number;
  };
  if (claims.exp * 1000 < Date.now()) throw new Error('The token has expired.');
  return { uid: claims.user_id, email: claims.email, name: claims.name ?? null };
}
