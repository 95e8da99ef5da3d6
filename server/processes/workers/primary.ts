import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { ConfigurationError } from '../../base/errors';
import { HANGUP } from '../../base/hangup';
import { standardError, standardOutput } from '../../base/log-streams';
import type { LogOutput } from '../../base/logging';
import type { RunningServer } from '../../base/shutdown';
import { collectMetrics } from './metrics';

/** How long a worker may take to end after SIGTERM, in milliseconds. */
const STOP_TIMEOUT = 8_000;
/** A worker is replaced no sooner than this after its own start, in milliseconds. */
const RESTART_INTERVAL = 2_000;

/**
 * Starts equal workers on this machine, and replaces those that end. They learn of each other's writes
 * from the database. Workers end with this process, however it ends: Node.js sees to it.
 * @param log takes one line for the operator.
 * @returns when all serve.
 * @throws ConfigurationError when one cannot start; the worker has logged the reason.
 */
export async function startWorkers(
  count: number,
  program: string,
  log: (line: string) => void,
): Promise<RunningServer> {
  // Workers only run the server, without the arguments of this process. They write to pipes of their own: a
  // process that starts or ends would make a pipe that it shares with others block them.
  cluster.setupPrimary({ exec: program, args: [], silent: true });
  collectMetrics();
  let isClosing = false;

  /** Settles when the worker listens. A worker that has listened, or replaces another, is replaced. */
  function launch(isReplacement: boolean): Promise<void> {
    let isReplaced = isReplacement;
    const startedAt = Date.now();
    const worker = cluster.fork();
    // A message may come too late for a worker that ends.
    worker.on('error', () => undefined);
    passOn(worker.process.stdout, standardOutput);
    passOn(worker.process.stderr, standardError);
    return new Promise((resolve, reject) => {
      worker.once('listening', () => {
        isReplaced = true;
        resolve();
      });
      // After its last line.
      worker.process.once('close', (code, signal) => {
        reject(new ConfigurationError('A worker could not start; its own line says why.'));
        if (isClosing || !isReplaced) return;
        log(`A worker ended unexpectedly (${signal || code}); another one replaces it.`);
        const delay = Math.max(0, startedAt + RESTART_INTERVAL - Date.now());
        setTimeout(() => {
          // The worker itself logs why it cannot start.
          if (!isClosing) launch(true).catch(() => undefined);
        }, delay);
      });
    });
  }

  // Start the first worker alone: the others would fail for the same reason.
  await launch(false);
  await Promise.all(Array.from({ length: count - 1 }, () => launch(false)));
  return {
    reloadSite: () => {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.send(HANGUP);
    },
    async close() {
      isClosing = true;
      const running = Object.values(cluster.workers ?? {});
      await Promise.all(running.flatMap((worker) => (worker ? [end(worker)] : [])));
    },
  };
}

/** Writes the lines of a worker into the log of this process. */
function passOn(lines: Readable | null, log: LogOutput): void {
  if (lines) createInterface(lines).on('line', (line) => log.write(`${line}\n`));
}

async function end(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const timeout = setTimeout(() => worker.process.kill('SIGKILL'), STOP_TIMEOUT);
  await ended;
  clearTimeout(timeout);
}
