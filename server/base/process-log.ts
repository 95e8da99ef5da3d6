import { closeSync, openSync } from 'node:fs';
import { Writable } from 'node:stream';
import { isatty } from 'node:tty';
import pino from 'pino';
import { loggerSettings } from './logging';
import { ConfigurationError } from './errors';
import { standardError, standardOutput } from './log-streams';

/**
 * The log of a serving process: its start, its end, and what libraries write. LOG_LEVEL is for the
 * log of requests, and has no effect here. Importing this module makes everything that this process
 * writes a line of JSON, so a program imports it first, and only a program that serves does.
 */
export const processLog = pino(loggerSettings('info'), standardOutput);

/** Makes each write to a standard stream one line of the log. The log itself does not use these streams. */
function logWrites(stream: NodeJS.WriteStream, log: (text: string) => void): void {
  const lines = new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _encoding, done) {
      log(chunk.toString().trimEnd());
      done();
    },
  });
  stream.write = lines.write.bind(lines);
}

/**
 * Writes to stderr why this process cannot go on, and ends it with code 1. A configuration error is
 * one sentence for the operator; anything else has its stack.
 */
export function endWith(error: unknown): never {
  const log = pino(loggerSettings('info'), standardError);
  if (error instanceof ConfigurationError) log.fatal(error.message);
  else log.fatal({ err: error }, 'The server ends because of an unexpected error.');
  process.exit(1);
}

logWrites(process.stdout, (text) => processLog.info(text));
logWrites(process.stderr, (text) => processLog.warn(text));
// The listener of Node.js writes to stderr as plain text, and so does Node.js for an uncaught error.
process.removeAllListeners('warning').on('warning', (warning) => {
  processLog.warn({ err: warning }, warning.message);
});
process.on('uncaughtException', endWith);

/** Node.js aborts at the end when it cannot restore the settings of a terminal that was closed. */
const terminals = [0, 1, 2].filter(isatty);
process.once('exit', () => {
  for (const fd of terminals.filter((terminal) => !isatty(terminal))) {
    closeSync(fd);
    // Gets the number that was closed, because it is the lowest.
    openSync('/dev/null', 'r+');
  }
});
