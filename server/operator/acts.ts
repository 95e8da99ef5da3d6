import type { QueryRunner } from 'typeorm';
import type { Database } from '../database/database';
import { OperatorAct } from '../database/operator-act.entity';
import { ConfigurationError } from '../errors';

/** The acts of an operator or a moderator on the catalogue, as the log names them. */
export type Act =
  | 'keep'
  | 'hide'
  | 'show'
  | 'remove'
  | 'restore'
  | 'erase-member'
  | 'moderator-on'
  | 'moderator-off'
  | 'sample-load'
  | 'sample-remove';

/** How many rows one statement inserts: databases limit its parameters. */
const ROWS_AT_ONCE = 1_000;

/** Does the work of an act. It returns what to tell the operator; null when there was nothing to do. */
export type Action = (runner: QueryRunner) => Promise<string | null>;

/**
 * Does what an operator asks for and logs it, both or neither, one act at a time.
 * @param subjects the ids of artifacts or uids of members, which get a line of the log each; never data
 * that an erasure removes.
 * @throws ConfigurationError with the reason why it was not done.
 */
export async function performAct(
  { dataSource, engine }: Database,
  act: Act,
  subjects: readonly string[],
  action: Action,
): Promise<string | null> {
  try {
    return await engine.transaction(dataSource, async (runner) => {
      await engine.lockTable(runner.manager, 'operator_acts');
      const message = await action(runner);
      if (message !== null) await logActs(runner, act, subjects, null);
      return message;
    });
  } catch (error) {
    if (!engine.isUnavailable(error)) throw error;
    const cause = { cause: error };
    throw new ConfigurationError('The database is busy or unavailable: nothing was done.', cause);
  }
}

/**
 * Writes acts into the log, a line for each subject.
 * @param moderatorUid the moderator who did them on the web; null for the operator.
 */
export async function logActs(
  { manager }: QueryRunner,
  act: Act,
  subjects: readonly string[],
  moderatorUid: string | null,
): Promise<void> {
  const at = new Date();
  const acts = subjects.map((subject) => ({ at, act, subject, moderatorUid }));
  for (let start = 0; start < acts.length; start += ROWS_AT_ONCE) {
    await manager.insert(OperatorAct, acts.slice(start, start + ROWS_AT_ONCE));
  }
}
