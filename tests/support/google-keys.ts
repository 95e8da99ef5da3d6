import { createHmac, createSign, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { generate } from 'selfsigned';

/** Google's end of sign-in, as far as ID tokens need it: certificates served, tokens signed. */
export interface GoogleKeys {
  /** The way to it, for firebase-admin. */
  agent: Agent;
  /** What it answers from now on when asked for its certificates. */
  answer: 'certificates' | 'error' | 'nothing';
  /** Signs a token as Google does. */
  sign(claims: object): string;
  /** A token of the same header, signed with a key that is not Google's. */
  forge(claims: object): string;
  /** A token that names a key which Google does not have, signed with it. */
  signUnknown(claims: object): string;
  /** A token signed with Google's public certificate as if that were a shared secret. */
  signSymmetric(claims: object): string;
  stop(): Promise<void>;
}

/** The lifetime that Google gives its certificates is hours; here each check asks anew. */
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

export async function startGoogleKeys(): Promise<GoogleKeys> {
  const name = [{ name: 'commonName', value: 'securetoken.system.gserviceaccount.com' }];
  const [own, other] = await Promise.all([generate(name), generate(name)]);
  const kid = randomUUID();
  const server = createServer((request, response) => {
    if (keys.answer === 'nothing') {
      request.socket.destroy();
      return;
    }
    const isWell = keys.answer === 'certificates';
    response
      .writeHead(isWell ? 200 : 500, {
        'content-type': 'application/json',
        'cache-control': CACHE_CONTROL,
      })
      .end(JSON.stringify(isWell ? { [kid]: own.cert } : { error: 'backend_error' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  class WayHere extends Agent {
    // What goes through it is HTTP all the same, and nobody listens in between.
    override createConnection() {
      return connect(port, '127.0.0.1');
    }
  }

  const keys: GoogleKeys = {
    agent: new WayHere(),
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
