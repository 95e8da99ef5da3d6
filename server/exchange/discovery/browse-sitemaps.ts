import type { FastifyInstance, FastifyRequest } from 'fastify';
import { browseFactPath, browseKeyPath, browsePath } from '../../../common/public-paths';
import { BrowseService } from '../../catalogue/browse/browse.service';
import type { BrowsableFact } from '../../catalogue/browse/browse.types';
import type { Host } from '../../web/feature';
import { sendList, type WrittenPage } from '../../web/http/send-list';
import { writeElements } from '../../web/http/xml';
import { urlSetBegin, urlSetEnd, XML } from './url-set';

/** How many values a sitemap has at most. Their addresses then take less than 50 MB (sitemaps.org). */
const VALUES_IN_SITEMAP = 20_000;
/** How many values are written at once. They count as a request. */
const PAGE_SIZE = 1_000;

/** The names of the sitemaps of the values of facts; none where nothing is browsed. */
export async function browseSitemaps({ services }: Host): Promise<string[]> {
  const browse = services.get(BrowseService);
  const facts = await browse.occurringFacts();
  if (facts.length === 0) return [];
  const names = await Promise.all(
    facts.map(async (fact) => {
      const count = Math.ceil((await browse.countValues(fact)) / VALUES_IN_SITEMAP);
      return Array.from({ length: count }, (_, nth) => `sitemap-browse-${fact.key}-${nth + 1}.xml`);
    }),
  );
  return ['sitemap-browse.xml', ...names.flat()];
}

/** Serves the sitemaps that `browseSitemaps` names. */
export function registerBrowseSitemaps(scope: FastifyInstance, host: Host): void {
  const browse = host.services.get(BrowseService);
  const { publicUrl } = host.services.deployment;

  scope.get('/sitemap-browse.xml', async (_request, reply) => {
    const facts = await browse.occurringFacts();
    const paths =
      facts.length === 0 ? [] : [browsePath, ...facts.map(({ key }) => browseKeyPath(key))];
    const url = paths.map((path) => ({ loc: publicUrl + path }));
    return reply.type(XML).send(urlSetBegin + writeElements({ url }) + urlSetEnd);
  });

  scope.get<{ Params: { key: string; nth: string } }>(
    '/sitemap-browse-:key(^\\w+)-:nth(^[1-9]\\d{0,4}$).xml',
    async (request, reply) => {
      host.limit?.countOrRefuse(request.raw);
      const { key, nth } = request.params;
      const fact = (await browse.occurringFacts()).find((one) => one.key === key);
      if (!fact) {
        reply.callNotFound();
        return reply;
      }
      return sendList(request, reply, writeValues(host, request, fact, Number(nth)), {
        revision: host.revision('visitor'),
        contentType: XML,
        beforeStreaming: async () => host.beginStream(request, reply),
      });
    },
  );
}

/** Writes the nth sitemap of the values of a fact. */
async function* writeValues(
  { services, limit }: Host,
  request: FastifyRequest,
  fact: BrowsableFact,
  nth: number,
): AsyncGenerator<WrittenPage, void> {
  const { publicUrl } = services.deployment;
  yield written(urlSetBegin);
  const start = (nth - 1) * VALUES_IN_SITEMAP;
  const terms = await services.get(BrowseService).sortedTerms(fact);
  const shown = terms.slice(start, start + VALUES_IN_SITEMAP);
  for (let from = 0; from < shown.length; from += PAGE_SIZE) {
    limit?.chargeBeyondLimit(request.raw, 1);
    const url = shown
      .slice(from, from + PAGE_SIZE)
      .map(({ value }) => ({ loc: publicUrl + browseFactPath(fact.key, value) }));
    yield written(writeElements({ url }));
  }
  yield written(urlSetEnd);
}

const written = (text: string): WrittenPage => ({ bytes: Buffer.from(text) });
