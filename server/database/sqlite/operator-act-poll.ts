import type { DataSource } from 'typeorm';
import { messageOf } from '../../base/error-message';
import { type ChangeFeed, type ChangeListener, FRESH_FOR_MS } from '../change';
import { OperatorAct } from '../operator-act.entity';

/** How often the log of operator acts is read, in milliseconds. */
const INTERVAL = 250;

/**
 * Follows what an operator's commands write into SQLite. A command runs in another process and cannot
 * notify the serving process, which therefore polls the log of operator acts.
 */
export class OperatorActPoll implements ChangeFeed {
  readonly notify = null;
  private lastSeen: number | null | undefined;
  private isFailing = false;
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;
  private polling = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: (line: string) => void,
  ) {}

  follow(listener: ChangeListener): void {
    listener.setFreshUntil(0);
    this.keepPolling(listener);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.polling;
  }

  private keepPolling(listener: ChangeListener): void {
    this.polling = this.poll(listener).finally(() => {
      if (this.isClosed) return;
      this.timer = setTimeout(() => this.keepPolling(listener), INTERVAL).unref();
    });
  }

  private async poll(listener: ChangeListener): Promise<void> {
    try {
      const readAt = performance.now();
      const lastSeen = await this.dataSource.manager.maximum(OperatorAct, 'id');
      if (lastSeen !== this.lastSeen) {
        listener.apply('members');
        listener.apply('catalogue');
      }
      this.lastSeen = lastSeen;
      // If a later poll fails or hangs, the process stops being fresh.
      listener.setFreshUntil(readAt + FRESH_FOR_MS);
      if (this.isFailing) this.log('The log of operator acts can be read again.');
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.log(explainFailure(error));
      this.isFailing = true;
    }
  }
}

function explainFailure(error: unknown): string {
  const reason = messageOf(error);
  return `The log of operator acts cannot be read (${reason}): until it can, every request is answered from the database.`;
}
