import type { FastifyInstance } from 'fastify';
import { publicPaths } from '../../../common/public-paths';
import { contactAddress } from '../records/record';
import { pictureType, type Site } from '../../site/site';
import { writeXml } from '../../web/http/xml';
import type { Host } from '../../web/feature';

/** Serves files for crawlers, browsers and other programs at their well-known addresses. */
export function registerSiteFiles(app: FastifyInstance, { services, schemaText }: Host): void {
  const { publicUrl, site, contact } = services.deployment;
  const config = { isForEverybody: true };
  const serve = (path: string, type: string, write: () => string) =>
    app.get(path, { config }, (_request, reply) => reply.type(type).send(write()));
  const text = 'text/plain; charset=utf-8';
  const robots = `User-agent: *\nDisallow: /api/\nDisallow: /graphql\nSitemap: ${publicUrl}/sitemap.xml\n`;
  serve('/robots.txt', text, () => robots);

  const manifestType = 'application/manifest+json; charset=utf-8';
  serve('/opensearch.xml', 'application/opensearchdescription+xml', () =>
    openSearchDescription(publicUrl, site.get()),
  );
  serve('/manifest.webmanifest', manifestType, () => JSON.stringify(webManifest(site.get())));
  const writeSecurityTxt = () => securityTxt(publicUrl, contact, new Date());
  serve('/.well-known/security.txt', text, writeSecurityTxt);
  let schema: string | undefined;
  serve('/schema.graphql', text, () => (schema ??= schemaText()));
}

/** The pages' own search, in the form in which browsers and programs read it (OpenSearch 1.1). */
const openSearchDescription = (publicUrl: string, { identity }: Site): string =>
  writeXml({
    OpenSearchDescription: {
      '@xmlns': 'http://a9.com/-/spec/opensearch/1.1/',
      // At most 16 letters.
      ShortName: identity.name.slice(0, 16),
      Description: `The artifacts of ${identity.name}`,
      InputEncoding: 'UTF-8',
      OutputEncoding: 'UTF-8',
      Image: { '@type': pictureType(identity.logo), '#text': publicUrl + identity.logo },
      Url: [
        ['text/html', 'results', `${publicPaths.allArtifacts}?q={searchTerms}`],
        ['application/atom+xml', 'results', `${publicPaths.feed}?anywhere={searchTerms}`],
        ['application/opensearchdescription+xml', 'self', '/opensearch.xml'],
      ].map(([type = '', rel = '', address]) => ({
        '@type': type,
        '@rel': rel,
        '@template': `${publicUrl}${address}`,
      })),
    },
  });

/** The site as an app that a phone or a computer can install (W3C Web Application Manifest). */
const webManifest = ({ identity, description, palette }: Site) => ({
  id: '/',
  name: identity.name,
  short_name: identity.name,
  description,
  lang: identity.language,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: palette.light.cream,
  theme_color: palette.light.cream,
  icons: [{ src: identity.logo, type: pictureType(identity.logo), sizes: 'any', purpose: 'any' }],
});

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
