import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The requests that are sent to a server: bodies to post, or none for a GET. */
export interface Load {
  url: string;
  headers: Record<string, string>;
  bodies: readonly string[];
  /** "one" repeats the first body. "each" sends them in turn, with a unique number for `@N@`. */
  mode: 'one' | 'each';
}

/** What a run of `wrk` reports. */
export interface Report {
  requests: number;
  seconds: number;
  failed: number;
  /** The median latency in milliseconds. */
  p50: number;
}

const PROBE_SECONDS = 1;
const MOST_CONNECTIONS = 32;
/** The number of connections times the latency, in milliseconds. A slower request has one. */
const QUEUE_MILLIS = 200;
/** The fewest requests of a run. */
const LEAST_REQUESTS = 4;
/** A server that answers nothing in this time is broken. */
const LONGEST_SECONDS = 60;

/** How many requests were sent so far, so that every number is unique. */
let sent = 0;

/**
 * Writes the load into a file for `wrk`, and finds how many connections suit the server's latency.
 * @returns a function that sends the load for `seconds`, or for as long as a few requests take
 */
export async function prepareLoad(
  load: Load,
  file: string,
  seconds: number,
): Promise<() => Promise<Report>> {
  const head = Object.entries(load.headers).map(([name, value]) => `${name}: ${value}\n`);
  await writeFile(file, `${head.join('')}\n${load.bodies.join('\n')}`);
  const enough = (millis: number) => Math.ceil((LEAST_REQUESTS * millis) / 1000);
  const probed = Math.max(PROBE_SECONDS, enough(await firstLatency(load)));
  const { p50 } = await wrk(load, file, 1, probed);
  const connections = Math.round(QUEUE_MILLIS / Math.max(p50, 1e-3));
  const suitable = Math.max(1, Math.min(MOST_CONNECTIONS, connections));
  return () => wrk(load, file, suitable, Math.max(seconds, enough(p50)));
}

/** The milliseconds that a server takes for its first answer to a load. */
async function firstLatency({ url, headers, bodies }: Load): Promise<number> {
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
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return performance.now() - start;
}

/** Sends a load for `seconds`, or for longer if that brings no answer. */
async function wrk(
  load: Load,
  file: string,
  connections: number,
  seconds: number,
): Promise<Report> {
  const { url, mode } = load;
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '120s'],
    ...['-s', join(__dirname, 'load.lua'), url, '--', file, mode, String(sent)],
  ]);
  const report = JSON.parse(stdout.slice(stdout.lastIndexOf('{'))) as Report;
  sent += report.requests + connections;
  if (report.failed > 0) {
    throw new Error(`${report.failed} of ${report.requests} requests failed at ${url}.`);
  }
  if (report.requests > 0) return report;
  if (seconds > LONGEST_SECONDS) throw new Error(`No answer from ${url} in ${seconds} s.`);
  return wrk(load, file, connections, 2 * seconds);
}
