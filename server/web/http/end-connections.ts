import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Between two looks at the connections of a server that closes, in milliseconds. */
const INTERVAL = 50;

/** How long a closing server waits, in milliseconds. */
export interface ClosingTimeouts {
  /** For the rest of a request. */
  requests: number;
  /** For the answers to requests that have arrived. */
  answers: number;
}

/**
 * Lets no client keep the server from closing. To be called before it listens.
 * @returns what is to be called when the server begins to close. Then a connection without a request ends at
 * once, one with an incomplete request a moment later, and one that still takes its answer at the last.
 */
export function endConnections(server: Server, timeouts: ClosingTimeouts): () => void {
  const sockets = new Set<Socket>();
  const unanswered = new Set<ServerResponse>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  function forget(this: ServerResponse): void {
    unanswered.delete(this);
  }
  server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (response.writableFinished) return;
    unanswered.add(response);
    response.once('close', forget);
  });

  /** Neither a silent connection nor one with half a request is idle for Node.js. */
  function endIncomplete(): void {
    const complete = [...unanswered].filter(({ req }) => req.complete);
    const busy = new Set(complete.map(({ req }) => req.socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  }

  return () => {
    const begun = performance.now();
    const looking = setInterval(() => {
      const waited = performance.now() - begun;
      server.closeIdleConnections();
      if (waited > timeouts.answers) server.closeAllConnections();
      else if (waited > timeouts.requests) endIncomplete();
    }, INTERVAL);
    server.once('close', () => clearInterval(looking));
  };
}
