import { errorCode } from '../../errors';

/** SQLSTATE classes and codes, and codes of the network. */
const UNAVAILABLE = /^(08|53|55P03|57014|57P|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)/;

/** How pg describes, without a code, a connection that was lost or could not be made. */
const CONNECTION_LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/** deadlock_detected and serialization_failure: nothing was written, and trying again is right. */
const TRY_AGAIN = ['40P01', '40001'];
const FOREIGN_KEY_VIOLATION = '23503';

const ATTEMPTS = 3;

/** Whether PostgreSQL is out of reach, too slow, or has no room for one more connection. */
export function isUnavailable(error: unknown): boolean {
  const isLost = error instanceof Error && CONNECTION_LOST.test(error.message);
  return isLost || UNAVAILABLE.test(errorCode(error));
}

export const isForeignKeyViolation = (error: unknown): boolean =>
  errorCode(error) === FOREIGN_KEY_VIOLATION;

/** Runs a write; when PostgreSQL gives it up in favour of another, runs it again. */
export async function retryConflicts<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.includes(errorCode(error))) throw error;
    }
  }
}
