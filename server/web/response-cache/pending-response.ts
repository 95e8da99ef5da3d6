import type { IncomingMessage } from 'node:http';
import type { Tag } from '../../database/change';
import type { CompleteResponse } from './complete-response';

const PENDING = Symbol('pending response');

type MarkedRequest = IncomingMessage & { [PENDING]?: PendingResponse };

/** A response that is being produced for the cache, and its tags so far. */
export class PendingResponse {
  private readonly collected = new Set<Tag>();
  private settled: Promise<CompleteResponse | null> | null = null;
  private resolve: (response: CompleteResponse | null) => void = () => undefined;
  private isCacheable = true;
  private isHandled = false;
  private hasEnded = false;

  constructor(private readonly onSettled: (response: CompleteResponse | null) => void) {}

  /** Waits on behalf of another request. Resolves with the response if it may be cached. */
  wait(): Promise<CompleteResponse | null> {
    this.settled ??= new Promise((resolve) => {
      this.resolve = resolve;
    });
    return this.settled;
  }

  get tags(): ReadonlySet<Tag> {
    return this.collected;
  }

  /** Tags the response. A list that is streamed still reads after the end. */
  tag(tag: Tag): void {
    if (!this.hasEnded) this.collected.add(tag);
  }

  /** Keeps a response out of the cache, such as one with an error. */
  doNotCache(): void {
    this.isCacheable = false;
  }

  /** A handler has taken over: it will end the response, and a disconnect no longer drops it. */
  markHandled(): void {
    this.isHandled = true;
  }

  /**
   * Drops the response when its client disconnects before a handler has taken it. Later it stays,
   * because other requests may be waiting for it.
   */
  abandon(): void {
    if (!this.isHandled) this.end(null);
  }

  /** Ends the response; null keeps it out of the cache. Only the first call has an effect. */
  end(response: CompleteResponse | null): void {
    this.hasEnded = true;
    const result = this.isCacheable ? response : null;
    this.onSettled(result);
    this.resolve(result);
  }
}

/** Marks the request as the one that produces this response. */
export function markRequest(request: MarkedRequest, pending: PendingResponse): void {
  request[PENDING] = pending;
}

/** The response that a request is producing for the cache, if any. */
export function pendingResponseOf(request: MarkedRequest): PendingResponse | undefined {
  return request[PENDING];
}
