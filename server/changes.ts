import { randomUUID } from 'node:crypto';

/**
 * What a write changed: the likes or the views of one artifact; who is a member, which only those
 * who remember members have to know; or anything else (artifacts themselves, the names of their
 * owners), upon which every answer depends.
 */
export type Change = 'catalogue' | 'members' | `likes:${number}` | `views:${number}`;

/**
 * What an answer depends on besides the catalogue itself: the likes or views of the artifacts whose
 * counts it shows, and `likes` where it ranks artifacts by them.
 */
export type Dependency = Change | 'likes';

/** How many changes are remembered; an answer that took longer than these to make is not kept. */
const REMEMBERED = 10_000;

/** Whether an answer with these dependencies is another after the change. */
export function affects(change: Change, dependencies: ReadonlySet<Dependency>): boolean {
  return (
    change === 'catalogue' ||
    dependencies.has(change) ||
    (change.startsWith('likes:') && dependencies.has('likes'))
  );
}

/** Hands a change on to the other processes that serve this catalogue; done when they know. */
type Publish = (change: Change) => Promise<void>;

/** Tells those who keep answers what was written, in the order in which it was. */
export class Changes {
  private readonly process = randomUUID();
  private readonly listeners: ((change: Change) => void)[] = [];
  private recent: Change[] = [];
  private currentUntil = Infinity;
  /** How many changes this process knows of. */
  count = 0;

  constructor(private readonly publish: Publish = async () => {}) {}

  /** To be called once a write is committed, and before it is acknowledged. */
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
   * Whether this process has heard of all that others wrote, but for the last second. While it has
   * not, a kept answer may be another by now: everything is answered from the database.
   */
  get current(): boolean {
    return performance.now() < this.currentUntil;
  }

  /** Whether this process has heard of every write that was acknowledged: not on PostgreSQL. */
  get hearsAtOnce(): boolean {
    return this.currentUntil === Infinity;
  }

  /** Says until when, by `performance.now()`, this process is current; 0 for not at all. */
  holdCurrent(until: number): void {
    this.currentUntil = until;
  }

  onChange(listener: (change: Change) => void): void {
    this.listeners.push(listener);
  }

  /**
   * Whether an answer with these dependencies, begun when there were `from` changes, is still true
   * when there are `to`. What is no longer remembered counts as changed.
   */
  untouched(dependencies: ReadonlySet<Dependency>, from: number, to = this.count): boolean {
    const oldest = this.count - this.recent.length;
    if (from < oldest) return false;
    return !this.recent
      .slice(from - oldest, to - oldest)
      .some((change) => affects(change, dependencies));
  }

  /**
   * Names the state of the catalogue as this process serves it to visitors; one that is not current
   * has no name. A member may have just written through a process that is heard later: then no
   * state is theirs twice.
   */
  revision(reader: 'visitor' | 'member' = 'visitor'): string {
    const named = reader === 'member' ? this.hearsAtOnce : this.current;
    return named ? `${this.process}.${this.count}` : randomUUID();
  }
}
