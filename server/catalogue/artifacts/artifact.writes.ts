import type { QueryDeepPartialEntity, QueryRunner } from 'typeorm';
import type { Database } from '../../database/database';
import type { Transfer } from '../../database/member-data';
import type { Parameters } from '../../database/sql';
import { Member } from '../members/member.entity';
import { Artifact } from './artifact.entity';
import type { ArtifactTexts } from './search/words';

/** The values of an artifact's columns, as the database has them. */
export type StoredArtifact = Parameters &
  ArtifactTexts & {
    id: number;
    ownerUid: string;
    image: string;
    imageAlt: string | null;
    facts: string;
    morePictures: string;
    /** Milliseconds; a text on PostgreSQL. */
    updatedAt: number | string;
  };

/** Reads an artifact. @param runner of a write, which then has it locked until it ends; null for a read. */
export async function readStored(
  database: Database,
  runner: QueryRunner | null,
  id: number,
): Promise<StoredArtifact | null> {
  const { dataSource, engine } = database;
  const query = database.from(Artifact, 'artifact');
  if (runner) query.setQueryRunner(runner);
  for (const { propertyName } of dataSource.getMetadata(Artifact).columns) {
    query.addSelect(`artifact.${propertyName}`, propertyName);
  }
  query.where('artifact.id = :id', { id });
  const { rowLock } = engine.dialect;
  if (rowLock && runner) query.setLock(rowLock);
  return (await query.getRawOne<StoredArtifact>()) ?? null;
}

/** `updatedAt` after a change: it increases, even if the clock did not advance or was set back. */
const INCREASED = 'CASE WHEN "updatedAt" < :now THEN :now ELSE "updatedAt" + 1 END';

/** The same for an artifact that is not in the table, in milliseconds. */
export const laterThan = ({ updatedAt }: Pick<StoredArtifact, 'updatedAt'>): number =>
  Math.max(Date.now(), Number(updatedAt) + 1);

/**
 * Changes an artifact that the caller has locked. Two versions never have the same `updatedAt`.
 */
export async function updateArtifact(
  { manager }: QueryRunner,
  id: number,
  columns: QueryDeepPartialEntity<Artifact>,
): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(Artifact)
    .set({ ...columns, updatedAt: () => INCREASED })
    .where('id = :id')
    .setParameters({ id, now: Date.now() })
    .execute();
}

/**
 * Gives all artifacts of a member to another. The log has an entry for each, which names the moderator, and
 * the new owner.
 * @returns how many they are.
 */
export async function handOverArtifacts(
  database: Database,
  runner: QueryRunner,
  { from, to, moderator }: Transfer,
): Promise<number> {
  const { manager } = runner;
  const owned = await manager.find(Artifact, { select: { id: true }, where: { ownerUid: from } });
  await lockArtifacts(
    database,
    runner,
    owned.map(({ id }) => id),
  );
  const { affected } = await manager
    .createQueryBuilder()
    .update(Artifact)
    .set({ ownerUid: to, changedBy: moderator, updatedAt: () => INCREASED })
    .where('"ownerUid" = :from')
    .setParameters({ from, now: Date.now() })
    .execute();
  return affected ?? 0;
}

/**
 * Deletes an artifact by setting `deletedBy`. A trigger deletes the row, and the log names the member.
 * @returns whether there was one that the member owns.
 */
export async function deleteArtifactBy(
  { manager }: QueryRunner,
  uid: string,
  id: number,
): Promise<boolean> {
  const { affected } = await manager.update(Artifact, { id, ownerUid: uid }, { deletedBy: uid });
  return affected === 1;
}

/**
 * Locks an artifact for a write of a member, such as a like, until the write ends, on an engine with several
 * writers. The member is locked first, as in an erasure, so that the two cannot deadlock.
 */
export async function lockForMember(
  database: Database,
  runner: QueryRunner,
  key: { memberUid: string; artifactId: number },
): Promise<void> {
  if (database.engine.dialect.rowLock === null) return;
  await database.select(
    'lock for a member',
    () =>
      database
        .from(Member, 'member')
        .innerJoin(Artifact, 'artifact', 'artifact.id = :artifactId')
        .select('artifact.id', 'id')
        .where('member.uid = :memberUid')
        // Foreign keys to the rows stay possible meanwhile.
        .setLock('for_no_key_update'),
    key,
    runner,
  );
}

/**
 * Locks artifacts in the order in which likes lock them (likes/like.service.ts), so that an act and
 * likes never wait for each other. To be called before an act deletes artifacts, likes or views.
 */
export async function lockArtifacts(
  { engine }: Database,
  { manager }: QueryRunner,
  ids: readonly number[],
): Promise<void> {
  const { dialect } = engine;
  const { rowLock } = dialect;
  if (rowLock === null) return;
  const { sql, parameters } = dialect.isOneOf('artifact.id', 'ids', ids);
  await manager
    .createQueryBuilder(Artifact, 'artifact')
    .select('artifact.id')
    .where(sql, parameters)
    .orderBy('artifact.id')
    .setLock(rowLock)
    .getMany();
}
