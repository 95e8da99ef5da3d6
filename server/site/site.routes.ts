import { basename, dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CurrentSite } from './current-site';
import { PICTURES_PATH } from './site';

/**
 * Serves the pictures of the site, and its texts as `/site.json` for a browser that goes on to the home
 * page or to a civilization. To be called after the files of the client are served.
 */
export function registerSite(app: FastifyInstance, site: CurrentSite): void {
  const config = { isForEverybody: true };
  app.get('/site.json', { config }, (_request, reply) => reply.send(site.get().content));
  app.get<{ Params: { name: string } }>(`${PICTURES_PATH}:name`, { config }, (request, reply) => {
    const file = site.get().pictures.get(request.params.name);
    if (file === undefined) {
      reply.callNotFound();
      return reply;
    }
    return reply.sendFile(basename(file), dirname(file));
  });
}
