import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_PAGE_SIZE } from '../../../common/page-sizes';
import { publicPaths } from '../../../common/public-paths';
import { publicFacts } from '../../catalogue/artifacts/facts/stored-facts';
import { atomFeed } from './atom-feed';
import { EXPORT_ENDINGS, exportFormats, exportRow } from './export-rows';
import { filterParameters, readFilterParameters, withParameterNames } from './filter-parameters';
import { linkHeader } from '../../web/http/links';
import { readPages, sendList } from '../../web/http/send-list';
import type { Host } from '../../web/feature';
import {
  CountRecordsDocument,
  FeedEntriesDocument,
  PageOfRecordsDocument,
} from './generated/operations';
import { toRecord } from './record';
import { asVisitor } from './visitor';

/** The declared parameters of a route: those of facts change with the record. */
const configOf = ({ services }: Host) => ({
  parameters: () => filterParameters(services.deployment.site.get().record),
});

const readFilter = ({ query }: FastifyRequest, { services }: Host) =>
  readFilterParameters(query as Record<string, unknown>, services.deployment.site.get().record);

/**
 * Serves `/export.csv` and `/export.ndjson`: all artifacts of the filter in the address, as a file. Like
 * the full list of REST it is streamed page by page, and each page counts as an operation.
 */
export function registerExports(scope: FastifyInstance, host: Host): void {
  const { revision, beginStream } = host;
  const source = host.services.deployment;
  const config = configOf(host);
  for (const ending of EXPORT_ENDINGS) {
    scope.get(publicPaths.exportIn(ending), { config }, async (request, reply) => {
      const format = exportFormats(publicFacts(source.site.get().record))[ending];
      const variables = readFilter(request, host);
      const visitor = await asVisitor(request, host);
      let before = format.head;
      const pages = readPages(async (after) => {
        const page = { ...variables, first: MAX_PAGE_SIZE, after };
        const { edges, pageInfo } = (await visitor.run(PageOfRecordsDocument, page)).artifacts;
        const rows = edges.map(({ node }) => exportRow(toRecord(node), source));
        const bytes = Buffer.from(before + format.write(rows));
        before = '';
        return { pageInfo, bytes };
      });
      reply.header('content-disposition', `attachment; filename="antiquary.${ending}"`);
      if (source.dataLicense) {
        reply.header('link', linkHeader([{ rel: 'license', href: source.dataLicense }]));
      }
      try {
        return await sendList(request, reply, pages, {
          revision: revision('visitor'),
          contentType: `${format.mediaType}; charset=utf-8`,
          async beforeStreaming(pagesRead) {
            beginStream(request, reply);
            const { filter } = variables;
            const { totalCount } = (await visitor.run(CountRecordsDocument, { filter })).artifacts;
            visitor.chargeAhead(Math.max(0, Math.ceil(totalCount / MAX_PAGE_SIZE) - pagesRead));
          },
        });
      } catch (error) {
        reply.removeHeader('content-disposition');
        throw withParameterNames(error, variables);
      }
    });
  }
}

/** How many artifacts the feed has at most. */
const ENTRIES = 50;

/** Serves `/feed.atom`: the newest artifacts of the filter in the address, whatever its order. */
export function registerFeed(scope: FastifyInstance, host: Host): void {
  const source = host.services.deployment;
  scope.get(publicPaths.feed, { config: configOf(host) }, async (request, reply) => {
    const variables = readFilter(request, host);
    const { run } = await asVisitor(request, host);
    const { filter } = variables;
    const page = { filter, first: ENTRIES };
    const { artifacts } = await run(FeedEntriesDocument, page).catch((error: unknown) => {
      throw withParameterNames(error, variables);
    });
    const records = artifacts.edges.map(({ node }) => toRecord(node));
    return reply
      .type('application/atom+xml; charset=utf-8')
      .send(atomFeed(records, variables, source));
  });
}
