import { Socket } from 'node:net';

/**
 * pg's settings for a process that must not wait for PostgreSQL for ever: a statement that takes too
 * long fails, and its connection is free for the next.
 * @param timeout of a statement, in milliseconds; connecting may take half as long.
 */
export function timeoutOptions(timeout: number): object {
  return {
    // For a connection, a new one or one that others use.
    connectionTimeoutMillis: timeout / 2,
    statement_timeout: timeout,
    // A process that is suspended within a write keeps the rows of others locked no longer than this.
    idle_in_transaction_session_timeout: 2 * timeout,
    // Idle connections are closed before they look like silent ones.
    idleTimeoutMillis: timeout / 2,
    // A silent server is unreachable. pg's own query_timeout would keep the connection.
    stream() {
      const socket = new Socket();
      return socket.setTimeout(2 * timeout, () => socket.destroy());
    },
  };
}
