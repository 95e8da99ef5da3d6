import { LRUCache } from 'lru-cache';
import type { Changes, Dependency, RowsDependency } from '../changes/changes';
import type { Change } from '../database/change';
import { AdmissionFilter } from './admission-filter';
import type { CacheKey } from './cache-key';
import type { CompleteResponse } from './complete-response';
import { PendingResponse } from './pending-response';

/** The memory of all cached responses at most, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A single larger response is not cached. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/** A response, and the body of the request for it. */
interface Entry {
  body: Buffer;
  response: CompleteResponse;
}

/**
 * Responses to visitors, by what was requested. A write drops those that it changes before it is
 * acknowledged. Bounded in bytes: the least recently used are dropped first. Of two requests whose bodies
 * have the same checksum, it has the response to one.
 */
export class ResponseCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_RESPONSE_BYTES,
    sizeCalculation: ({ body, response }, text) => 2 * text.length + body.length + response.size,
    dispose: ({ response }, text) => this.removeText(text, response.dependencies),
  });
  private readonly textsByDependency = new Map<Dependency, Set<string>>();
  private readonly rowsDependencies = new Set<RowsDependency>();
  private readonly admission = new AdmissionFilter();
  private readonly pending = new Map<string, { body: Buffer; response: PendingResponse }>();

  constructor(private readonly changes: Changes) {
    changes.onChange((change) => this.invalidate(change));
  }

  /** How many responses are cached, and their memory at most. */
  get size(): { responses: number; bytes: number } {
    return { responses: this.entries.size, bytes: this.entries.calculatedSize };
  }

  /** Nothing while this process is not current: the response may have been changed unheard. */
  get({ text, body }: CacheKey): CompleteResponse | undefined {
    const entry = this.isCurrent ? this.entries.get(text) : undefined;
    return entry?.body.equals(body) ? entry.response : undefined;
  }

  /** The same response, while another request produces it. */
  getPending({ text, body }: CacheKey): PendingResponse | undefined {
    const pending = this.pending.get(text);
    return pending?.body.equals(body) ? pending.response : undefined;
  }

  /** Whether the same was requested before. From now on, it was. Other responses are not looked up, nor cached. */
  admits(checksum: number): boolean {
    return this.admission.admits(checksum);
  }

  /** Begins a response. It is cached unless something that it depends on is written meanwhile. */
  begin(key: CacheKey): PendingResponse {
    const { text, body } = key;
    const pending = new PendingResponse(this.now, (response) => {
      if (this.pending.get(text)?.response !== pending) return;
      this.pending.delete(text);
      if (response && this.isValid(response, pending.begunAt)) this.store(key, response);
    });
    this.pending.set(text, { body, response: pending });
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

  private store({ text, body }: CacheKey, response: CompleteResponse): void {
    this.entries.set(text, { body, response });
    if (!this.entries.has(text)) return;
    for (const dependency of response.dependencies) {
      const texts = this.textsByDependency.get(dependency);
      if (texts) texts.add(text);
      else this.textsByDependency.set(dependency, new Set([text]));
      if (typeof dependency !== 'string') this.rowsDependencies.add(dependency);
    }
  }

  private invalidate(change: Change): void {
    if (change === 'catalogue') {
      this.entries.clear();
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
    for (const text of [...(this.textsByDependency.get(dependency) ?? [])]) {
      this.entries.delete(text);
    }
  }

  private removeText(text: string, dependencies: ReadonlySet<Dependency>): void {
    for (const dependency of dependencies) {
      const texts = this.textsByDependency.get(dependency);
      texts?.delete(text);
      if (texts?.size !== 0) continue;
      this.textsByDependency.delete(dependency);
      if (typeof dependency !== 'string') this.rowsDependencies.delete(dependency);
    }
  }
}
