import { basename, dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CurrentSite } from './current-site';
import { PICTURES_PATH } from './site';

/**
 * Serves the pictures of the site, and its texts as `/site.json` for a browser that goes on to the home
 * page or to a civilization. To be called after the files of the client are served.
 */
export function registerSite(app: FastifyInstance, site: CurrentSite): void {
  app.get('/site.json', (_request, reply) =>
    reply.header('cache-control', 'public, no-cache').send(site.get().content),
  );
  app.get<{ Params: { name: string } }>(`${PICTURES_PATH}:name`, (request, reply) => {
    const file = site.get().pictures.get(request.params.name);
    if (file === undefined) {
      reply.callNotFound();
      return reply;
    }
    void reply.header('cache-control', 'public, no-cache');
    return reply.sendFile(basename(file), dirname(file));
  });
}
