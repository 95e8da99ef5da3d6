import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { AggregatorRegistry } from 'prom-client';
import type { Change } from '../database/change';
import { ConfigurationError } from '../errors';
import type { RunningServer } from '../shutdown';
import { RequestChannel } from './request-channel';

/**
 * At each tick every worker has an open request, if only a heartbeat. A worker that leaves a request
 * open for 20 ticks, which is 10 s, is considered hung. A shorter limit would kill workers that are
 * only slow, together with the requests that they are answering.
 */
const HEARTBEAT = { tickMs: 500, maxTicks: 20 };
/** How long a worker may take to end after SIGTERM, in milliseconds. */
const STOP_TIMEOUT = 8_000;
/** A worker is replaced no sooner than this after its own start, in milliseconds. */
const RESTART_INTERVAL = 2_000;

interface WorkerHandle {
  worker: Worker;
  channel: RequestChannel;
  /** Whether it takes in changes: from just before it listens. */
  isReady: boolean;
}

/** The first process. It starts the workers, passes changes between them, and replaces dead ones. */
class Primary implements RunningServer {
  private readonly handles = new Set<WorkerHandle>();
  private isClosing = false;
  private onServing = () => {};
  private onFailure: (reason: string) => void = () => {};

  constructor(private readonly log: (line: string) => void) {
    setInterval(() => {
      // Count ticks, so that a stalled primary does not kill healthy workers.
      for (const { worker, channel, isReady } of this.handles) {
        const ticks = channel.tick();
        if (ticks > HEARTBEAT.maxTicks) worker.process.kill('SIGKILL');
        else if (ticks === 0 && isReady) void channel.request('heartbeat', null);
      }
    }, HEARTBEAT.tickMs).unref();
  }

  /** @throws ConfigurationError with the first worker's reason when one cannot start. */
  async start(count: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      let serving = 0;
      this.onFailure = (reason) => reject(new ConfigurationError(reason));
      this.onServing = () => {
        serving += 1;
        if (serving === count) resolve();
      };
      for (let n = 0; n < count; n += 1) this.launch();
    });
    this.onFailure = this.log;
  }

  async close(): Promise<void> {
    this.isClosing = true;
    await Promise.all(
      [...this.handles].map(async ({ worker }) => {
        const ended = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        const timeout = setTimeout(() => worker.process.kill('SIGKILL'), STOP_TIMEOUT);
        await ended;
        clearTimeout(timeout);
      }),
    );
  }

  private launch(): void {
    const startedAt = Date.now();
    const worker = cluster.fork();
    const channel = new RequestChannel(
      // When a message cannot be sent, the worker has ended, and its channel is about to close.
      (message) => worker.isConnected() && worker.process.send(message, () => undefined),
      {
        changed: async (changes) => this.tellOthers(handle, changes),
        metrics: () => this.metrics(),
        ready: async () => {
          handle.isReady = true;
          return null;
        },
        serving: async () => {
          this.onServing();
          return null;
        },
        failed: async (reason) => {
          this.onFailure(reason);
          return null;
        },
      },
    );
    const handle: WorkerHandle = { worker, channel, isReady: false };
    this.handles.add(handle);
    worker.on('message', (message: Parameters<RequestChannel['receive']>[0]) => {
      void channel.receive(message);
    });
    // A message could not be sent because the worker has just ended; see 'exit'.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      this.onExit(handle, startedAt);
    });
  }

  private onExit(handle: WorkerHandle, startedAt: number): void {
    this.handles.delete(handle);
    handle.channel.close();
    if (this.isClosing) return;
    const { signalCode, exitCode } = handle.worker.process;
    this.onFailure(
      `A worker ended unexpectedly (${signalCode ?? String(exitCode)}); another one replaces it.`,
    );
    // It may have written something that it could no longer tell.
    void this.tellOthers(handle, ['catalogue']);
    const delay = Math.max(0, startedAt + RESTART_INTERVAL - Date.now());
    setTimeout(() => {
      if (!this.isClosing) this.launch();
    }, delay);
  }

  /** Settles when every other worker knows, or has ended. */
  private async tellOthers(sender: WorkerHandle, changes: Change[]): Promise<null> {
    const others = [...this.handles].filter((handle) => handle.isReady && handle !== sender);
    await Promise.all(others.map(({ channel }) => channel.request('changed', changes)));
    return null;
  }

  private async metrics(): Promise<string> {
    const ready = [...this.handles].filter(({ isReady }) => isReady);
    const figures = await Promise.all(ready.map(({ channel }) => channel.request('figures', null)));
    return AggregatorRegistry.aggregate(figures.filter((one) => one !== null)).metrics();
  }
}

/**
 * Starts equal workers on this machine; settles when all serve.
 * @throws ConfigurationError when one cannot start.
 */
export async function startWorkers(
  count: number,
  program: string,
  log: (line: string) => void,
): Promise<RunningServer> {
  // Workers run the server alone, whatever arguments this process was started with.
  cluster.setupPrimary({ exec: program, args: [] });
  const primary = new Primary(log);
  await primary.start(count);
  return primary;
}
