import { LRUCache } from 'lru-cache';
import type { Change, Changes, Dependency } from '../changes';
import type { KeptAnswer } from './kept-answer';

/** What all kept answers take in memory at most, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A single answer above this size is not kept. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/** An answer that is being made, and what it is found to depend on meanwhile. */
export class AnswerInTheMaking {
  private readonly found = new Set<Dependency>();
  /** What the answer became, where it is one to keep; others who want the same wait for it. */
  readonly made: Promise<KeptAnswer | null>;
  private settle: (kept: KeptAnswer | null) => void = () => undefined;
  private keepable = true;
  private begun = false;
  private ended = false;

  constructor(
    /** How many changes there were when it was begun. */
    readonly begunAt: number,
    private readonly onSettled: (kept: KeptAnswer | null) => void,
  ) {
    this.made = new Promise((resolve) => {
      this.settle = resolve;
    });
  }

  get dependencies(): ReadonlySet<Dependency> {
    return this.found;
  }

  /** Notes what the answer depends on; a list that is streamed goes on long after its end here. */
  dependsOn(dependency: Dependency): void {
    if (!this.ended) this.found.add(dependency);
  }

  /** What turns out to be a failure is nothing to keep. */
  refuse(): void {
    this.keepable = false;
  }

  /** Says that it is being made, and will be ended, whether or not its client waits for it. */
  begin(): void {
    this.begun = true;
  }

  /** Says that its client has gone away. */
  abandon(): void {
    if (!this.begun) this.end(null);
  }

  /** Ends the making; null where there is nothing to keep. What is said later counts nothing. */
  end(kept: KeptAnswer | null): void {
    this.ended = true;
    const result = this.keepable ? kept : null;
    this.onSettled(result);
    this.settle(result);
  }
}

/**
 * Keeps answers to visitors as bytes, by what they were asked. A write drops those that it changes,
 * before it is acknowledged. Bounded in bytes: the ones not asked for longest go first.
 */
export class AnswerCache {
  private readonly answers = new LRUCache<string, KeptAnswer>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ANSWER_BYTES,
    sizeCalculation: (answer, key) => 2 * key.length + answer.size,
    dispose: ({ dependencies }, key) => this.forget(key, dependencies),
  });
  private readonly keysByDependency = new Map<Dependency, Set<string>>();
  private readonly makings = new Map<string, AnswerInTheMaking>();

  constructor(private readonly changes: Changes) {
    changes.onChange((change) => this.drop(change));
  }

  /** How many answers are kept, and what they take at most. */
  get size(): { answers: number; bytes: number } {
    return { answers: this.answers.size, bytes: this.answers.calculatedSize };
  }

  get(key: string): KeptAnswer | undefined {
    return this.answers.get(key);
  }

  /** The same answer, if somebody else is having it made. */
  inTheMaking(key: string): AnswerInTheMaking | undefined {
    return this.makings.get(key);
  }

  /** Begins an answer; it is kept unless something that it depends on is written meanwhile. */
  begin(key: string): AnswerInTheMaking {
    const making = new AnswerInTheMaking(this.now, (kept) => {
      if (this.makings.get(key) !== making) return;
      this.makings.delete(key);
      if (kept && this.isTrue(kept, making.begunAt)) this.keep(key, kept);
    });
    this.makings.set(key, making);
    return making;
  }

  /** Whether what is kept can be trusted: this process hears of what others write. */
  get isCurrent(): boolean {
    return this.changes.current;
  }

  /** How many changes there are, to be told when something was asked. */
  get now(): number {
    return this.changes.count;
  }

  /** Whether an answer begun at one count of changes is true for somebody who asked at another. */
  isTrue({ dependencies }: KeptAnswer, begunAt: number, askedAt = this.now): boolean {
    return this.changes.untouched(dependencies, begunAt, askedAt);
  }

  private keep(key: string, answer: KeptAnswer): void {
    this.answers.set(key, answer);
    if (!this.answers.has(key)) return;
    for (const dependency of answer.dependencies) {
      const keys = this.keysByDependency.get(dependency);
      if (keys) keys.add(key);
      else this.keysByDependency.set(dependency, new Set([key]));
    }
  }

  private drop(change: Change): void {
    if (change === 'catalogue') {
      this.answers.clear();
      return;
    }
    const dependencies: Dependency[] = change.startsWith('likes:') ? [change, 'likes'] : [change];
    for (const dependency of dependencies) {
      for (const key of [...(this.keysByDependency.get(dependency) ?? [])])
        this.answers.delete(key);
    }
  }

  private forget(key: string, dependencies: ReadonlySet<Dependency>): void {
    for (const dependency of dependencies) {
      const keys = this.keysByDependency.get(dependency);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByDependency.delete(dependency);
    }
  }
}
