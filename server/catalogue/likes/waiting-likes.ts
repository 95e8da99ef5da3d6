import { In, type QueryRunner } from 'typeorm';
import { normalizeEmail } from '../../../common/members';
import { Artifact } from '../artifacts/artifact.entity';
import type { Database } from '../../database/database';
import type { Services } from '../../web/graphql/services';
import type { VerifiedToken } from '../members/member.service';
import { Like } from './like.entity';
import { WaitingLike } from './waiting-like.entity';

/** How many likes one transaction writes, so that other writes are not delayed. */
const BATCH = 500;

/** Likes that were imported, and wait for the members who gave them. */
export class WaitingLikes {
  constructor(private readonly services: Services) {}

  /**
   * Makes the likes that wait for the address of a token the likes of its member, if the address is
   * verified. A like that the member has given meanwhile stays one like. Likes of hidden artifacts wait
   * until the artifact is shown and the member signs in again.
   */
  async claim({ uid, email, isEmailVerified }: VerifiedToken): Promise<void> {
    if (!isEmailVerified) return;
    const address = normalizeEmail(email);
    const { database, writer, changes } = this.services;
    if ((await waitingFor(database, address)).length === 0) return;
    const claimBatch = () =>
      writer.transaction((runner) => makeLikes(database, runner, uid, address));
    while ((await claimBatch()) > 0);
    changes.announce('catalogue');
  }
}

/** @returns how many likes were waiting. */
async function makeLikes(
  database: Database,
  runner: QueryRunner,
  memberUid: string,
  address: string,
): Promise<number> {
  const { manager } = runner;
  const ids = await waitingFor(database, address, runner);
  if (ids.length === 0) return 0;
  await manager
    .createQueryBuilder()
    .insert()
    .into(Like)
    .values(ids.map((artifactId) => ({ memberUid, artifactId })))
    .orIgnore()
    .updateEntity(false)
    .execute();
  await manager.delete(WaitingLike, { emailNormalized: address, artifactId: In(ids) });
  return ids.length;
}

/**
 * The first artifacts of the catalogue that the address likes, in the order in which likes lock them.
 * @param runner reads within a write, and locks them.
 */
async function waitingFor(
  database: Database,
  address: string,
  runner?: QueryRunner,
): Promise<number[]> {
  const lock = runner ? database.engine.dialect.rowLock : null;
  const build = () => {
    const query = database
      .from(Artifact, 'artifact')
      .innerJoin(WaitingLike, 'waiting', 'waiting.artifactId = artifact.id')
      .select('artifact.id', 'id')
      .where('waiting.emailNormalized = :address')
      .orderBy('artifact.id')
      .limit(BATCH);
    return lock ? query.setLock(lock) : query;
  };
  const rows = await database.select<{ id: number }>(
    `waiting likes|${lock}`,
    build,
    { address },
    runner,
  );
  return rows.map(({ id }) => id);
}
