import { randomUUID } from 'node:crypto';
import type { Change, ChangeListener, Reader } from './change';

/** Publishes writes to the caches of this process, in the order of the writes. */
export class Changes implements ChangeListener {
  private readonly listeners: ((change: Change) => void)[] = [];
  private catalogueRevision: string = randomUUID();
  private freshUntil = Infinity;

  /** @param notify informs other processes of a write; null when this process is the only one. */
  constructor(private readonly notify: (() => void) | null = null) {}

  /** To be called once a write is durable, and before it is acknowledged. */
  announce(change: Change): void {
    this.apply(change);
    this.notify?.();
  }

  /** Takes in what this process or another has written. */
  apply(change: Change): void {
    this.catalogueRevision = randomUUID();
    for (const listener of this.listeners) listener(change);
  }

  /**
   * Whether this process knows all writes of other processes, except those of the last second. If not,
   * caches must not be used.
   */
  get isFresh(): boolean {
    return performance.now() < this.freshUntil;
  }

  /** @param until by `performance.now()`; 0 when the changes of others cannot be read. */
  setFreshUntil(until: number): void {
    this.freshUntil = until;
  }

  onChange(listener: (change: Change) => void): void {
    this.listeners.push(listener);
  }

  /**
   * Names the state of the catalogue that this process serves. When the process is not fresh, every
   * request gets a new name. Requests of members do so whenever there are other processes, because
   * changes that a member made through another process arrive later.
   */
  revision(reader: Reader = 'visitor'): string {
    return this.knowsWritesFor(reader) ? this.catalogueRevision : randomUUID();
  }

  /**
   * Whether this process knows every write that a reader has to see: a member sees every acknowledged write
   * of a member, and a visitor those until the last second. An operator's act of the last second may be missing.
   */
  knowsWritesFor(reader: Reader): boolean {
    return this.isFresh && (reader === 'visitor' || this.notify === null);
  }
}
