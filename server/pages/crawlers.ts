import type { FastifyInstance } from 'fastify';

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

  const urls = publicPaths.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>\n`).join('');
  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`,
      ),
  );
}
