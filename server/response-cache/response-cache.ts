import { LRUCache } from 'lru-cache';
import type { Changes, Dependency, RowsDependency } from '../changes/changes';
import type { Change } from '../database/change';
import { AdmissionFilter } from './admission-filter';
import type { CompleteResponse } from './complete-response';
import { PendingResponse } from './pending-response';

/** The memory of all cached responses at most, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A single larger response is not cached. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/**
 * Responses to visitors, by what was requested. A write drops those that it changes before it is
 * acknowledged. Bounded in bytes: the least recently used are dropped first.
 */
export class ResponseCache {
  private readonly responses = new LRUCache<string, CompleteResponse>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_RESPONSE_BYTES,
    sizeCalculation: (response, key) => 2 * key.length + response.size,
    dispose: ({ dependencies }, key) => this.removeKey(key, dependencies),
  });
  private readonly keysByDependency = new Map<Dependency, Set<string>>();
  private readonly rowsDependencies = new Set<RowsDependency>();
  private readonly admission = new AdmissionFilter();
  private readonly pending = new Map<string, PendingResponse>();

  constructor(private readonly changes: Changes) {
    changes.onChange((change) => this.invalidate(change));
  }

  /** How many responses are cached, and their memory at most. */
  get size(): { responses: number; bytes: number } {
    return { responses: this.responses.size, bytes: this.responses.calculatedSize };
  }

  /** Nothing while this process is not current: the response may have been changed unheard. */
  get(key: string): CompleteResponse | undefined {
    return this.isCurrent ? this.responses.get(key) : undefined;
  }

  /** The same response, while another request produces it. */
  getPending(key: string): PendingResponse | undefined {
    return this.pending.get(key);
  }

  /** Whether the same was requested before. From now on, it was. Other responses are not looked up, nor cached. */
  admits(text: string | Buffer): boolean {
    return this.admission.admits(text);
  }

  /** Begins a response. It is cached unless something that it depends on is written meanwhile. */
  begin(key: string): PendingResponse {
    const pending = new PendingResponse(this.now, (response) => {
      if (this.pending.get(key) !== pending) return;
      this.pending.delete(key);
      if (response && this.isValid(response, pending.begunAt)) this.store(key, response);
    });
    this.pending.set(key, pending);
    return pending;
  }

  /** Whether cached responses can be trusted: this process hears of what others write. */
  get isCurrent(): boolean {
    return this.changes.isCurrent;
  }

  /** The number of changes known so far, a logical clock. */
  get now(): number {
    return this.changes.count;
  }

  /** Whether a response that began at one time is valid for a request that arrived at another. */
  isValid({ dependencies }: CompleteResponse, begunAt: number, arrivedAt = this.now): boolean {
    return this.changes.isValid(dependencies, begunAt, arrivedAt);
  }

  private store(key: string, response: CompleteResponse): void {
    this.responses.set(key, response);
    if (!this.responses.has(key)) return;
    for (const dependency of response.dependencies) {
      const keys = this.keysByDependency.get(dependency);
      if (keys) keys.add(key);
      else this.keysByDependency.set(dependency, new Set([key]));
      if (typeof dependency !== 'string') this.rowsDependencies.add(dependency);
    }
  }

  private invalidate(change: Change): void {
    if (change === 'catalogue') {
      this.responses.clear();
      return;
    }
    if (typeof change === 'string') {
      this.dropDependents(change);
      return;
    }
    this.dropDependents(change.tag);
    for (const dependency of this.rowsDependencies) {
      if (dependency.isChangedBy(change)) this.dropDependents(dependency);
    }
  }

  private dropDependents(dependency: Dependency): void {
    for (const key of [...(this.keysByDependency.get(dependency) ?? [])]) {
      this.responses.delete(key);
    }
  }

  private removeKey(key: string, dependencies: ReadonlySet<Dependency>): void {
    for (const dependency of dependencies) {
      const keys = this.keysByDependency.get(dependency);
      keys?.delete(key);
      if (keys?.size !== 0) continue;
      this.keysByDependency.delete(dependency);
      if (typeof dependency !== 'string') this.rowsDependencies.delete(dependency);
    }
  }
}
