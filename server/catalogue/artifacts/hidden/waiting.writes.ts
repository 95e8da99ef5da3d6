import type { QueryRunner } from 'typeorm';
import { isAtLeast, type Role } from '../../../../common/roles';
import type { Database } from '../../../database/database';
import type { Parameters } from '../../../database/sql';
import type { Site } from '../../../site/site';
import { Artifact } from '../artifact.entity';
import { laterThan, type StoredArtifact } from '../artifact.writes';
import { HiddenArtifact } from './hidden-artifact.entity';

/** How many published artifacts make a newcomer a known member. */
const ENOUGH_PUBLISHED = 3;

/** Artifacts that were published once count, also when they were hidden or deleted since. */
const PUBLISHED = `
  SELECT count(*) AS "count" FROM (
    SELECT DISTINCT "artifactId" FROM "artifact_revisions"
    WHERE "ownerUid" = :uid AND "kind" = 'ADDED' LIMIT ${ENOUGH_PUBLISHED}) AS "published"`;

/** Who adds an artifact. */
interface Adder {
  viewer: { uid: string };
  role: Role;
}

/** Whether what a member adds waits for review. To be called within the write that adds it. */
export async function mustWait(
  database: Database,
  runner: QueryRunner,
  { viewer: { uid }, role }: Adder,
  review: Site['review'],
): Promise<boolean> {
  if (review === 'none' || isAtLeast(role, 'EDITOR')) return false;
  if (review === 'all') return true;
  const [row] = await database.select<{ count: number | string }>(
    'published artifacts',
    () => PUBLISHED,
    { uid },
    runner,
  );
  return Number(row?.count ?? 0) < ENOUGH_PUBLISHED;
}

/** The columns of an artifact that is added. */
interface NewArtifact {
  ownerUid: string;
  addedAt: Date;
  updatedAt: Date;
}

/** An artifact that waits, with the columns of its record. */
export type WaitingArtifact = HiddenArtifact & { stored: StoredArtifact };

/**
 * Adds an artifact that waits for review.
 * @param restored the identifier of one that was deleted. @returns its identifier, which it keeps.
 */
export async function insertWaiting(
  { engine, dataSource }: Database,
  { manager }: QueryRunner,
  added: NewArtifact,
  restored?: number,
): Promise<number> {
  const id = restored ?? (await engine.takeNumber(manager, { table: 'artifacts', column: 'id' }));
  const { ownerUid, addedAt, updatedAt } = added;
  const given: Parameters = {
    ...added,
    ...{ id, addedAt: addedAt.getTime(), updatedAt: updatedAt.getTime() },
  };
  // The record has every column, as that of a hidden artifact.
  const columns = dataSource
    .getMetadata(Artifact)
    .columns.map(({ propertyName, default: byDefault }) => [
      propertyName,
      given[propertyName] ?? (byDefault as unknown) ?? null,
    ]);
  const record = JSON.stringify(Object.fromEntries(columns));
  const hiddenAt = restored === undefined ? addedAt : new Date();
  await manager.insert(HiddenArtifact, { id, ownerUid, record, state: 'WAITING', hiddenAt });
  return id;
}

/** Reads an artifact that waits. @param runner of a write, which then has it locked until it ends; null for a read. */
export async function readWaiting(
  { engine, dataSource }: Database,
  runner: QueryRunner | null,
  id: number,
): Promise<WaitingArtifact | null> {
  const query = (runner ?? dataSource).manager
    .createQueryBuilder(HiddenArtifact, 'hidden')
    .where("hidden.id = :id AND hidden.state <> 'HIDDEN'", { id });
  const { rowLock } = engine.dialect;
  if (rowLock && runner) query.setLock(rowLock);
  const hidden = await query.getOne();
  if (!hidden) return null;
  return Object.assign(hidden, { stored: JSON.parse(hidden.record) as StoredArtifact });
}

/** Changes an artifact that waits. One that was sent back waits again when its owner changes it. */
export async function updateWaiting(
  { manager }: QueryRunner,
  { id, ownerUid, state, stored }: WaitingArtifact,
  columns: Parameters & { changedBy: string },
): Promise<void> {
  const updatedAt = laterThan(stored);
  const record = JSON.stringify({ ...stored, ...columns, updatedAt });
  const waitsAgain = state === 'SENT_BACK' && columns.changedBy === ownerUid;
  await manager.update(
    HiddenArtifact,
    { id },
    {
      record,
      ...(waitsAgain && {
        ...{ state: 'WAITING', reason: null, deciderUid: null },
        hiddenAt: new Date(updatedAt),
      }),
    },
  );
}

/** @returns whether there was one that the member owns. */
export async function deleteWaiting(
  { manager }: QueryRunner,
  uid: string,
  id: number,
): Promise<boolean> {
  const { affected } = await manager
    .createQueryBuilder()
    .delete()
    .from(HiddenArtifact)
    .where(`"id" = :id AND "ownerUid" = :uid AND "state" <> 'HIDDEN'`, { id, uid })
    .execute();
  return affected === 1;
}
