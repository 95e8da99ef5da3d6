import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RESERVED } from './processors';

/** The requests that are sent to a server: bodies to post, or paths to get, or none for a GET of the URL. */
export interface Load {
  url: string;
  headers: Record<string, string>;
  bodies: readonly string[];
  /** "one" repeats the first body. "each" sends them in turn, with a unique number for `@N@`. */
  mode: 'one' | 'each';
  /** How many requests are sent at the same time; by default, as many as suit the latency. */
  connections?: number;
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
/**
 * The number of connections times the latency, in milliseconds. Requests that the end of a run cuts
 * off cost CPU time and are not counted, so they must be few.
 */
const QUEUE_MILLIS = 40;
/** The fewest requests of a run. */
const LEAST_REQUESTS = 20;
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
  const { p50 } = await wrk(load, file, 1, PROBE_SECONDS);
  const suitable = Math.round(QUEUE_MILLIS / Math.max(p50, 1e-3));
  const connections = load.connections ?? Math.max(1, Math.min(MOST_CONNECTIONS, suitable));
  return () => wrk(load, file, connections, Math.max(seconds, enough(p50)));
}

/** Sends a load for `seconds`, or for longer if that brings no answer. */
async function wrk(
  load: Load,
  file: string,
  connections: number,
  seconds: number,
): Promise<Report> {
  const { url, mode } = load;
  const { stdout } = await promisify(execFile)('taskset', [
    ...['--cpu-list', String(RESERVED), 'wrk'],
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
