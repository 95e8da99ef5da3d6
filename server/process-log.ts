import { Writable } from 'node:stream';
import pino from 'pino';
import { loggerSettings } from './logging';
import { ConfigurationError } from './errors';

/**
 * The log of a serving process: its start, its end, and what libraries write. LOG_LEVEL is for the
 * log of requests, and has no effect here. Importing this module makes everything that this process
 * writes a line of JSON, so a program imports it first, and only a program that serves does.
 */
export const processLog = pino(loggerSettings('info'));

/** Makes each write to a standard stream one line of the log. pino does not use these streams. */
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
  const log = pino(loggerSettings('info'), pino.destination(2));
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
