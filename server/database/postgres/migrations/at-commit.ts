import { LOCKS } from '../advisory-locks';

/**
 * Takes the lock of those who write rows that many transactions write: entries of the log, counts by type
 * and by fact, known words, addresses of pictures. It is held until the commit. So entries of the log become
 * visible in the order of their numbers, and no entry appears before one that was read.
 */
export const lockSharedRows = `PERFORM pg_advisory_xact_lock(${LOCKS.log});`;

/**
 * A trigger that runs when its transaction commits. So the lock of shared rows is the last one that a
 * transaction takes: no holder waits for another lock, and no order of statements is a deadlock.
 */
export const atCommit = (name: string, event: string, call: string, condition = ''): string =>
  `CREATE CONSTRAINT TRIGGER "${name}" AFTER ${event} DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW ${condition} EXECUTE FUNCTION ${call}()`;
