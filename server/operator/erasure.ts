import type { DataSource, QueryRunner } from 'typeorm';
import { change } from '../database/engine';
import { ConfigurationError } from '../errors';
import { foldEmail } from '../members/fold-email';

/** Where members' gestures are, hidden artifacts' included. */
const GESTURES = ['likes', 'artifact_views', 'hidden_likes', 'hidden_views'];

/** What artifacts show in the place of an erased member's name. */
const FORMER = 'Former member';

/**
 * Erases who a member is, and what they like and viewed. The uid stays: it owns their artifacts, and
 * no token of it counts any more.
 */
export async function eraseMember(runner: QueryRunner, uid: string): Promise<string> {
  const erase = `UPDATE "members" SET "email" = '', "emailFolded" = '', "photoURL" = NULL,
    "displayName" = '${FORMER}', "erasedAt" = $1 WHERE "uid" = $2`;
  await runner.query(erase, [Date.now(), uid]);
  await forgetGestures(runner, uid);
  return `Member ${uid} is erased; their artifacts show "${FORMER}".`;
}

/** Takes away what was written for an erased member by a process that had not heard of it. */
export async function forgetLate(runner: QueryRunner, uid: string): Promise<string | null> {
  const late = await forgetGestures(runner, uid);
  return late > 0 ? `Written meanwhile, and gone too: ${late} likes and views.` : null;
}

async function forgetGestures(runner: QueryRunner, uid: string): Promise<number> {
  let forgotten = 0;
  for (const table of GESTURES) {
    forgotten += await change(runner, `DELETE FROM "${table}" WHERE "memberUid" = $1`, [uid]);
  }
  return forgotten;
}

/**
 * The uid of the member whom an operator means, by uid or e-mail address.
 * @throws ConfigurationError when there is none, or several share the address: nobody verifies it.
 */
export async function whoIs(dataSource: DataSource, emailOrUid: string): Promise<string> {
  const find = `SELECT "uid", "displayName" AS "name",
      (SELECT count(*) FROM "artifacts" WHERE "ownerUid" = "uid") AS "artifacts"
    FROM "members" WHERE "uid" = $1 OR ("emailFolded" = $2 AND "erasedAt" IS NULL) ORDER BY "uid"`;
  const members = await dataSource.query<
    { uid: string; name: string | null; artifacts: number | string }[]
  >(find, [emailOrUid, foldEmail(emailOrUid)]);
  const [only, ...others] = members;
  if (!only) throw new ConfigurationError('No member has this e-mail address or uid.');
  if (others.length === 0) return only.uid;
  const list = members.map(
    ({ uid, name, artifacts }) => `  ${uid} (${name ?? 'Member'}, artifacts: ${artifacts})`,
  );
  throw new ConfigurationError(
    ['Several members have this e-mail address; say which by the uid:', ...list].join('\n'),
  );
}
