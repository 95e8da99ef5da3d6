import { randomUUID } from 'node:crypto';
import type { Change, ChangeListener } from './change';

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

  /**
   * Whether this process knows every acknowledged write of a member. An operator's act of the last
   * second may be missing.
   */
  get knowsMemberWrites(): boolean {
    return this.notify === null && this.isFresh;
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
  revision(reader: 'visitor' | 'member' = 'visitor'): string {
    const isKnown = reader === 'member' ? this.knowsMemberWrites : this.isFresh;
    return isKnown ? this.catalogueRevision : randomUUID();
  }
}
