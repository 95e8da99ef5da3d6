import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Server } from './servers';

/** The requests that are sent to a server: bodies to post, or none for a GET. */
export interface Load {
  url: string;
  headers: Record<string, string>;
  bodies: readonly string[];
  /** "one" repeats the first body. "each" sends them in turn, with a unique number for `@N@`. */
  mode: 'one' | 'each';
}

export interface Measured {
  perSecond: number;
  /** CPU time of the server's processes per request, in microseconds. */
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
const WARM_UP_SECONDS = 5;
const MOST_CONNECTIONS = 32;
/** The number of connections times the latency, in milliseconds. A slower request has one. */
const QUEUE_MILLIS = 200;
/** The fewest requests of a run. */
const LEAST_REQUESTS = 4;
/** A request slower than this is sent alone, in milliseconds. */
const SLOW_MILLIS = 1_000;

/** How many requests were sent so far, so that every number is unique. */
let sent = 0;

/** Measures a server under load. @returns the run with the median CPU time of three */
export async function measure(server: Server, load: Load, seconds: number): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-bench-'));
  try {
    const file = join(folder, 'requests');
    const head = Object.entries(load.headers).map(([name, value]) => `${name}: ${value}\n`);
    await writeFile(file, `${head.join('')}\n${load.bodies.join('\n')}`);
    const millis = (await single(load)).p50;
    const loadFor = (time: number, connections: number) => wrk(load, file, connections, time);
    let run = () => single(load);
    if (millis < SLOW_MILLIS) {
      const warm = await loadFor(WARM_UP_SECONDS, 1);
      const usual = Math.max(warm.p50, 1e-3);
      const connections = Math.round(QUEUE_MILLIS / usual);
      const time = Math.max(seconds, Math.ceil((LEAST_REQUESTS * usual) / 1000));
      run = () => loadFor(time, Math.max(1, Math.min(MOST_CONNECTIONS, connections)));
    }
    const runs: Measured[] = [];
    while (runs.length < RUNS) runs.push(await measureRun(server, load, run));
    return median(runs);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureRun(
  server: Server,
  load: Load,
  run: () => Promise<Report>,
): Promise<Measured> {
  await server.idle();
  const before = server.cpuSeconds();
  const { requests, seconds, failed, p50, p99 } = await run();
  await server.idle();
  const cpu = server.cpuSeconds() - before;
  if (failed > 0 || requests === 0) {
    throw new Error(`${server.name}: ${failed} of ${requests} requests failed at ${load.url}.`);
  }
  return {
    perSecond: requests / seconds,
    cpuMicros: (cpu * 1e6) / requests,
    p50Millis: p50,
    p99Millis: p99,
  };
}

/** Sends one request and waits for its answer. */
async function single({ url, headers, bodies }: Load): Promise<Report> {
  const [token, body] = bodies[sent % bodies.length]?.split('\t') ?? [];
  sent += 1;
  const start = performance.now();
  const response = await fetch(url, {
    headers: { ...headers, ...(body !== undefined && { authorization: `Bearer ${token}` }) },
    ...(token !== undefined && {
      method: 'POST',
      body: (body ?? token).replace('@N@', String(sent)),
    }),
  });
  await response.arrayBuffer();
  const millis = performance.now() - start;
  const failed = response.ok ? 0 : 1;
  return { requests: 1, seconds: millis / 1000, failed, p50: millis, p99: millis };
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

function median(runs: Measured[]): Measured {
  const sorted = [...runs].sort((a, b) => a.cpuMicros - b.cpuMicros);
  const run = sorted[Math.floor(sorted.length / 2)];
  if (!run) throw new Error('Nothing was measured.');
  return run;
}
