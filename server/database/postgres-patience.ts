import { Socket } from 'node:net';

/**
 * pg's settings for a server that does not wait for PostgreSQL for ever: a request that cannot be
 * answered in time is told so, and the connection is free for the next.
 * @param patience with a statement, in milliseconds; connecting may take half as long.
 */
export function limitedPatience(patience: number): object {
  return {
    // With a connection, a new one or one that others use.
    connectionTimeoutMillis: patience / 2,
    statement_timeout: patience,
    // Those that nobody uses are let go before they are taken for silent ones.
    idleTimeoutMillis: patience / 2,
    // A server that is silent is out of reach: pg's own query_timeout would keep the connection.
    stream() {
      const socket = new Socket();
      return socket.setTimeout(2 * patience, () => socket.destroy());
    },
  };
}
