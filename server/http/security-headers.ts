import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../env';

type Deployment = Pick<Environment, 'publicUrl' | 'firebaseWebConfig' | 'emulator'>;

/** What Firebase's sign-in calls. */
const GOOGLE_SIGN_IN = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];
/** The script with which Google's popup passes the signed-in user to the page. */
const GOOGLE_SCRIPT = 'https://apis.google.com';
/** A year, in seconds. */
const HSTS_LIFETIME = 31_536_000;

/**
 * Sets the headers that tell browsers what a page may do and load. Our own code rather than
 * @fastify/helmet, which writes to the raw response, so that the response cache would not see its
 * headers.
 *
 * @param inlineScripts the content of the scripts that the pages may contain
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  deployment: Deployment,
  inlineScripts: readonly string[],
): void {
  const everywhere: Record<string, string> = { 'x-content-type-options': 'nosniff' };
  if (deployment.publicUrl.startsWith('https:')) {
    everywhere['strict-transport-security'] = `max-age=${HSTS_LIFETIME}`;
  }
  const ofPages = {
    'content-security-policy': contentSecurityPolicy(deployment, inlineScripts),
    // `same-origin` would cut Google's popup off from the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  };

  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(everywhere);
    const type = String(reply.getHeader('content-type'));
    if (type.startsWith('text/html')) reply.headers(ofPages);
    done();
  });
}

/**
 * Scripts come from our own origin and, for the sign-in popup, from Google. Inline scripts are allowed
 * by their hashes only. Styles are inline: styled-components and Radix write them. Pictures may come
 * from anywhere, over https when the site uses it.
 */
function contentSecurityPolicy(
  { publicUrl, firebaseWebConfig, emulator }: Deployment,
  inlineScripts: readonly string[],
): string {
  const isEncrypted = publicUrl.startsWith('https:');
  const { authDomain } = firebaseWebConfig;
  // The page calls the emulator by the host name of its own address.
  const signIn = emulator
    ? ['localhost', '127.0.0.1'].map((host) => `http://${host}:${emulator.port}`)
    : GOOGLE_SIGN_IN;
  const popup = emulator ? signIn : authDomain ? [`https://${authDomain}`] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", GOOGLE_SCRIPT, ...inlineScripts.map(hashSource)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:', ...(isEncrypted ? [] : ['http:'])],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...signIn],
    'frame-src': popup.length > 0 ? popup : ["'none'"],
    // GraphiQL's editor.
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isEncrypted && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** A source of the policy that allows the script with this content. */
const hashSource = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
