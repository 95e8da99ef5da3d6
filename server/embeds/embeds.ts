import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createOperationRunner,
  type Operation,
  type OperationResult,
} from '../graphql/operation-runner';
import { RETRY_AFTER_SECONDS } from '../errors';
import type { RateLimit } from '../http/rate-limit';
import { sendErrorsAsJson } from '../http/send-error';
import type { EmbedRenderer } from '../pages/page-rendering';
import { EmbeddedRecordDocument } from '../records/generated/operations';
import { artifactAt, oEmbed, oEmbedParameters, readOEmbedRequest } from './oembed';

interface EmbedParts {
  publicUrl: string;
  /** The operator's site, which has the name of the catalogue. */
  site: { readonly name: string };
  renderer: EmbedRenderer;
  limit: RateLimit | null;
  /** Executes an operation as a visitor, so that everybody gets the same. */
  execute: (request: FastifyRequest, operation: Operation) => Promise<OperationResult>;
  /** Whether an artifact with this identifier is, or was, in the catalogue. */
  wasListed: (id: string) => Promise<boolean>;
  /** An error of the database as the schema would show it. */
  translateError: (error: unknown) => unknown;
}

/** Serves artifacts to other sites: pages for frames at `/embed/ID`, and what oEmbed says of them. */
export async function registerEmbeds(app: FastifyInstance, parts: EmbedParts): Promise<void> {
  registerPages(app, parts);
  await app.register(async (scope) => registerOEmbed(scope, parts));
}

function registerPages(app: FastifyInstance, parts: EmbedParts): void {
  const { renderer, limit, execute, wasListed } = parts;

  const send = (reply: FastifyReply, status: number, html: string) =>
    reply
      .header('vary', 'Accept-Encoding')
      .code(status)
      .type('text/html; charset=utf-8')
      .send(html);
  const sendMessage = (reply: FastifyReply, status: number, message: string) =>
    send(reply, status, renderer.renderEmbedMessage(message));

  const config = { mayBeFramed: true, isForEverybody: true };
  app.get<{ Params: { id: string } }>('/embed/:id', { config }, async (request, reply) => {
    const seconds = limit?.countOnce(request.raw) ?? 0;
    if (seconds > 0) {
      return sendMessage(reply.header('retry-after', seconds), 429, 'Too many requests just now.');
    }
    const { id } = request.params;
    try {
      const html = await renderer.renderEmbed(id, (operation) => execute(request, operation));
      if (html !== null) return await send(reply, 200, html);
      if (await wasListed(id)) return await sendMessage(reply, 410, 'This artifact was deleted.');
      return await sendMessage(reply, 404, 'There is no such artifact.');
    } catch (error) {
      request.log.warn({ err: error }, 'a page for a frame lacks its data');
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      return sendMessage(reply, 503, 'The catalogue cannot be reached just now.');
    }
  });
}

function registerOEmbed(scope: FastifyInstance, parts: EmbedParts): void {
  const { publicUrl, site, execute, translateError } = parts;
  sendErrorsAsJson(scope, translateError);
  const config = { parameters: oEmbedParameters };
  scope.get<{ Querystring: Record<string, unknown> }>(
    '/oembed',
    { config },
    async (request, reply) => {
      const { format = 'json' } = request.query;
      if (format !== 'json') {
        return reply.code(501).send({ message: 'Only the format json is offered.' });
      }
      const { url, max } = readOEmbedRequest(request.query);
      const id = artifactAt(url, publicUrl);
      const run = createOperationRunner((operation) => execute(request, operation));
      const { artifact } =
        id === null ? { artifact: null } : await run(EmbeddedRecordDocument, { id });
      if (!artifact)
        return reply.code(404).send({ message: 'There is no artifact at this address.' });
      return reply.send(oEmbed(artifact, { publicUrl, siteName: site.name }, max));
    },
  );
}
