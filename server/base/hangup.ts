import cluster from 'node:cluster';

/** What the first process tells its workers on SIGHUP. */
export const HANGUP = 'hangup';

let reload: (() => void) | null = null;
let isPending = false;

/** Reads the operator's site again on SIGHUP, and now if the signal came before. */
export function reloadOnHangup(reloadSite: () => void): void {
  reload = reloadSite;
  if (isPending) reload();
}

function hangUp(): void {
  if (reload) reload();
  else isPending = true;
}

/**
 * From the import of this module on, SIGHUP does not end a server with a site of its own, also while it
 * starts. A server without one ends on it, as programs do when their terminal is closed.
 */
if (process.env['SITE_DIR']?.trim()) {
  process.on('SIGHUP', hangUp);
  // Node.js keeps a message until the worker listens, where a signal would end the worker.
  if (cluster.isWorker) process.on('message', (message) => message === HANGUP && hangUp());
}
