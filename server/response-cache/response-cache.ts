import { LRUCache } from 'lru-cache';
import type { Changes } from '../changes/changes';
import { type Change, type Tag, tagsOf } from '../database/change';
import { AdmissionFilter } from './admission-filter';
import type { CacheKey } from './cache-key';
import type { CompleteResponse } from './complete-response';
import { PendingResponse } from './pending-response';

/** The memory of all cached responses at most, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A single larger response is not cached. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

/** In bytes, of a tag of a response. */
const TAG_SIZE = 200;

/** A response, and the body of the request for it. */
interface Entry {
  body: Buffer;
  response: CompleteResponse;
  tags: ReadonlySet<Tag>;
}

/**
 * Responses to visitors, by their requests. Each has tags, and a write drops the responses with its
 * tags before it is acknowledged. Bounded in bytes: the least recently used are dropped first. When the
 * bodies of two requests have the same checksum, only one response is cached.
 */
export class ResponseCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_RESPONSE_BYTES,
    sizeCalculation: ({ body, response, tags }, text) =>
      2 * text.length + body.length + response.size + TAG_SIZE * tags.size,
    dispose: ({ tags }, text) => this.removeText(text, tags),
  });
  private readonly textsByTag = new Map<Tag, Set<string>>();
  private readonly admission = new AdmissionFilter();
  private readonly pending = new Map<string, { body: Buffer; response: PendingResponse }>();

  constructor(private readonly changes: Changes) {
    changes.onChange((change) => this.drop(change));
  }

  /** How many responses are cached, and their memory at most. */
  get size(): { responses: number; bytes: number } {
    return { responses: this.entries.size, bytes: this.entries.calculatedSize };
  }

  /** Nothing while this process is not fresh: another process may have changed the response. */
  get({ text, body }: CacheKey): CompleteResponse | undefined {
    const entry = this.isFresh ? this.entries.get(text) : undefined;
    return entry?.body.equals(body) ? entry.response : undefined;
  }

  /** The response that another request is producing. */
  getPending({ text, body }: CacheKey): PendingResponse | undefined {
    const pending = this.pending.get(text);
    return pending?.body.equals(body) ? pending.response : undefined;
  }

  /** Records a request. @returns whether it was seen before; only then may the cache be used. */
  recordAndCheckSeen(checksum: number): boolean {
    return this.admission.recordAndCheckSeen(checksum);
  }

  /** Begins a response. It is cached unless anything is written meanwhile. */
  begin(key: CacheKey): PendingResponse {
    const { text, body } = key;
    const pending = new PendingResponse((response) => {
      if (this.pending.get(text)?.response !== pending) return;
      this.pending.delete(text);
      if (response) this.store(key, response, pending.tags);
    });
    this.pending.set(text, { body, response: pending });
    return pending;
  }

  /** Whether cached responses can be trusted: this process knows what others wrote. */
  get isFresh(): boolean {
    return this.changes.isFresh;
  }

  private store(
    { text, body }: CacheKey,
    response: CompleteResponse,
    tags: ReadonlySet<Tag>,
  ): void {
    this.entries.set(text, { body, response, tags });
    if (!this.entries.has(text)) return;
    for (const tag of tags) {
      const texts = this.textsByTag.get(tag);
      if (texts) texts.add(text);
      else this.textsByTag.set(tag, new Set([text]));
    }
  }

  /** A response that was begun before the write is not stored, and no later request waits for it. */
  private drop(change: Change): void {
    this.pending.clear();
    if (change === 'catalogue') {
      this.entries.clear();
      return;
    }
    for (const tag of tagsOf(change)) {
      for (const text of [...(this.textsByTag.get(tag) ?? [])]) this.entries.delete(text);
    }
  }

  private removeText(text: string, tags: ReadonlySet<Tag>): void {
    for (const tag of tags) {
      const texts = this.textsByTag.get(tag);
      texts?.delete(text);
      if (texts?.size === 0) this.textsByTag.delete(tag);
    }
  }
}
