import type { FastifyInstance } from 'fastify';
import { writeXml } from '../records/xml';

/** Tells search engines where the public pages are; all others are for members or programs. */
export function registerCrawlerFiles(
  app: FastifyInstance,
  publicUrl: string,
  publicPaths: readonly string[],
): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /graphql\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  );

  const sitemap = writeXml({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: publicPaths.map((path) => ({ loc: publicUrl + path })),
    },
  });
  app.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap),
  );
}
