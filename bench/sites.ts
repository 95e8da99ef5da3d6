import { answerTo } from './ask';
import type { Options } from './options';
import { reads, REST_LIST } from './requests';
import {
  type CatalogueLocation,
  peers,
  type Server,
  startLimit,
  startPeer,
  startProduct,
} from './servers';

/** The list of all artifacts is measured only up to this number of artifacts. */
const LONGEST_REST_LIST = 10_000;

/** The servers that read one catalogue. */
export interface Site {
  size: number;
  /** The product as `npm start` runs it. */
  product: Server | undefined;
  /** The product with CACHE=off. */
  withoutCache: Server | undefined;
  peers: Server[];
  /** Gives prepared answers, on the smallest catalogue only. */
  limit: Server | undefined;
  /** Whether the list of all artifacts is short enough to be measured. */
  hasList: boolean;
}

/** Runs `act` with the chosen servers on each catalogue. The first catalogue is the smallest. */
export async function withSites<Result>(
  locations: readonly CatalogueLocation[],
  options: Options,
  act: (sites: Site[]) => Promise<Result>,
): Promise<Result> {
  const started: Server[] = [];
  const chosen = (name: Options['servers'][number]) => options.servers.includes(name);
  const run = async (starting: Promise<Server>) => {
    const server = await starting;
    started.push(server);
    return server;
  };
  try {
    const sites: Site[] = [];
    for (const location of locations) {
      const product = (cache: boolean) =>
        chosen('product')
          ? run(startProduct('product', location, { cache, workers: options.workers }))
          : undefined;
      const site: Site = {
        size: location.size,
        product: await product(true),
        withoutCache: await product(false),
        peers: [],
        limit: undefined,
        hasList: location.size <= LONGEST_REST_LIST,
      };
      for (const name of peers.filter(chosen)) {
        // A request to the tutorial's stack takes seconds on a large catalogue.
        if (name === 'tutorial' && sites.length > 0) continue;
        site.peers.push(await run(startPeer(name, location)));
      }
      if (chosen('limit') && sites.length === 0) {
        site.limit = await run(startLimit(location.folder, await answersOf(site)));
      }
      sites.push(site);
    }
    return await act(sites);
  } finally {
    for (const server of started) await server.stop();
  }
}

/** The answers that the limit gives. */
async function answersOf({ product, peers: [peer], hasList }: Site) {
  const model = product ?? peer;
  if (!model) throw new Error('The limit takes its answers from another server.');
  const answers: Record<string, string> = {};
  for (const read of reads) answers[read.name] = await answerTo(model.url, read, read.repeated);
  if (product && hasList) answers['R1'] = await (await fetch(product.url + REST_LIST)).text();
  return answers;
}
