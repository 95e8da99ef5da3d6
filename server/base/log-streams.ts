import { constants, openSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { errorCode } from './errors';

/** How many bytes wait in memory while the log cannot be written. Further lines are dropped. */
const MOST_WAITING = 2 ** 20;
/** Between two attempts to write what waits, in milliseconds. */
const RETRY_INTERVAL = 100;
/** How long an ending process waits for the reader of its log, in milliseconds. */
const LAST_WAIT = 500;

/**
 * A standard stream for the log. Writing never fails and never blocks: on a full disk, on a closed terminal
 * or before a reader that does not read, lines wait in memory, and more than fit there are dropped. pino's own
 * streams would try for ever when the process ends.
 */
class LogStream {
  private readonly waiting: Buffer[] = [];
  private waitingBytes = 0;
  private dropped = 0;
  private retries: NodeJS.Timeout | undefined;

  private readonly fd: number;

  constructor(stream: { fd: number }) {
    this.fd = nonBlocking(stream.fd);
    process.once('exit', () => this.writeLast());
  }

  write(line: string): void {
    if (this.waitingBytes >= MOST_WAITING) {
      this.dropped += 1;
      return;
    }
    this.add(line);
    if (this.retries) return;
    if (this.writeWaiting() !== null) {
      this.retries = setInterval(() => this.retry(), RETRY_INTERVAL).unref();
    }
  }

  private add(line: string): void {
    const bytes = Buffer.from(line);
    this.waiting.push(bytes);
    this.waitingBytes += bytes.length;
  }

  private retry(): void {
    if (this.writeWaiting() !== null) return;
    clearInterval(this.retries);
    this.retries = undefined;
    if (this.dropped === 0) return;
    const msg = `${this.dropped} lines of the log could not be written.`;
    this.dropped = 0;
    this.write(`${JSON.stringify({ level: 40, time: Date.now(), msg })}\n`);
  }

  /** @returns null when nothing waits any more, and otherwise the code of the error. */
  private writeWaiting(): string | null {
    try {
      for (let line = this.waiting[0]; line; line = this.waiting[0]) {
        const written = writeSync(this.fd, line);
        this.waitingBytes -= written;
        if (written < line.length) this.waiting[0] = line.subarray(written);
        else this.waiting.shift();
      }
      return null;
    } catch (error) {
      return errorCode(error);
    }
  }

  /** A reader may only be slow; a full disk or a closed terminal will not change. */
  private writeLast(): void {
    const deadline = Date.now() + LAST_WAIT;
    while (this.writeWaiting() === 'EAGAIN' && Date.now() < deadline) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/** Node.js makes the pipes and sockets of standard streams non-blocking, and terminals blocking. */
function nonBlocking(fd: number): number {
  if (!isatty(fd)) return fd;
  try {
    const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = constants;
    return openSync(`/dev/fd/${fd}`, O_WRONLY | O_NONBLOCK | O_NOCTTY);
  } catch {
    // The terminal of another user, as after `su`.
    return fd;
  }
}

export const standardOutput = new LogStream(process.stdout);
export const standardError = new LogStream(process.stderr);
