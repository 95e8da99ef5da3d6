import { answerTo } from './ask';
import { checkAnswers } from './check';
import { type FreshVariables, freshVariables } from './fresh';
import { type Load, measure } from './load';
import type { Options } from './options';
import { bodyOf, HEADERS, type Read, reads, REST_LIST } from './requests';
import { peers, type Place, type Server, startLimit, startPeer, startProduct } from './servers';
import type { Row } from './table';

/** The list of all artifacts is loaded only where it is no longer than this. */
const LONGEST_REST_LIST = 10_000;

export interface ReadRows {
  /** Of requests that repeat. */
  cached: Row[];
  /** Of requests that never do. */
  uncached: Row[];
}

/** Starts the servers on a catalogue, checks that they agree, and loads them in turn. */
export async function measureReads(
  place: Place,
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
    await startAnswering(servers, place, options);
    const fresh = await freshVariables(servers, size);
    await checkAnswers(servers, fresh, chosen);
    if (options.servers.includes('limit')) servers.unshift(await limit(place, size, servers[0]));

    for (const read of chosen) {
      for (const server of servers)
        await add(rows.cached, server, read.name, repeated(server, read));
      for (const server of servers) {
        if (server.name === CACHE_OFF) continue;
        const variables = fresh.get(server)?.[read.name] ?? [read.repeated];
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

/** Starts the chosen servers, the product first: what it answers is what all have to. */
async function startAnswering(
  servers: Server[],
  place: Place,
  { servers: chosen, workers }: Options,
): Promise<void> {
  if (chosen.includes('product')) {
    servers.push(await startProduct('product', place, { cache: true, workers }));
    servers.push(await startProduct(CACHE_OFF, place, { cache: false, workers }));
  }
  for (const name of peers) {
    if (chosen.includes(name)) servers.push(await startPeer(name, place));
  }
}

/** The limit, with the answers of another server. */
async function limit({ folder }: Place, size: number, model: Server | undefined): Promise<Server> {
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

function neverRepeated(server: Server, read: Read, variables: FreshVariables['Q1']): Load {
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
