export interface Caller {
  uid: string;
  email: string;
  name: string | null;
}

/** Who calls, from a token of the emulator, which signs none. @throws when there is none. */
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
