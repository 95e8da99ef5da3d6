import type { QueryRunner } from 'typeorm';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import {
  laterThan,
  readStored,
  type StoredArtifact,
} from '../../catalogue/artifacts/artifact.writes';
import type { Database } from '../../database/database';
import type { Transfer } from '../../database/member-data';
import type { CatalogueRecord } from '../../site/record';
import { Like } from '../../catalogue/likes/like.entity';
import { decideReports } from '../reports/open-reports';
import { View } from '../../catalogue/views/view.entity';
import { HiddenArtifact } from '../../catalogue/artifacts/hidden/hidden-artifact.entity';
import { insertFromRecord } from '../../catalogue/artifacts/hidden/hidden-record';
import { HiddenLike, HiddenView } from './hidden-likes.entities';

/** The tables of likes and views: in the catalogue, and beside it for hidden artifacts. */
const LIKES_AND_VIEWS = [
  { shown: Like, hidden: HiddenLike },
  { shown: View, hidden: HiddenView },
] as const;

/** Who decides about an artifact, and the reason that its owner sees when it is hidden. */
interface ModerationDecision {
  /** The moderator; null for the operator. */
  deciderUid: string | null;
  reason: string | null;
}

/** Whether an artifact is in the catalogue, hidden, or neither. One that waits is neither. */
export type Visibility = 'shown' | 'hidden' | 'missing';

const ofArtifact = (id: number) => ({ sql: 'source.artifactId = :id', parameters: { id } });

/**
 * Takes an artifact out of the catalogue, and decides its open reports.
 * @returns the visibility before; unless it was 'shown', nothing is done.
 */
export async function hideArtifact(
  database: Database,
  runner: QueryRunner,
  id: number,
  { reason, deciderUid }: ModerationDecision,
): Promise<Visibility> {
  const { manager } = runner;
  // The lock keeps anybody from adding a like between copying and deleting.
  const row = await readStored(database, runner, id);
  if (!row) return visibilityOf(runner, id);
  const { ownerUid } = row;
  const hidden = { id, hiddenAt: new Date(), record: JSON.stringify(row), ownerUid };
  await manager.insert(HiddenArtifact, { ...hidden, reason, deciderUid });
  for (const { shown, hidden } of LIKES_AND_VIEWS) {
    await database.copyRows(runner, [shown, hidden], ofArtifact(id));
  }
  await manager.delete(Artifact, { id });
  await decideReports(runner, id, 'HIDE');
  return 'shown';
}

/**
 * Puts a hidden artifact back as it was.
 * @returns the visibility before; unless it was 'hidden', nothing is done.
 */
export async function showArtifact(
  database: Database,
  runner: QueryRunner,
  id: number,
  declared: CatalogueRecord,
): Promise<Visibility> {
  const { manager } = runner;
  const stored = await manager.findOneBy(HiddenArtifact, { id, state: 'HIDDEN' });
  if (!stored) return visibilityOf(runner, id);
  await insertFromRecord(database, runner, stored.record, declared, { changedBy: null });
  for (const { shown, hidden } of LIKES_AND_VIEWS) {
    await database.copyRows(runner, [hidden, shown], ofArtifact(id));
  }
  await manager.delete(HiddenArtifact, { id });
  return 'hidden';
}

/**
 * Gives all hidden and waiting artifacts of a member to another. An answer goes, because it is the former owner's, and
 * an erasure of that member could not find it. The log has no entry, because the artifacts look deleted.
 * @returns how many they are.
 */
export async function handOverHidden(
  { engine }: Database,
  { manager }: QueryRunner,
  { from, to }: Transfer,
): Promise<number> {
  const query = manager
    .createQueryBuilder(HiddenArtifact, 'hidden')
    .where('hidden.ownerUid = :from', { from })
    .orderBy('hidden.id');
  const { rowLock } = engine.dialect;
  if (rowLock) query.setLock(rowLock);
  const owned = await query.getMany();
  for (const { id, record } of owned) {
    const stored = JSON.parse(record) as StoredArtifact;
    const handedOver = { ...stored, ownerUid: to, updatedAt: laterThan(stored) };
    await manager.update(
      HiddenArtifact,
      { id },
      { ownerUid: to, record: JSON.stringify(handedOver), answer: null, answeredAt: null },
    );
  }
  return owned.length;
}

/** The uid of the member to whom the artifact belongs, shown or hidden; null where there is none, or it waits. */
export async function ownerOf(
  { manager }: Pick<QueryRunner, 'manager'>,
  id: number,
): Promise<string | null> {
  const select = { ownerUid: true } as const;
  const found =
    (await manager.findOne(Artifact, { select, where: { id } })) ??
    (await manager.findOne(HiddenArtifact, { select, where: { id, state: 'HIDDEN' } }));
  return found?.ownerUid ?? null;
}

/** Whether the artifact is shown now. */
export async function visibilityOf(
  { manager }: Pick<QueryRunner, 'manager'>,
  id: number,
): Promise<Visibility> {
  if (await manager.existsBy(Artifact, { id })) return 'shown';
  return (await manager.existsBy(HiddenArtifact, { id, state: 'HIDDEN' })) ? 'hidden' : 'missing';
}
