import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { RETRY_AFTER_SECONDS, rateLimited, unavailable } from '../errors';

interface Limits {
  /** How many of one requester's requests may be open at a time. */
  ofOne: number;
  /** How many requests of all may be open at a time in this process. */
  ofAll: number;
  /** Names the requests for who exceeds a limit. */
  what: string;
}

/** Bounds requests that hold memory until they end: a slow client would hold it long. */
export class ConcurrencyLimit {
  /** Who makes each request that is open. */
  private readonly requesters: string[] = [];

  constructor(private readonly limits: Limits) {}

  /**
   * Counts a request until its response is closed.
   * @param requester a client or a member
   * @throws RATE_LIMITED at the limit of the requester; UNAVAILABLE at the limit of all.
   */
  begin(requester: string, response: ServerResponse): void {
    const { ofOne, ofAll, what } = this.limits;
    if (this.requesters.filter((other) => other === requester).length >= ofOne) {
      throw rateLimited(RETRY_AFTER_SECONDS, `${what} at the same time`);
    }
    if (this.requesters.length >= ofAll) {
      throw unavailable(`There are too many ${what} just now; try again later.`);
    }
    this.requesters.push(requester);
    finished(response, () => this.requesters.splice(this.requesters.indexOf(requester), 1));
  }
}
