import type { QueryRunner } from 'typeorm';
import type { Role } from '../../common/roles';
import type { Engine } from './engine';
import { OperatorAct } from './operator-act.entity';

/**
 * The acts on the catalogue, as the log names them: an operator's, a moderator's, and the end of an
 * account.
 */
export type Act =
  | 'keep'
  | 'hide'
  | 'show'
  | 'publish'
  | 'send-back'
  | 'remove'
  | 'remove-picture'
  | 'restore'
  | 'erase-member'
  | 'delete-account'
  | 'moderator-on'
  | 'moderator-off'
  | 'role-member'
  | 'role-editor'
  | 'role-moderator'
  | 'transfer'
  | 'import'
  | 'sample-load'
  | 'sample-remove';

/** The act that gives a member a role. */
export const roleAct = (role: Role) => `role-${role.toLowerCase() as Lowercase<Role>}` as const;

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
