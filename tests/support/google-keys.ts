import { createHmac, createSign, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { Agent, createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { generate } from 'selfsigned';

/** A local stand-in for Google's keys: it serves certificates and signs ID tokens. */
export interface GoogleKeys {
  /** The agent with which firebase-admin reaches it. */
  agent: Agent;
  /** Where it listens on loopback. */
  port: number;
  /** How it answers requests for its certificates. */
  answer: 'certificates' | 'error' | 'nothing';
  /** Signs a token as Google does. */
  sign(claims: object): string;
  /** A token with the same header, signed with another key. */
  forge(claims: object): string;
  /** A token that names and is signed with an unknown key. */
  signUnknown(claims: object): string;
  /** A token signed by HMAC with the public certificate as its secret. */
  signSymmetric(claims: object): string;
  stop(): Promise<void>;
}

/** Google's certificates are valid for hours. Here each check requests them again. */
const CACHE_CONTROL = 'public, max-age=0';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (header: object, claims: object) => `${part(header)}.${part(claims)}`;

function signed(kid: string, privateKey: string, claims: object): string {
  const text = unsigned({ alg: 'RS256', kid, typ: 'JWT' }, claims);
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
}

/** A token without a signature, as the emulator's are. */
export const unsignedToken = (claims: object) =>
  `${unsigned({ alg: 'none', typ: 'JWT' }, claims)}.`;

/** The claims of a member's ID token that is valid for an hour. */
export function idTokenClaims(project: string, uid: string, email: string) {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: now - 60,
    iat: now - 60,
    exp: now + 3600,
    sub: uid,
    user_id: uid,
    email,
    email_verified: true,
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
  };
}

/** @param tls the certificate and the private key with which it serves HTTPS; without, plain HTTP */
export async function startGoogleKeys(tls?: { cert: string; key: string }): Promise<GoogleKeys> {
  const name = [{ name: 'commonName', value: 'securetoken.system.gserviceaccount.com' }];
  const [own, other] = await Promise.all([generate(name), generate(name)]);
  const kid = randomUUID();
  const respond: RequestListener = (request, response) => {
    if (keys.answer === 'nothing') {
      request.socket.destroy();
      return;
    }
    const isWorking = keys.answer === 'certificates';
    response
      .writeHead(isWorking ? 200 : 500, {
        'content-type': 'application/json',
        'cache-control': CACHE_CONTROL,
      })
      .end(JSON.stringify(isWorking ? { [kid]: own.cert } : { error: 'backend_error' }));
  };
  const server = (tls ? createTlsServer(tls, respond) : createServer(respond)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  class LocalAgent extends Agent {
    // The stand-in serves plain HTTP on loopback.
    override createConnection() {
      return connect(port, '127.0.0.1');
    }
  }

  const keys: GoogleKeys = {
    agent: new LocalAgent(),
    port,
    answer: 'certificates',
    sign: (claims) => signed(kid, own.private, claims),
    forge: (claims) => signed(kid, other.private, claims),
    signUnknown: (claims) => signed(randomUUID(), other.private, claims),
    signSymmetric(claims) {
      const text = unsigned({ alg: 'HS256', kid, typ: 'JWT' }, claims);
      return `${text}.${createHmac('sha256', own.cert).update(text).digest('base64url')}`;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return keys;
}
