import { errorCode } from '../../base/errors';

const UNAVAILABLE =
  /^SQLITE_(BUSY|LOCKED|FULL|IOERR|NOMEM|INTERRUPT|CANTOPEN|READONLY|CORRUPT|NOTADB)/;

/** Whether SQLite cannot reach its file, or not in time. */
export const isUnavailable = (error: unknown): boolean => UNAVAILABLE.test(errorCode(error));

export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('FOREIGN KEY constraint failed');
