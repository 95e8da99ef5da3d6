import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../base/env';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether other sites may frame the pages of this route, which have no scripts. */
    mayBeFramed?: boolean;
  }
}

type Deployment = Pick<
  Environment,
  'publicUrl' | 'linkedPictures' | 'firebaseWebConfig' | 'emulator'
>;

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
 * Sets the headers that tell browsers what a page may do and load. This is not
 * @fastify/helmet, because that writes to the raw response, where the response cache cannot see headers.
 *
 * @param framedStyles the content of the styles that the pages for the frames of other sites may contain
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  deployment: Deployment,
  framedStyles: () => readonly string[],
): void {
  const everywhere: Record<string, string> = { 'x-content-type-options': 'nosniff' };
  if (deployment.publicUrl.startsWith('https:')) {
    everywhere['strict-transport-security'] = `max-age=${HSTS_LIFETIME}`;
  }
  const ofEveryPage = {
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  const ofPages = {
    ...ofEveryPage,
    'content-security-policy': contentSecurityPolicy(deployment),
    // `same-origin` would cut Google's popup off from the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'DENY',
  };
  const ofFramedPages = () => ({
    ...ofEveryPage,
    'content-security-policy': framedPolicy(deployment, framedStyles()),
  });

  app.addHook('onSend', async ({ routeOptions }, reply) => {
    reply.headers(everywhere);
    const type = String(reply.getHeader('content-type'));
    if (type.startsWith('image/')) reply.header('content-security-policy', picturePolicy(type));
    if (!type.startsWith('text/html')) return;
    reply.headers(routeOptions.config.mayBeFramed ? ofFramedPages() : ofPages);
  });
}

/**
 * Scripts come from our own origin and, for the sign-in popup, from Google. Styles are inline: styled-components writes them. Pictures may come
 * from anywhere, over https when the site uses it, unless the operator forbids that. Previews of stored
 * pictures are data in the page.
 */
function contentSecurityPolicy(deployment: Deployment): string {
  const { publicUrl, firebaseWebConfig, emulator } = deployment;
  const isEncrypted = publicUrl.startsWith('https:');
  const { authDomain } = firebaseWebConfig;
  // The page calls the emulator by the host name of its own address.
  const signIn = emulator
    ? ['localhost', '127.0.0.1'].map((host) => `http://${host}:${emulator.port}`)
    : GOOGLE_SIGN_IN;
  const popup = emulator ? signIn : authDomain ? [`https://${authDomain}`] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", GOOGLE_SCRIPT],
    'style-src': ["'self'", "'unsafe-inline'"],
    // A form shows a file before it is uploaded, and moderation a picture that is sent with a token.
    'img-src': [...pictureSources(deployment), 'blob:'],
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
  return policyText(directives);
}

/** A picture that is opened as a page runs nothing and loads nothing; a drawing has styles. */
const picturePolicy = (type: string): string =>
  type.startsWith('image/svg')
    ? "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    : "default-src 'none'; sandbox";

/** A page for the frames of other sites shows a picture, and loads and runs nothing else. */
const framedPolicy = (deployment: Deployment, inlineStyles: readonly string[]): string =>
  policyText({
    'default-src': ["'none'"],
    'img-src': pictureSources(deployment),
    'style-src': inlineStyles.length > 0 ? inlineStyles.map(hashSource) : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ['*'],
  });

const pictureSources = ({ publicUrl, linkedPictures }: Deployment): string[] => [
  ...["'self'", 'data:'],
  ...(linkedPictures ? ['https:'] : []),
  ...(linkedPictures && !publicUrl.startsWith('https:') ? ['http:'] : []),
];

const policyText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** A source of the policy that allows the style with this content. */
const hashSource = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
