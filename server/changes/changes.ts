import { randomUUID } from 'node:crypto';
import type { Change, ChangeListener } from '../database/change';

/** Tells those who keep something in memory what was written, in the order of the writes. */
export class Changes implements ChangeListener {
  private readonly listeners: ((change: Change) => void)[] = [];
  private catalogueRevision: string = randomUUID();
  private currentUntil = Infinity;

  /**
   * @param notify tells the other processes that this one has written; null where there are none.
   */
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
   * Whether this process has heard of all that others wrote, except during the last second. While
   * it has not, everything is answered from the database.
   */
  get isCurrent(): boolean {
    return performance.now() < this.currentUntil;
  }

  /**
   * Whether this process has heard of every acknowledged write of a member. An operator's act may
   * be a second old.
   */
  get isCurrentForMembers(): boolean {
    return this.notify === null && this.isCurrent;
  }

  holdCurrent(until: number): void {
    this.currentUntil = until;
  }

  onChange(listener: (change: Change) => void): void {
    this.listeners.push(listener);
  }

  /**
   * Names the state of the catalogue that this process serves to visitors. A process that is not
   * current cannot name it. A member may just have written through another process, whose changes
   * arrive later; then every request of a member gets a name of its own.
   */
  revision(reader: 'visitor' | 'member' = 'visitor'): string {
    const isKnown = reader === 'member' ? this.isCurrentForMembers : this.isCurrent;
    return isKnown ? this.catalogueRevision : randomUUID();
  }
}
