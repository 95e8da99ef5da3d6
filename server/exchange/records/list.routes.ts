import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { groupedNumber } from '../../../common/grouped-number';
import type { ListParameter } from '../../../common/list-parameters';
import { MAX_PAGE_SIZE } from '../../../common/page-sizes';
import { publicPaths } from '../../../common/public-paths';
import { publicFacts } from '../../catalogue/artifacts/facts/stored-facts';
import { MARK, readMark } from '../spreadsheets/byte-order-mark';
import { atomFeed } from './atom-feed';
import {
  EXPORT_ENDINGS,
  type ExportEnding,
  type ExportFormat,
  exportFormats,
} from './export-formats';
import { exportRow } from './export-rows';
import { filterParameters, readFilterParameters, withParameterNames } from './filter-parameters';
import { overLimit } from '../../base/errors';
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
import { downloadName } from '../../../common/site-slug';

/** The declared parameters of a route: those of facts change with the record. */
const configOf = ({ services }: Host, others: readonly ListParameter[] = []) => ({
  parameters: () => [...filterParameters(services.deployment.site.get().record), ...others],
});

const readFilter = (
  { query }: FastifyRequest,
  { services }: Host,
  readOthers?: Parameters<typeof readFilterParameters>[2],
) =>
  readFilterParameters(
    query as Record<string, unknown>,
    services.deployment.site.get().record,
    readOthers,
  );

/**
 * Serves `/export.csv`, `/export.ndjson` and `/export.xlsx`: all artifacts of the filter in the address, as a
 * file. Like the full list of REST it is streamed page by page, and each page counts as an operation.
 */
export function registerExports(scope: FastifyInstance, host: Host): void {
  for (const ending of EXPORT_ENDINGS) {
    const config = configOf(host, ending === 'csv' ? [MARK] : []);
    scope.get(publicPaths.exportIn(ending), { config }, (request, reply) =>
      sendExport(request, reply, { ending, host }),
    );
  }
}

async function sendExport(
  request: FastifyRequest,
  reply: FastifyReply,
  { ending, host }: { ending: ExportEnding; host: Host },
): Promise<FastifyReply> {
  const source = host.services.deployment;
  const format = exportFormats(publicFacts(source.site.get().record))[ending];
  let mark = '';
  const takeMark = (text: string) => {
    mark = readMark(text);
  };
  const variables = readFilter(request, host, ending === 'csv' ? { [MARK]: takeMark } : {});
  const visitor = await asVisitor(request, host);
  let before = 0;
  const pages = readPages(async (after) => {
    const page = { ...variables, first: MAX_PAGE_SIZE, after };
    const { edges, pageInfo } = (await visitor.run(PageOfRecordsDocument, page)).artifacts;
    const rows = format.write(
      edges.map(({ node }) => exportRow(toRecord(node), source)),
      before,
    );
    before += edges.length;
    const head = after === null ? mark + format.head : '';
    const end = pageInfo.hasNextPage ? '' : format.end;
    return { pageInfo, bytes: Buffer.from(head + rows + end) };
  });
  const fileName = downloadName(source.site.name, `.${ending}`);
  reply.header('content-disposition', `attachment; filename="${fileName}"`);
  if (source.dataLicense) {
    reply.header('link', linkHeader([{ rel: 'license', href: source.dataLicense }]));
  }
  try {
    return await sendList(request, reply, pages, {
      ...{ revision: host.revision('visitor'), contentType: format.contentType, pack: format.pack },
      async beforeStreaming(pagesRead) {
        host.beginStream(request, reply);
        const { filter } = variables;
        const { totalCount } = (await visitor.run(CountRecordsDocument, { filter })).artifacts;
        if (totalCount > format.maxArtifacts) throw tooManyFor(format);
        visitor.chargeAhead(Math.max(0, Math.ceil(totalCount / MAX_PAGE_SIZE) - pagesRead));
      },
    });
  } catch (error) {
    reply.removeHeader('content-disposition');
    throw withParameterNames(error, variables);
  }
}

const tooManyFor = ({ maxArtifacts }: ExportFormat) =>
  overLimit(
    `The file has at most ${groupedNumber(maxArtifacts)} artifacts. Please filter, or take CSV.`,
  );

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
