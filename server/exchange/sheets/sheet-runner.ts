import type { FastifyInstance } from 'fastify';
import type { Services } from '../../web/graphql/services';
import { dueSheets, type Turn } from './sheet-turns';
import { SheetWork } from './sheet-work';

/** How often a process looks for work that another has left, and how long it waits when that fails, in milliseconds. */
const POLL = 1_000;
const OUTAGE = 15_000;

/** Does the work on sheets beside the requests. Each sheet is in the hands of one process at a time. */
export class SheetRunner {
  private readonly work: SheetWork;
  private isClosed = false;
  private running: Promise<void> = Promise.resolve();
  private endPause = () => {};

  constructor(private readonly services: Services) {
    this.work = services.get(SheetWork);
  }

  /** Looks for work at once. */
  wake(): void {
    this.endPause();
  }

  /** Works until `close`. @param warn takes errors. */
  start(warn: (error: unknown) => void): void {
    this.running = this.run(warn);
  }

  /** Waits for the batch that is being written. Another process goes on with the sheet, or the next start. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.endPause();
    await this.running;
  }

  private async run(warn: (error: unknown) => void): Promise<void> {
    while (!this.isClosed) {
      const pause = await this.workOnDue(warn).then(
        () => POLL,
        (error: unknown) => {
          if (!this.isClosed) warn(error);
          return OUTAGE;
        },
      );
      await this.pause(pause);
    }
  }

  private async workOnDue(warn: (error: unknown) => void): Promise<void> {
    for (const due of await dueSheets(this.services.database)) await this.workOn(due, warn);
  }

  /** @throws only when a failure cannot be recorded either, as while the database is away. */
  private async workOn(due: Turn, warn: (error: unknown) => void): Promise<void> {
    let turn: Turn | null = due;
    try {
      while (turn && !this.isClosed) turn = await this.work.doBatch(turn, warn);
    } catch (error) {
      // The other sheets go on: this one is tried again after its next turn.
      if (turn) await this.work.postpone(turn);
      if (!this.isClosed) warn(error);
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    if (this.isClosed) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref();
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Works on sheets while the server runs. */
export function workOnSheets(app: FastifyInstance, services: Services): void {
  const runner = services.get(SheetRunner);
  runner.start((err) => app.log.error({ err }, 'work on a sheet failed'));
  app.addHook('onClose', () => runner.close());
}
