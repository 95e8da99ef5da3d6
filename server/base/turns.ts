interface Waiting {
  who: string;
  begin: () => void;
}

/**
 * Gives turns to work, one piece at a time. The next turn is that of whoever has used the least time, and
 * of the first among equals. So whoever has much to do keeps nobody else waiting for more than a turn.
 * Times are forgotten when nothing waits.
 */
export class Turns {
  private readonly waiting: Waiting[] = [];
  /** In milliseconds. */
  private readonly used = new Map<string, number>();
  private isTaken = false;

  /**
   * Does the work when its turn has come.
   * @param signal ends the wait, but not the work
   * @throws the reason of the signal
   */
  async run<Result>(
    who: string,
    work: () => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result> {
    signal.throwIfAborted();
    if (this.isTaken) await this.wait(who, signal);
    this.isTaken = true;
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.used.set(who, this.usedBy(who) + performance.now() - begun);
      this.beginNext();
    }
  }

  private wait(who: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        reject(signal.reason as Error);
      };
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const entry = { who, begin };
      this.waiting.push(entry);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  private beginNext(): void {
    const next = this.waiting.reduce<Waiting | undefined>(
      (least, entry) => (least && this.usedBy(least.who) <= this.usedBy(entry.who) ? least : entry),
      undefined,
    );
    if (next) {
      this.waiting.splice(this.waiting.indexOf(next), 1);
      next.begin();
    } else {
      this.isTaken = false;
      this.used.clear();
    }
  }

  private usedBy(who: string): number {
    return this.used.get(who) ?? 0;
  }
}
