import { execFile } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Load } from './load';
import type { Options } from './options';
import { onReserved } from './processors';
import { Random } from '../tests/support/random';
import { bodyOf, HEADERS, readNamed, toggleLike } from './requests';
import { type Measured, measureRounds } from './rounds';
import { type CatalogueLocation, type Server, startProduct } from './servers';
import { withCatalogue, withCopy } from './temporary-catalogue';
import { tokenOf } from './tokens';
import { types } from './words';

const MEMBERS = 64;
/** How many different reads there are, and how many requests of them and of likes. */
const READS = 1_000;
const REQUESTS = 20_000;
/** One in this many requests toggles a like, on the artifacts that are read most. */
const LIKE = 20;
const CONNECTIONS = 32;
const LATENCY_SECONDS = 10;
/** The first requests are not counted: this process still opens its connections and compiles. */
const WARM_UP_SECONDS = 3;

/** The latency of a server in milliseconds, at half of the requests that it can answer. */
export interface Latency {
  server: string;
  perSecond: number;
  percentiles: Record<50 | 95 | 99, number>;
}

export interface MeasuredMix {
  measured: Measured[];
  latencies: Latency[];
}

interface Line {
  token: string | null;
  body: string;
}

/**
 * What visitors and members ask together: home, gallery, artifacts and searches, whose frequency falls
 * with their rank (Zipf's law), and likes of the artifacts with the same frequency.
 */
export async function measureMix(size: number, options: Options): Promise<MeasuredMix> {
  const { engine, beside } = options;
  return withCatalogue(size, engine, async (location) => {
    const own = { name: 'product', location, folder: '.' };
    if (beside === undefined) return measureVersions([own], options);
    if (engine !== 'sqlite') throw new Error('Another version is measured on SQLite alone.');
    return withCopy(await catalogueOf(beside, size), size, (other) =>
      measureVersions([own, { name: 'beside', location: other, folder: beside }], options),
    );
  });
}

/** Has another version generate the same catalogue with its own tables. @returns its folder */
async function catalogueOf(version: string, size: number): Promise<string> {
  const make = ['run', '--silent', 'bench', '--', '--sizes', String(size), '--make'];
  const { stdout } = await promisify(execFile)('npm', make, { cwd: version });
  return stdout.trim().split('\n').at(-1) ?? '';
}

interface Version {
  name: string;
  location: CatalogueLocation;
  folder: string;
}

async function measureVersions(
  versions: readonly Version[],
  options: Options,
): Promise<MeasuredMix> {
  const servers: Server[] = [];
  try {
    for (const { name, location, folder } of versions) {
      const settings = { cache: true, workers: options.workers, members: MEMBERS, folder };
      servers.push(await startProduct(name, location, settings));
    }
    const size = versions[0]?.location.size ?? 0;
    // A token must be younger than its account.
    const lines = mixedLines(size);
    const cases = servers.map((server) => {
      const load = loadOf(server, lines);
      return { request: 'mixed', cache: 'mixed', size, server, load } as const;
    });
    const measured = await measureRounds(cases, options);
    const latencies: Latency[] = [];
    for (const { server, samples } of measured) {
      const saturated = samples.reduce((sum, { perSecond }) => sum + perSecond, 0);
      const perSecond = saturated / samples.length / 2;
      latencies.push(await onReserved(() => latencyOf(server, lines, perSecond)));
    }
    return { measured, latencies };
  } finally {
    for (const server of servers) await server.stop();
  }
}

function mixedLines(size: number): Line[] {
  const random = new Random(size);
  const requests = Array.from({ length: READS }, (_, rank) => readOf(random, rank, size));
  const weights = requests.map((_, rank) => 1 / (rank + 1));
  let total = 0;
  const sums = weights.map((weight) => (total += weight));
  const rankOf = () => {
    const chosen = random.next() * total;
    return sums.findIndex((sum) => sum >= chosen);
  };
  const likeOf = (): Line => ({
    token: tokenOf(random.whole(0, MEMBERS - 1)),
    body: bodyOf(toggleLike, { artifactId: String((rankOf() % size) + 1) }),
  });
  return Array.from({ length: REQUESTS }, () =>
    random.whole(1, LIKE) === 1 ? likeOf() : { token: null, body: requests[rankOf()] ?? '' },
  );
}

/** The read of a rank: home first, then mostly artifacts, and pages of the gallery and searches. */
function readOf(random: Random, rank: number, size: number): string {
  if (rank === 0) return bodyOf(readNamed('Q4'), { first: 8 });
  if (rank === 1) return bodyOf(readNamed('Q1'), { first: 24, after: null });
  if (rank % 5 > 1) return bodyOf(readNamed('Q3'), { id: String(random.whole(1, size)) });
  const [type] = random.pick(types);
  const filter =
    rank % 5 === 0 ? { search: random.pick(['Bronze', 'of', 'statue']), type } : { type };
  // An undeclared variable makes the request differ from others.
  return bodyOf(readNamed('Q2'), { first: 24, filter, request: rank });
}

const loadOf = (server: Server, lines: readonly Line[]): Load => ({
  url: server.addressOf('W1'),
  headers: HEADERS,
  bodies: lines.map(({ token, body }) => (token === null ? body : `${token}\t${body}`)),
  mode: 'each',
  connections: CONNECTIONS,
});

/** Sends requests at a fixed rate, whether or not earlier ones were answered. */
async function latencyOf(
  server: Server,
  lines: readonly Line[],
  perSecond: number,
): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const pending: Promise<number>[] = [];
  const start = performance.now();
  const uncounted = Math.ceil(perSecond * WARM_UP_SECONDS);
  const count = uncounted + Math.ceil(perSecond * LATENCY_SECONDS);
  while (pending.length < count) {
    const due = start + (1_000 * pending.length) / perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    const line = lines[pending.length % lines.length];
    if (line) pending.push(send(server, agent, line, due));
  }
  const millis = (await Promise.all(pending)).slice(uncounted).sort((a, b) => a - b);
  agent.destroy();
  const at = (percent: number) => millis[Math.ceil((millis.length * percent) / 100) - 1] ?? 0;
  return { server: server.name, perSecond, percentiles: { 50: at(50), 95: at(95), 99: at(99) } };
}

/** @returns milliseconds from the time when the request was due to its whole response */
function send(server: Server, agent: Agent, { token, body }: Line, due: number): Promise<number> {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const headers = { ...HEADERS, ...authorization, 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(server.addressOf('W1'), { agent, method: 'POST', headers }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - due));
      response.once('error', reject);
      if (response.statusCode !== 200) reject(new Error(`Status ${response.statusCode}.`));
    });
    sent.once('error', reject).end(body);
  });
}
