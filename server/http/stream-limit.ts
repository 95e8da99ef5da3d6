import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { RETRY_AFTER_SECONDS, rateLimited, unavailable } from '../errors';
import type { ClientOf } from './network';

/** How many responses may be streamed to one client at a time. */
const MAX_OF_CLIENT = 4;
/** How many responses this process streams at a time. */
const MAX_OF_ALL = 32;

/** Bounds the responses that are streamed: a client that reads slowly holds the memory of each. */
export class StreamLimit {
  /** The client of each response that is being streamed. */
  private readonly clients: string[] = [];

  constructor(private readonly clientOf: ClientOf) {}

  /**
   * Counts a response until it is closed.
   * @throws RATE_LIMITED at the limit of the client; UNAVAILABLE at the limit of all clients.
   */
  begin(request: IncomingMessage, response: ServerResponse): void {
    const { key, site } = this.clientOf(request);
    // One customer can have more networks in a /48 than there are streams.
    const client = site ?? key;
    if (this.clients.filter((other) => other === client).length >= MAX_OF_CLIENT) {
      throw rateLimited(RETRY_AFTER_SECONDS, 'long lists at the same time');
    }
    if (this.clients.length >= MAX_OF_ALL) {
      throw unavailable('Too many long lists are being read just now; try again later.');
    }
    this.clients.push(client);
    finished(response, () => this.clients.splice(this.clients.indexOf(client), 1));
  }
}
