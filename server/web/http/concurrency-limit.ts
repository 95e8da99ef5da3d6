import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { RETRY_AFTER_SECONDS, rateLimited, unavailable } from '../../base/errors';

interface Limits {
  /** How many of one requester's requests may be open at a time. */
  ofOne: number;
  /** How many requests of all may be open at a time in this process. */
  ofAll: number;
  /** Names the requests for who exceeds a limit. */
  what: string;
}

interface OpenRequest {
  requester: string;
  response: ServerResponse;
}

/** Bounds requests that hold memory until they end: a slow client would hold it long. */
export class ConcurrencyLimit {
  /** In the order in which they began. */
  private readonly open: OpenRequest[] = [];

  constructor(private readonly limits: Limits) {}

  /**
   * Counts a request until its response is closed. At the limit of all, the requester with the most
   * requests loses the last of them to one with fewer: few requesters cannot keep all others out.
   * @param requester a client or a member
   * @throws RATE_LIMITED at the limit of the requester; UNAVAILABLE at the limit of all.
   */
  begin(requester: string, response: ServerResponse): void {
    const { ofOne, ofAll, what } = this.limits;
    const own = this.countOf(requester);
    if (own >= ofOne) {
      throw rateLimited(RETRY_AFTER_SECONDS, `${what} at the same time`);
    }
    if (this.open.length >= ofAll && !this.endOneOfMoreThan(own + 1)) {
      throw unavailable(`There are too many ${what} just now; try again later.`);
    }
    const request = { requester, response };
    this.open.push(request);
    finished(response, () => this.remove(request));
  }

  /** Disconnects a requester with more requests than this. @returns false if there is none */
  private endOneOfMoreThan(count: number): boolean {
    const most = Math.max(...this.open.map(({ requester }) => this.countOf(requester)));
    const last = this.open.findLast(({ requester }) => this.countOf(requester) === most);
    if (!last || most <= count) return false;
    this.remove(last);
    last.response.destroy();
    return true;
  }

  private countOf(requester: string): number {
    return this.open.filter((other) => other.requester === requester).length;
  }

  private remove(request: OpenRequest): void {
    const place = this.open.indexOf(request);
    if (place >= 0) this.open.splice(place, 1);
  }
}
