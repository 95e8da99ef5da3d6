import type { QueryRunner } from 'typeorm';
import type { Database } from '../database/database';
import type { Engine } from '../database/engine';
import { OperatorAct } from '../database/operator-act.entity';
import { ConfigurationError } from '../errors';

/**
 * The acts on the catalogue, as the log names them: an operator's, a moderator's, and the end of an
 * account.
 */
export type Act =
  | 'keep'
  | 'hide'
  | 'show'
  | 'remove'
  | 'restore'
  | 'erase-member'
  | 'delete-account'
  | 'moderator-on'
  | 'moderator-off'
  | 'import'
  | 'sample-load'
  | 'sample-remove';

/** How many rows one statement inserts: databases limit its parameters. */
const ROWS_AT_ONCE = 1_000;

/** Does the work of an act. It returns a message for the operator, or null when it changed nothing. */
export type Action = (runner: QueryRunner) => Promise<string | null>;

/** What the log stores about an act besides its subjects; an operator's act has no moderator. */
type ActDetails = Partial<Pick<OperatorAct, 'moderatorUid' | 'reason'>>;

/**
 * Does the work of an act and logs it, within a transaction: one act at a time.
 * @param subjects see `performAct`.
 */
export async function logAct(
  engine: Engine,
  runner: QueryRunner,
  act: Act,
  subjects: readonly string[],
  action: Action,
  { moderatorUid = null, reason = null }: ActDetails = {},
): Promise<string | null> {
  await engine.lockTable(runner.manager, 'operator_acts');
  const message = await action(runner);
  if (message === null) return null;
  const at = new Date();
  const acts = subjects.map((subject) => ({ at, act, subject, moderatorUid, reason }));
  for (let start = 0; start < acts.length; start += ROWS_AT_ONCE) {
    await runner.manager.insert(OperatorAct, acts.slice(start, start + ROWS_AT_ONCE));
  }
  return message;
}

/**
 * Carries out an operator's act and logs it, both or neither, one act at a time.
 * @param subjects the ids of artifacts or uids of members, which get a line of the log each; never data
 * that an erasure removes.
 * @param reason why, for acts on artifacts; see `OperatorAct`.
 * @throws ConfigurationError with the reason why it was not done.
 */
export async function performAct(
  { dataSource, engine }: Database,
  act: Act,
  subjects: readonly string[],
  action: Action,
  reason: string | null = null,
): Promise<string | null> {
  try {
    return await engine.transaction(dataSource, (runner) =>
      logAct(engine, runner, act, subjects, action, { reason }),
    );
  } catch (error) {
    if (!engine.isUnavailable(error)) throw error;
    const cause = { cause: error };
    throw new ConfigurationError('The database is busy or unavailable: nothing was done.', cause);
  }
}
