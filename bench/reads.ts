import { checkAnswers } from './check';
import type { Load } from './load';
import type { Options } from './options';
import { bodyOf, HEADERS, type Read, reads, type Variables } from './requests';
import type { CacheState, Case } from './rounds';
import type { Server } from './servers';
import type { Site } from './sites';
import { type UniqueVariables, uniqueVariables } from './unique-variables';

/** Checks that the servers agree. @returns the chosen reads, those that are compared side by side */
export async function readCases(sites: readonly Site[], { only }: Options): Promise<Case[]> {
  const chosen = reads.filter(({ name }) => only.includes(name));
  const unique = new Map<Server, UniqueVariables>();
  for (const { product, withoutCache, peers, size } of sites) {
    const servers = [product, withoutCache, ...peers].filter((server) => server !== undefined);
    const ofSite = await uniqueVariables(servers, size);
    await checkAnswers(servers, ofSite, chosen);
    for (const [server, variables] of ofSite) unique.set(server, variables);
  }
  const uncached = chosen.flatMap((read) =>
    sites.flatMap((site) => uncachedCases(site, read, unique)),
  );
  const cached = sites
    .slice(0, 1)
    .flatMap((site) => [
      ...chosen.flatMap((read) => cachedCases(site, read.name, repeated(read))),
      ...(only.includes('R1') && site.hasList ? cachedCases(site, 'R1', wholeList) : []),
    ]);
  return [...uncached, ...cached];
}

/** What one server is asked, without its address. */
type Requests = Omit<Load, 'url'>;

const caseOf = (
  { size }: Site,
  server: Server,
  request: string,
  cache: CacheState,
  requests: Requests,
): Case => ({
  request,
  cache,
  size,
  server,
  load: { url: server.addressOf(request), ...requests },
});

/**
 * A read that no response cache answers. Q4 has no variables that could differ, so the product's
 * cache is switched off for it.
 */
function uncachedCases(
  site: Site,
  read: Read,
  unique: ReadonlyMap<Server, UniqueVariables>,
): Case[] {
  const product = read.name === 'Q4' ? site.withoutCache : site.product;
  return [product, ...site.peers]
    .filter((server) => server !== undefined)
    .map((server) =>
      read.name === 'Q4'
        ? caseOf(site, server, read.name, 'CACHE=off', repeated(read))
        : caseOf(
            site,
            server,
            read.name,
            'never repeating',
            neverRepeating(read, unique.get(server)?.[read.name] ?? []),
          ),
    );
}

function cachedCases(site: Site, request: string, requests: Requests): Case[] {
  return [site.product, site.limit]
    .filter((server) => server !== undefined)
    .map((server) => caseOf(site, server, request, 'cached', requests));
}

const wholeList: Requests = { headers: {}, bodies: [], mode: 'one' };

const repeated = (read: Read): Requests => ({
  headers: HEADERS,
  bodies: [bodyOf(read, read.repeated)],
  mode: 'one',
});

const neverRepeating = (read: Read, variables: readonly Variables[]): Requests => ({
  headers: HEADERS,
  bodies: variables.map((entry) => bodyOf(read, { ...entry, request: '@N@' })),
  mode: 'each',
});
