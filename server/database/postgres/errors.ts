import { setTimeout as pause } from 'node:timers/promises';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { errorCode } from '../../base/errors';

/** The SQLSTATE of a write at a server that only reads, as a standby does. */
export const READ_ONLY = '25006';

/** SQLSTATE classes and codes, and codes of the network. */
const UNAVAILABLE = new RegExp(
  `^(08|${READ_ONLY}|25P03|53|55P03|57014|57P|EAI_AGAIN|ECONN|EHOST|ENET|ENOTFOUND|EPIPE|ETIMEDOUT)`,
);

/** How pg describes, without a code, a connection that was lost or could not be made. */
const CONNECTION_LOST =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying)/;

/** deadlock_detected and serialization_failure: nothing was written, and trying again is right. */
const TRY_AGAIN = /^(40P01|40001)$/;
const FOREIGN_KEY_VIOLATION = '23503';

const ATTEMPTS = 6;
/** The first pause at most, in milliseconds. Each is twice as long as the one before. */
const PAUSE = 20;

/**
 * Whether PostgreSQL is out of reach, starting, stopping, a standby, too slow or made to wait too long, has no room for one more
 * connection, or gives up a write in favour of another.
 */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  return isOfLostConnection(error) || UNAVAILABLE.test(code) || TRY_AGAIN.test(code);
}

/** TypeORM releases the runner, or its manager, whose connection is lost between two statements of a transaction. */
const isOfLostConnection = (error: unknown): boolean =>
  error instanceof QueryRunnerAlreadyReleasedError ||
  error instanceof QueryRunnerProviderAlreadyReleasedError ||
  (error instanceof Error && CONNECTION_LOST.test(error.message));

export const isForeignKeyViolation = (error: unknown): boolean =>
  errorCode(error) === FOREIGN_KEY_VIOLATION;

/**
 * Runs a write. When PostgreSQL gives it up in favour of another, runs it again, up to five times, after a
 * pause of random length, so that two writes do not meet again.
 */
export async function retryConflicts<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.test(errorCode(error))) throw error;
      await pause(Math.random() * PAUSE * 2 ** (attempt - 1));
    }
  }
}
