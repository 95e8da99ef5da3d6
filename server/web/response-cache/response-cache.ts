import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../../database/changes';
import { type Change, type Tag, tagsOf } from '../../database/change';
import type { CompleteResponse } from './complete-response';
import { PendingResponse } from './pending-response';

/** The memory of all cached responses at most, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A single larger response is not cached. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;
/** How many requests are remembered, by a checksum of their key. */
const MAX_SEEN = 20_000;

/** In bytes, of a tag of a response. */
const TAG_SIZE = 200;

interface Entry {
  response: CompleteResponse;
  tags: ReadonlySet<Tag>;
}

/**
 * Responses to visitors, by their requests. Each has tags, and a write drops the responses with its
 * tags before it is acknowledged. Bounded in bytes: the least recently used are dropped first.
 */
export class ResponseCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_RESPONSE_BYTES,
    sizeCalculation: ({ response, tags }, key) =>
      2 * key.length + response.size + TAG_SIZE * tags.size,
    dispose: ({ tags }, key) => this.removeKey(key, tags),
  });
  private readonly keysByTag = new Map<Tag, Set<string>>();
  private readonly seen = new LRUCache<number, true>({ max: MAX_SEEN });
  private readonly pending = new Map<string, PendingResponse>();
  /** How many requests the cache has answered. */
  hits = 0;

  constructor(private readonly changes: Changes) {
    changes.onChange((change) => this.drop(change));
  }

  /** How many responses are cached, and their memory at most. */
  get size(): { responses: number; bytes: number } {
    return { responses: this.entries.size, bytes: this.entries.calculatedSize };
  }

  /** Nothing while this process is not fresh: another process may have changed the response. */
  get(key: string): CompleteResponse | undefined {
    return this.isFresh ? this.entries.get(key)?.response : undefined;
  }

  /** The response that another request is producing. */
  getPending(key: string): PendingResponse | undefined {
    return this.pending.get(key);
  }

  /**
   * Records a request. The response to one that comes once, such as a crawler's, is not cached. Two
   * requests may have the same checksum; then one is cached too early.
   * @returns whether it was seen before.
   */
  recordAndCheckSeen(key: string): boolean {
    const checksum = crc32(key);
    if (this.seen.get(checksum)) return true;
    this.seen.set(checksum, true);
    return false;
  }

  /** Begins a response. It is cached unless anything is written meanwhile. */
  begin(key: string): PendingResponse {
    const pending = new PendingResponse((response) => {
      if (this.pending.get(key) !== pending) return;
      this.pending.delete(key);
      if (response) this.store(key, response, pending.tags);
    });
    this.pending.set(key, pending);
    return pending;
  }

  /** Whether cached responses can be trusted: this process knows what others wrote. */
  get isFresh(): boolean {
    return this.changes.isFresh;
  }

  private store(key: string, response: CompleteResponse, tags: ReadonlySet<Tag>): void {
    this.entries.set(key, { response, tags });
    if (!this.entries.has(key)) return;
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.keysByTag.set(tag, new Set([key]));
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
      for (const key of [...(this.keysByTag.get(tag) ?? [])]) this.entries.delete(key);
    }
  }

  private removeKey(key: string, tags: ReadonlySet<Tag>): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}
