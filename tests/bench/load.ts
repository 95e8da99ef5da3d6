import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Server } from './servers';

/** What is sent to a server: bodies to post, or none for a GET. */
export interface Load {
  url: string;
  headers: Record<string, string>;
  bodies: readonly string[];
  /** "one" repeats the first body; "each" takes them in turn, `@N@` being a number of its own. */
  mode: 'one' | 'each';
}

export interface Measured {
  perSecond: number;
  /** Of the server's processes, in microseconds a request. */
  cpuMicros: number;
  p50Millis: number;
  p99Millis: number;
}

interface Report {
  requests: number;
  seconds: number;
  failed: number;
  p50: number;
  p99: number;
}

const RUNS = 3;
const WARM_UP_SECONDS = 2;
const MOST_CONNECTIONS = 32;
/** Together the connections wait so long; what takes longer comes over one. */
const QUEUE_MILLIS = 200;
/** A slow answer is asked for so often at least. */
const LEAST_REQUESTS = 4;

/** How many requests were sent so far, so that no number comes twice. */
let sent = 0;

/** Loads a server with wrk, and gives the run with the middle CPU time of three. */
export async function measure(server: Server, load: Load, seconds: number): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-bench-'));
  try {
    const file = join(folder, 'requests');
    const head = Object.entries(load.headers).map(([name, value]) => `${name}: ${value}\n`);
    await writeFile(file, `${head.join('')}\n${load.bodies.join('\n')}`);
    const warm = await wrk(load, file, 1, WARM_UP_SECONDS);
    const slowest = warm.requests === 0 ? WARM_UP_SECONDS * 1000 : warm.p50;
    const connections = Math.round(QUEUE_MILLIS / Math.max(slowest, 1e-3));
    const runs: Measured[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await server.idle();
      const before = server.cpuSeconds();
      const {
        requests,
        seconds: took,
        failed,
        p50,
        p99,
      } = await wrk(
        load,
        file,
        Math.max(1, Math.min(MOST_CONNECTIONS, connections)),
        Math.max(seconds, Math.ceil((LEAST_REQUESTS * slowest) / 1000)),
      );
      if (failed > 0 || requests === 0) {
        throw new Error(`${server.name}: ${failed} of ${requests} requests failed at ${load.url}.`);
      }
      await server.idle();
      const cpu = server.cpuSeconds() - before;
      runs.push({
        perSecond: requests / took,
        cpuMicros: (cpu * 1e6) / requests,
        p50Millis: p50,
        p99Millis: p99,
      });
    }
    return middle(runs);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function wrk(
  { url, mode }: Load,
  file: string,
  connections: number,
  seconds: number,
): Promise<Report> {
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '120s'],
    ...['-s', join(__dirname, 'load.lua'), url, '--', file, mode, String(sent)],
  ]);
  const report = JSON.parse(stdout.slice(stdout.lastIndexOf('{'))) as Report;
  sent += report.requests + connections;
  return report;
}

function middle(runs: Measured[]): Measured {
  const sorted = [...runs].sort((a, b) => a.cpuMicros - b.cpuMicros);
  const run = sorted[Math.floor(sorted.length / 2)];
  if (!run) throw new Error('Nothing was measured.');
  return run;
}
