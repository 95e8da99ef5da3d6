import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import type { Database } from '../../database/database';
import { MAX_INTEGER } from '../../database/sql';
import { sendList, type WrittenPage } from '../../web/http/send-list';
import { recordAddress } from '../records/record';
import { writeElements, writeXml } from '../../web/http/xml';
import { browseSitemaps, registerBrowseSitemaps } from './browse-sitemaps';
import { NAMESPACE, urlSetBegin, urlSetEnd, XML } from './url-set';
import type { Host } from '../../web/feature';

/** How many identifiers a sitemap covers; it may have as many addresses (sitemaps.org). */
const IDS_IN_SITEMAP = 50_000;
/** How many records a statement reads. Each counts as a request. */
const PAGE_SIZE = 1_000;

interface RecordRow {
  id: number;
  updatedAt: number | string;
}

/**
 * Serves `/sitemap.xml`, an index of sitemaps for search engines: one of the public pages, those of the
 * values of facts, and those of all records. A sitemap of records covers a range of identifiers, so it
 * stays the same while others are added.
 */
export function registerSitemaps(scope: FastifyInstance, host: Host): void {
  const { services, renderer } = host;
  const { database } = services;
  const { publicUrl } = services.deployment;

  scope.get('/sitemap.xml', async (request, reply) => {
    host.limit?.countOrRefuse(request.raw);
    const [row] = await database.rows<{ last: number | null }>({
      sql: 'SELECT max("id") AS "last" FROM "artifacts"',
      parameters: {},
    });
    const count = Math.ceil((row?.last ?? 0) / IDS_IN_SITEMAP);
    const names = Array.from({ length: count }, (_, nth) => `sitemap-records-${nth + 1}.xml`);
    const all = ['sitemap-pages.xml', ...(await browseSitemaps(host)), ...names];
    const sitemap = all.map((name) => ({ loc: `${publicUrl}/${name}` }));
    return reply.type(XML).send(writeXml({ sitemapindex: { '@xmlns': NAMESPACE, sitemap } }));
  });

  scope.get('/sitemap-pages.xml', (_request, reply) => {
    const paths = renderer?.publicPaths() ?? [];
    const url = paths.map((path) => ({ loc: publicUrl + path }));
    return reply.type(XML).send(writeXml({ urlset: { '@xmlns': NAMESPACE, url } }));
  });

  registerBrowseSitemaps(scope, host);

  scope.get<{ Params: { nth: string } }>(
    '/sitemap-records-:nth(^[1-9]\\d{0,4}$).xml',
    async (request, reply) => {
      host.limit?.countOrRefuse(request.raw);
      const after = (Number(request.params.nth) - 1) * IDS_IN_SITEMAP;
      if (after > MAX_INTEGER) {
        reply.callNotFound();
        return reply;
      }
      return sendList(request, reply, writeRecords(host, request, after), {
        revision: host.revision('visitor'),
        contentType: XML,
        beforeStreaming: async () => host.beginStream(request, reply),
      });
    },
  );
}

/** Writes the sitemap of the records whose identifiers follow `start`. */
async function* writeRecords(
  { services: { database, deployment }, limit }: Host,
  request: FastifyRequest,
  start: number,
): AsyncGenerator<WrittenPage, void> {
  const end = Math.min(start + IDS_IN_SITEMAP, MAX_INTEGER);
  yield written(urlSetBegin);
  for (let after: number | undefined = start; after !== undefined;) {
    limit?.chargeBeyondLimit(request.raw, 1);
    const rows = await readRecords(database, after, end);
    const url = rows.map(({ id, updatedAt }) => ({
      loc: recordAddress(deployment, id),
      lastmod: new Date(Number(updatedAt)).toISOString(),
    }));
    yield written(writeElements({ url }));
    after = rows.length === PAGE_SIZE ? rows.at(-1)?.id : undefined;
  }
  yield written(urlSetEnd);
}

const written = (text: string): WrittenPage => ({ bytes: Buffer.from(text) });

const readRecords = (database: Database, after: number, end: number): Promise<RecordRow[]> =>
  database.select<RecordRow>(
    'records of a sitemap',
    () =>
      database
        .from(Artifact, 'artifact')
        .select('artifact.id', 'id')
        .addSelect('artifact.updatedAt', 'updatedAt')
        .where('artifact.id > :after AND artifact.id <= :end')
        .orderBy('artifact.id')
        .limit(PAGE_SIZE),
    { after, end },
  );
