import type { FastifyInstance, FastifyReply } from 'fastify';
import { rateLimited } from '../../base/errors';
import type { Host } from '../../web/feature';
import { deskFeed } from './desk-feed';
import { DeskService } from './desk.service';
import { KEY_PATTERN } from './desk-settings';

/** What is behind a key is for one person: nobody stores it, finds it by a search, or passes the key on. */
const keepPrivate = (reply: FastifyReply): FastifyReply =>
  reply.headers({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });

type Keyed = { Params: { key: string } };

/** Serves the feed of a desk at `/desk/KEY.atom`, and ends digests by a POST to `/unsubscribe/KEY`. */
export function registerDesk(scope: FastifyInstance, { services, limit }: Host): void {
  const service = services.get(DeskService);
  const { publicUrl, site } = services.deployment;

  scope.addHook('onRequest', async ({ raw }, reply) => {
    keepPrivate(reply);
    const seconds = limit?.countOnce(raw) ?? 0;
    if (seconds === 0) return;
    reply.header('retry-after', seconds);
    throw rateLimited(seconds);
  });

  scope.get<Keyed>(`/desk/:key(${KEY_PATTERN}).atom`, async ({ params }, reply) => {
    const items = await service.itemsOfFeed(params.key);
    if (!items) return reply.code(404).send({ message: 'There is no feed at this address.' });
    return reply
      .type('application/atom+xml; charset=utf-8')
      .send(deskFeed(items, { publicUrl, siteName: site.get().identity.name }));
  });

  // Mail programs send one of two forms (RFC 8058), and its content says nothing.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) =>
    done(null),
  );
  scope.post<Keyed>(`/unsubscribe/:key(${KEY_PATTERN})`, async ({ params }, reply) => {
    const isKnown = await service.settings.unsubscribe(params.key);
    return reply
      .code(isKnown ? 200 : 404)
      .type('text/plain; charset=utf-8')
      .send(isKnown ? 'You get no more mail about your desk.' : 'This address is no longer known.');
  });
}
