import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicPaths } from '../../../common/public-paths';
import { createOperationRunner, type Operation } from '../../web/graphql/operation-runner';
import { RETRY_AFTER_SECONDS } from '../../base/errors';
import type { EmbedRenderer } from '../../web/pages/page-rendering';
import { hasEverExisted } from '../../catalogue/revisions/has-ever-existed';
import type { Host } from '../../web/feature';
import { EmbeddedRecordDocument } from '../records/generated/operations';
import { artifactAt, oEmbed, oEmbedParameters, readOEmbedRequest } from './oembed';

/** Executes as a visitor, so that everybody gets the same. */
const executorOf =
  ({ execute, visitorContext }: Host, request: FastifyRequest) =>
  async (operation: Operation) =>
    execute(operation, await visitorContext(request));

/** Serves artifacts in pages for the frames of other sites, at `/embed/ID`. */
export function registerFrames(app: FastifyInstance, host: Host, renderer: EmbedRenderer): void {
  const { limit, services } = host;

  const send = (reply: FastifyReply, status: number, html: string) =>
    reply
      .header('vary', 'Accept-Encoding')
      .code(status)
      .type('text/html; charset=utf-8')
      .send(html);
  const sendMessage = (reply: FastifyReply, status: number, message: string) =>
    send(reply, status, renderer.renderEmbedMessage(message));

  const config = { mayBeFramed: true, isForEverybody: true };
  app.get<{ Params: { id: string } }>(
    `${publicPaths.embeds}/:id`,
    { config },
    async (request, reply) => {
      const seconds = limit?.countOnce(request.raw) ?? 0;
      if (seconds > 0) {
        return sendMessage(
          reply.header('retry-after', seconds),
          429,
          'Too many requests just now.',
        );
      }
      const { id } = request.params;
      try {
        const html = await renderer.renderEmbed(id, executorOf(host, request));
        if (html !== null) return await send(reply, 200, html);
        if (await hasEverExisted(services.database, id))
          return await sendMessage(reply, 410, 'This artifact was deleted.');
        return await sendMessage(reply, 404, 'There is no such artifact.');
      } catch (error) {
        request.log.warn({ err: error }, 'a page for a frame lacks its data');
        reply.header('retry-after', RETRY_AFTER_SECONDS);
        return sendMessage(reply, 503, 'The catalogue cannot be reached just now.');
      }
    },
  );
}

/** Serves what oEmbed says of artifacts, at `/oembed`. */
export function registerOEmbed(scope: FastifyInstance, host: Host): void {
  const { publicUrl, site } = host.services.deployment;
  const config = { parameters: oEmbedParameters };
  scope.get<{ Querystring: Record<string, unknown> }>(
    publicPaths.oEmbed,
    { config },
    async (request, reply) => {
      const { format = 'json' } = request.query;
      if (format !== 'json') {
        return reply.code(501).send({ message: 'Only the format json is offered.' });
      }
      const { url, max } = readOEmbedRequest(request.query);
      const id = artifactAt(url, publicUrl);
      const run = createOperationRunner(executorOf(host, request));
      const { artifact } =
        id === null ? { artifact: null } : await run(EmbeddedRecordDocument, { id });
      if (!artifact)
        return reply.code(404).send({ message: 'There is no artifact at this address.' });
      return reply.send(oEmbed(artifact, { publicUrl, siteName: site.name }, max));
    },
  );
}
