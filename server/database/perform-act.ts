import { ConfigurationError } from '../base/errors';
import type { Database } from './database';
import { type Act, type Action, logAct } from './log-act';

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
