import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PICTURE_PARAMETER, publicPaths } from '../../../common/public-paths';
import { linkHeader } from '../../web/http/links';
import { hasEverExisted } from '../../catalogue/revisions/has-ever-existed';
import type { Host } from '../../web/feature';
import { jsonLd } from './json-ld';
import { toRecord } from './record';
import { citations } from './citations';
import type { RecordFormat } from './formats';
import { parseRecordName, preferredFormat } from './negotiation';
import { iiifManifest, manifestPath } from './iiif-manifest';
import {
  OneRecordDocument,
  PictureOfRecordDocument,
  RecordExistsDocument,
} from './generated/operations';
import { recordLinks } from './record-links';
import { asVisitor } from './visitor';

const missing: Readonly<Record<number, string>> = {
  404: 'There is no such artifact.',
  410: 'This artifact was deleted.',
};

/**
 * Serves `/records/ID`, the one address of an artifact for people and programs, its formats at
 * `/records/ID.ENDING`, its citations at `/records/ID/citations`, and its picture for viewers of IIIF at
 * `/iiif/manifest/ID`. A deleted artifact is 410, and a hidden one looks deleted.
 */
export function registerRecordRoutes(scope: FastifyInstance, host: Host): void {
  const { services, sendPage } = host;
  const source = services.deployment;

  const statusOfMissing = async (id: string) =>
    (await hasEverExisted(services.database, id)) ? 410 : 404;
  const contentType = ({ mediaType }: RecordFormat) => `${mediaType}; charset=utf-8`;

  async function sendFormat(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    format: RecordFormat,
  ) {
    const { run } = await asVisitor(request, host);
    const { artifact } = await run(OneRecordDocument, { id });
    reply.type(contentType(format));
    if (!artifact) return sendMissing(reply, await statusOfMissing(id), format);
    return reply
      .header('link', linkHeader(recordLinks(source, id, format)))
      .send(format.write(toRecord(artifact), source));
  }

  function sendMissing(reply: FastifyReply, status: number, format: RecordFormat) {
    return reply
      .code(status)
      .type(contentType(format))
      .send(format.writeError(missing[status] ?? ''));
  }

  /** The page for people, with the record as data for search engines. */
  const sendRecordPage = (request: FastifyRequest, reply: FastifyReply, id: string) =>
    sendPage(request, reply, async (artifact) =>
      artifact
        ? { linkedData: jsonLd(toRecord(artifact), source) }
        : { status: await statusOfMissing(id) },
    );

  async function negotiate(request: FastifyRequest, reply: FastifyReply, id: string) {
    const format = preferredFormat(request.headers.accept);
    if (format === 'page') return sendRecordPage(request, reply, id);
    const { run } = await asVisitor(request, host);
    const { artifact } = await run(RecordExistsDocument, { id });
    if (!artifact) {
      const status = await statusOfMissing(id);
      return format
        ? sendMissing(reply, status, format)
        : reply.code(status).send({ message: missing[status] });
    }
    reply.header('link', linkHeader(recordLinks(source, id, null)));
    if (!format) {
      const message = 'The artifact has none of these types; the header Link lists those it has.';
      return reply.code(406).send({ message });
    }
    return reply.redirect(publicPaths.recordIn(id, format.ending), 303);
  }

  scope.get<{ Params: { id: string } }>(
    `${publicPaths.records}/:id/citations`,
    async (request, reply) => {
      const { id } = request.params;
      const { run } = await asVisitor(request, host);
      const { artifact } = await run(OneRecordDocument, { id });
      if (artifact) return reply.send(citations(toRecord(artifact), source));
      const status = await statusOfMissing(id);
      return reply.code(status).send({ message: missing[status] });
    },
  );

  scope.get<{ Params: { id: string } }>(manifestPath(':id'), async (request, reply) => {
    const { id } = request.params;
    const { run } = await asVisitor(request, host);
    const { artifact } = await run(PictureOfRecordDocument, { id });
    const manifest = artifact && iiifManifest(artifact, source);
    if (manifest) {
      return reply
        .type('application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"')
        .send(JSON.stringify(manifest));
    }
    if (artifact) return reply.code(404).send({ message: 'The artifact has no stored picture.' });
    const status = await statusOfMissing(id);
    return reply.code(status).send({ message: missing[status] });
  });

  scope.get<{ Params: { name: string } }>(
    `${publicPaths.records}/:name`,
    { config: { parameters: [PICTURE_PARAMETER] } },
    (request, reply) => {
      const { id, format } = parseRecordName(request.params.name);
      return format ? sendFormat(request, reply, id, format) : negotiate(request, reply, id);
    },
  );
}
