import type { FastifyInstance } from 'fastify';
import type { Environment } from '../env';

type Deployment = Pick<Environment, 'publicUrl' | 'firebaseWebConfig' | 'emulator'>;

/** Where Firebase's sign-in talks to Google. */
const GOOGLE_SIGN_IN = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];
/** The script by which Google's popup tells the page who has signed in. */
const GOOGLE_SCRIPT = 'https://apis.google.com';
/** A year, in seconds. */
const HSTS_LIFETIME = 31_536_000;

/**
 * Tells browsers what a page of ours may do and load, and nobody to guess what a file is. Own
 * code rather than Helmet's plugin, which writes past the headers that a kept answer repeats.
 */
export function registerSecurityHeaders(app: FastifyInstance, deployment: Deployment): void {
  const everywhere: Record<string, string> = { 'x-content-type-options': 'nosniff' };
  if (deployment.publicUrl.startsWith('https:')) {
    everywhere['strict-transport-security'] = `max-age=${HSTS_LIFETIME}`;
  }
  const ofPages = {
    'content-security-policy': contentSecurityPolicy(deployment),
    // Google's popup is opened by the page, and closes itself by it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  };

  app.addHook('onSend', async (_request, reply) => {
    reply.headers(everywhere);
    const type = String(reply.getHeader('content-type'));
    if (type.startsWith('text/html')) reply.headers(ofPages);
  });
}

/**
 * Scripts come from our own origin and, for its popup, from Google; none stands in a page. Styles
 * do: styled-components and Radix write them. Pictures may be linked from anywhere, encrypted where
 * the site is.
 */
function contentSecurityPolicy({ publicUrl, firebaseWebConfig, emulator }: Deployment): string {
  const isEncrypted = publicUrl.startsWith('https:');
  const { authDomain } = firebaseWebConfig;
  // The page calls the emulator by the name under which it was itself called.
  const signIn = emulator
    ? ['localhost', '127.0.0.1'].map((host) => `http://${host}:${emulator.port}`)
    : GOOGLE_SIGN_IN;
  const popup = emulator ? signIn : authDomain ? [`https://${authDomain}`] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", GOOGLE_SCRIPT],
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
