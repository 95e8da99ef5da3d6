import type { FastifyInstance } from 'fastify';
import { registerCrawlerFiles } from './crawlers';
import { openSearchDescription } from './opensearch';
import { securityTxt } from './security-txt';
import { webManifest } from './web-manifest';

interface SiteFileParts {
  publicUrl: string;
  /** The operator's e-mail address. */
  contact: string | null;
  publicPaths: readonly string[];
  /** The schema of the API, as text. */
  schemaText: string;
}

/** Serves files for crawlers, browsers and other programs at their well-known addresses. */
export function registerSiteFiles(
  app: FastifyInstance,
  { publicUrl, contact, publicPaths, schemaText }: SiteFileParts,
): void {
  registerCrawlerFiles(app, publicUrl, publicPaths);

  const serve = (path: string, type: string, write: () => string) =>
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'public, no-cache').type(type).send(write()),
    );
  const description = openSearchDescription(publicUrl);
  const manifest = JSON.stringify(webManifest);
  serve('/opensearch.xml', 'application/opensearchdescription+xml', () => description);
  serve('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', () => manifest);
  serve('/.well-known/security.txt', 'text/plain; charset=utf-8', () =>
    securityTxt(publicUrl, contact, new Date()),
  );
  serve('/schema.graphql', 'text/plain; charset=utf-8', () => schemaText);
}
