import { answerTo } from './ask';
import { checkAnswers } from './check';
import { type UniqueVariables, uniqueVariables } from './unique-variables';
import { type Load, measure } from './load';
import type { Options } from './options';
import { bodyOf, HEADERS, type Read, reads, REST_LIST } from './requests';
import {
  peers,
  type CatalogueLocation,
  type Server,
  startLimit,
  startPeer,
  startProduct,
} from './servers';
import type { Row } from './table';

/** The list of all artifacts is measured only up to this number of artifacts. */
const LONGEST_REST_LIST = 10_000;

export interface ReadRows {
  /** Measurements of requests that repeat. */
  cached: Row[];
  /** Measurements of requests that never repeat. */
  uncached: Row[];
}

/** Starts the servers on a catalogue, checks that they agree, and loads them in turn. */
export async function measureReads(
  location: CatalogueLocation,
  size: number,
  options: Options,
): Promise<ReadRows> {
  const chosen = reads.filter(({ name }) => options.only.includes(name));
  const rows: ReadRows = { cached: [], uncached: [] };
  const servers: Server[] = [];
  const add = async (rowsOf: Row[], server: Server, request: string, load: Load) => {
    const measured = await measure(server, load, options.seconds);
    rowsOf.push({ request, server: server.name, ...measured });
    console.log(`  ${request} ${server.name}: ${Math.round(measured.cpuMicros)} µs`);
  };
  if (chosen.length === 0 && !options.only.includes('R1')) return rows;
  try {
    await startServers(servers, location, options);
    const unique = await uniqueVariables(servers, size);
    await checkAnswers(servers, unique, chosen);
    if (options.servers.includes('limit')) servers.unshift(await limit(location, size, servers[0]));

    for (const read of chosen) {
      for (const server of servers)
        await add(rows.cached, server, read.name, repeated(server, read));
      for (const server of servers) {
        if (server.name === CACHE_OFF) continue;
        const variables = unique.get(server)?.[read.name] ?? [read.repeated];
        await add(rows.uncached, server, read.name, neverRepeated(server, read, variables));
      }
    }
    if (options.only.includes('R1') && size <= LONGEST_REST_LIST) {
      for (const server of servers.filter(({ name }) => name === 'limit' || name === 'product')) {
        await add(rows.cached, server, 'R1', listing(server));
      }
    }
  } finally {
    for (const server of servers) await server.stop();
  }
  return rows;
}

const CACHE_OFF = 'product, CACHE=off';

/** Starts the chosen servers, the product first: its answers are the expected ones. */
async function startServers(
  servers: Server[],
  location: CatalogueLocation,
  { servers: chosen, workers }: Options,
): Promise<void> {
  if (chosen.includes('product')) {
    servers.push(await startProduct('product', location, { cache: true, workers }));
    servers.push(await startProduct(CACHE_OFF, location, { cache: false, workers }));
  }
  for (const name of peers) {
    if (chosen.includes(name)) servers.push(await startPeer(name, location));
  }
}

/** Starts the limit with the answers of another server. */
async function limit(
  { folder }: CatalogueLocation,
  size: number,
  model: Server | undefined,
): Promise<Server> {
  if (!model) throw new Error('The limit takes its answers from another server.');
  const answers: Record<string, string> = {};
  for (const read of reads) answers[read.name] = await answerTo(model.url, read, read.repeated);
  if (model.name === 'product' && size <= LONGEST_REST_LIST) {
    answers['R1'] = await (await fetch(model.url + REST_LIST)).text();
  }
  return startLimit(folder, answers);
}

function repeated(server: Server, read: Read): Load {
  return {
    url: server.addressOf(read.name),
    headers: HEADERS,
    bodies: [bodyOf(read, read.repeated)],
    mode: 'one',
  };
}

function neverRepeated(server: Server, read: Read, variables: UniqueVariables['Q1']): Load {
  return {
    url: server.addressOf(read.name),
    headers: HEADERS,
    bodies: variables.map((entry) => bodyOf(read, { ...entry, request: '@N@' })),
    mode: 'each',
  };
}

function listing(server: Server): Load {
  return { url: server.addressOf('R1'), headers: {}, bodies: [], mode: 'one' };
}
