import type { ServerResponse } from 'node:http';

/** A signal that is aborted, for this reason, when the client disconnects. */
export function untilClosed(response: ServerResponse, reason: Error): AbortSignal {
  const closing = new AbortController();
  response.once('close', () => closing.abort(reason));
  return closing.signal;
}
