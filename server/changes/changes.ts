import { randomUUID } from 'node:crypto';
import type { Change, ChangeListener, RowChange, Tag } from '../database/change';

/** What depends on many artifacts, also on those that are not in the catalogue yet. */
export interface RowsDependency {
  isChangedBy(change: RowChange): boolean;
}

/** Every write of an artifact matters; likes and views do not. One object, so that a write asks it once. */
export const anyArtifact: RowsDependency = {
  isChangedBy: ({ tag }) => tag.startsWith('artifact:'),
};

/** What a response depends on. Every response depends on `catalogue`. */
export type Dependency = Tag | RowsDependency;

/** How many changes are remembered. A response that took longer than these is not cached. */
const REMEMBERED = 2_000;

/** Whether a change invalidates a response with these dependencies. */
export function invalidates(change: Change, dependencies: ReadonlySet<Dependency>): boolean {
  if (typeof change === 'string') return change === 'catalogue' || dependencies.has(change);
  if (dependencies.has(change.tag)) return true;
  for (const dependency of dependencies) {
    if (typeof dependency !== 'string' && dependency.isChangedBy(change)) return true;
  }
  return false;
}

/** Hands a change to the other processes that serve this catalogue. */
type Publish = (change: Change) => Promise<void>;

/** Tells those who keep something in memory what was written, in the order of the writes. */
export class Changes implements ChangeListener {
  private readonly processId = randomUUID();
  private readonly listeners: ((change: Change) => void)[] = [];
  private recent: Change[] = [];
  private currentUntil = Infinity;
  /** How many changes this process knows of. */
  count = 0;

  /**
   * @param isSynchronous whether `publish` settles when the other processes know: not on PostgreSQL.
   */
  constructor(
    private readonly publish: Publish = async () => {},
    private readonly isSynchronous = true,
  ) {}

  /** To be called once a write is durable, and before it is acknowledged. */
  async announce(change: Change): Promise<void> {
    this.apply(change);
    await this.publish(change);
  }

  /** Takes in what this process or another has written. */
  apply(change: Change): void {
    this.count += 1;
    this.recent.push(change);
    if (this.recent.length >= 2 * REMEMBERED) this.recent = this.recent.slice(-REMEMBERED);
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
    return this.isSynchronous && this.isCurrent;
  }

  holdCurrent(until: number): void {
    this.currentUntil = until;
  }

  onChange(listener: (change: Change) => void): void {
    this.listeners.push(listener);
  }

  /**
   * Whether a response with these dependencies, begun when `from` changes were known, is still valid
   * when `to` are known. Changes that are no longer remembered count as invalidating.
   */
  isValid(dependencies: ReadonlySet<Dependency>, from: number, to = this.count): boolean {
    const oldest = this.count - this.recent.length;
    if (from < oldest) return false;
    return !this.recent
      .slice(from - oldest, to - oldest)
      .some((change) => invalidates(change, dependencies));
  }

  /**
   * Names the state of the catalogue that this process serves to visitors. A process that is not
   * current cannot name it. A member may just have written through another process, whose changes
   * arrive later; then every request of a member gets a name of its own.
   */
  revision(reader: 'visitor' | 'member' = 'visitor'): string {
    const isKnown = reader === 'member' ? this.isCurrentForMembers : this.isCurrent;
    return isKnown ? `${this.processId}.${this.count}` : randomUUID();
  }
}
