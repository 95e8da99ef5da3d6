import type { FastifyInstance } from 'fastify';
import { contactAddress } from '../records/record';
import { writeXml } from '../records/xml';

interface SiteFileParts {
  publicUrl: string;
  /** The operator's e-mail address. */
  contact: string | null;
  /** The schema of the API, as text. */
  schemaText: string;
}

/** Serves files for crawlers, browsers and other programs at their well-known addresses. */
export function registerSiteFiles(
  app: FastifyInstance,
  { publicUrl, contact, schemaText }: SiteFileParts,
): void {
  const serve = (path: string, type: string, write: () => string, cacheControl?: string) =>
    app.get(path, (_request, reply) => {
      if (cacheControl) reply.header('cache-control', cacheControl);
      return reply.type(type).send(write());
    });
  const text = 'text/plain; charset=utf-8';
  const robots = `User-agent: *\nDisallow: /api/\nDisallow: /graphql\nSitemap: ${publicUrl}/sitemap.xml\n`;
  serve('/robots.txt', text, () => robots);

  const revalidated = 'public, no-cache';
  const search = openSearchDescription(publicUrl);
  const manifest = JSON.stringify(webManifest);
  const manifestType = 'application/manifest+json; charset=utf-8';
  serve('/opensearch.xml', 'application/opensearchdescription+xml', () => search, revalidated);
  serve('/manifest.webmanifest', manifestType, () => manifest, revalidated);
  const writeSecurityTxt = () => securityTxt(publicUrl, contact, new Date());
  serve('/.well-known/security.txt', text, writeSecurityTxt, revalidated);
  serve('/schema.graphql', text, () => schemaText, revalidated);
}

/** The pages' own search, in the form in which browsers and programs read it (OpenSearch 1.1). */
const openSearchDescription = (publicUrl: string): string =>
  writeXml({
    OpenSearchDescription: {
      '@xmlns': 'http://a9.com/-/spec/opensearch/1.1/',
      // At most 16 letters.
      ShortName: 'Antiquary',
      Description: 'Historical artifacts of the Antiquary catalogue, by name',
      InputEncoding: 'UTF-8',
      OutputEncoding: 'UTF-8',
      Image: { '@type': 'image/svg+xml', '#text': `${publicUrl}/favicon.svg` },
      Url: [
        ['text/html', 'results', '/all-artifacts?q={searchTerms}'],
        ['application/atom+xml', 'results', '/feed.atom?q={searchTerms}'],
        ['application/opensearchdescription+xml', 'self', '/opensearch.xml'],
      ].map(([type = '', rel = '', address]) => ({
        '@type': type,
        '@rel': rel,
        '@template': `${publicUrl}${address}`,
      })),
    },
  });

/** The site as an app that a phone or a computer can install (W3C Web Application Manifest). */
const webManifest = {
  id: '/',
  name: 'Antiquary',
  short_name: 'Antiquary',
  description: 'A community catalogue of historical artifacts',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'browser',
  // Those of the pages: client/ui/palette.ts, and theme-color in client/index.html.
  background_color: '#fffaf0',
  theme_color: '#fffaf0',
  icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
} as const;

const DAY = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const LIFETIME = 180 * DAY;

/**
 * Whom to tell about a vulnerability (RFC 9116). It expires half a year after the day on which it is
 * requested, so the text is the same for a whole day.
 */
export function securityTxt(publicUrl: string, contact: string | null, now: Date): string {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const fields = [
    ['Contact', `mailto:${contactAddress(publicUrl, contact)}`],
    ['Expires', new Date(today + LIFETIME).toISOString()],
    ['Preferred-Languages', 'en'],
    ['Canonical', `${publicUrl}/.well-known/security.txt`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
