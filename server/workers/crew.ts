import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { AggregatorRegistry } from 'prom-client';
import type { Change } from '../changes';
import { ConfigurationError } from '../errors';
import type { Serving } from '../serve';
import { Channel } from './channel';

/** A worker that leaves a question open for so many ticks is taken for dead. */
const PATIENCE = { tickMs: 250, ticks: 4 };
/** A worker that has not ended this long after it was asked to is ended the hard way. */
const STOP_MS = 8_000;
/** A worker is replaced no sooner than this after it was started, in milliseconds. */
const PACE = 2_000;

interface Member {
  worker: Worker;
  channel: Channel;
  /** Whether it hears of changes: from just before it listens. */
  ready: boolean;
}

/** The workers, led by the first process. Those that end are replaced. */
class Crew {
  private readonly members = new Set<Member>();
  private closing = false;
  private onServing = () => {};
  private onFailure: (reason: string) => void = () => {};

  constructor(private readonly log: (line: string) => void) {
    setInterval(() => {
      // Ticks, not hours: when this process itself was held up, nobody else is to blame.
      for (const { worker, channel } of this.members) {
        if (channel.tick() > PATIENCE.ticks) worker.process.kill('SIGKILL');
      }
    }, PATIENCE.tickMs).unref();
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
    this.closing = true;
    await Promise.all(
      [...this.members].map(async ({ worker }) => {
        const ended = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        const impatience = setTimeout(() => worker.process.kill('SIGKILL'), STOP_MS);
        await ended;
        clearTimeout(impatience);
      }),
    );
  }

  private launch(): void {
    const startedAt = Date.now();
    const worker = cluster.fork();
    const channel = new Channel(
      // Where it cannot be sent, the worker has ended: its channel is about to be closed.
      (message) => worker.isConnected() && worker.process.send(message, () => undefined),
      {
        changed: async (changes) => this.tellOthers(member, changes),
        metrics: () => this.metrics(),
        ready: async () => {
          member.ready = true;
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
    const member: Member = { worker, channel, ready: false };
    this.members.add(member);
    worker.on('message', (message: Parameters<Channel['receive']>[0]) => {
      void channel.receive(message);
    });
    // What can no longer be sent to a worker that has just ended; its end is dealt with below.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      this.members.delete(member);
      channel.close();
      if (this.closing) return;
      const { signalCode, exitCode } = worker.process;
      this.onFailure(
        `A worker ended unexpectedly (${signalCode ?? String(exitCode)}); another takes its place.`,
      );
      // It may have written what it could no longer say.
      void this.tellOthers(member, ['catalogue']);
      const wait = Math.max(0, startedAt + PACE - Date.now());
      setTimeout(() => {
        if (!this.closing) this.launch();
      }, wait);
    });
  }

  /** Done when every other worker knows, or has ended. */
  private async tellOthers(teller: Member, changes: Change[]): Promise<null> {
    const others = [...this.members].filter((member) => member.ready && member !== teller);
    await Promise.all(others.map(({ channel }) => channel.ask('changed', changes)));
    return null;
  }

  private async metrics(): Promise<string> {
    const ready = [...this.members].filter((member) => member.ready);
    const figures = await Promise.all(ready.map(({ channel }) => channel.ask('figures', null)));
    return AggregatorRegistry.aggregate(figures.filter((one) => one !== null)).metrics();
  }
}

/**
 * Starts as many equal workers on this machine; settles when all serve.
 * @throws ConfigurationError when one cannot start.
 */
export async function startWorkers(
  count: number,
  program: string,
  log: (line: string) => void,
): Promise<Serving> {
  // Whatever this process was started with has been done: a worker runs the server alone.
  cluster.setupPrimary({ exec: program, args: [] });
  const crew = new Crew(log);
  await crew.start(count);
  return crew;
}
