/** How long open requests may take to end after SIGTERM, in milliseconds. */
const SHUTDOWN_TIMEOUT = 9_000;

/** A server that runs until it is closed. */
export interface RunningServer {
  close(): Promise<void>;
  /** Reads the operator's site again. */
  reloadSite: () => void;
}

/** Ends this process in order on SIGTERM and SIGINT, once, and within 10 seconds. */
export function closeOnSignal(close: () => Promise<unknown>): void {
  let isClosing = false;
  const end = async () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
    await close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end()).once('SIGINT', () => void end());
}
