import type { QueryRunner } from 'typeorm';
import { Artifact } from '../artifacts/artifact.entity';
import { derivedColumns } from '../artifacts/artifact.columns';
import type { ArtifactTexts } from '../artifacts/search/artifact-words';
import type { Database } from '../database/database';
import type { Parameters } from '../database/sql';
import { Like } from '../likes/like.entity';
import { decideReports } from '../reports/report.decisions';
import { View } from '../views/view.entity';
import { HiddenArtifact, HiddenLike, HiddenView } from './operator.entities';

/** The tables of likes and views: in the catalogue, and beside it for hidden artifacts. */
const LIKES_AND_VIEWS = [
  { shown: Like, hidden: HiddenLike },
  { shown: View, hidden: HiddenView },
] as const;

/** The texts of a record that are read; it has all columns of its time. */
type HiddenRecord = Parameters & ArtifactTexts;

/** Who decides about an artifact, and what its owner is told when it is hidden. */
export interface ModerationDecision {
  /** The moderator; null for the operator. */
  deciderUid: string | null;
  reason: string | null;
}

/** Where an artifact is. */
export type Place = 'shown' | 'hidden' | 'nowhere';

const ofArtifact = (id: number) => ({ sql: 'source.artifactId = :id', parameters: { id } });

/**
 * Takes an artifact out of the catalogue, and decides its open reports.
 * @returns where the artifact was; unless it was shown, nothing is done.
 */
export async function hideArtifact(
  database: Database,
  runner: QueryRunner,
  id: number,
  { reason, deciderUid }: ModerationDecision,
): Promise<Place> {
  const { manager } = runner;
  const row = await lockArtifact(database, runner, id);
  if (!row) return placeOf(runner, id);
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
 * @returns where the artifact was; unless it was hidden, nothing is done.
 */
export async function showArtifact(
  database: Database,
  runner: QueryRunner,
  id: number,
): Promise<Place> {
  const { manager } = runner;
  const stored = await manager.findOneBy(HiddenArtifact, { id });
  if (!stored) return placeOf(runner, id);
  const record = JSON.parse(stored.record) as HiddenRecord;
  const row = {
    ...record,
    // The record may be older than these columns, or than what reads the texts.
    ...derivedColumns(record),
    // The database counts likes and views again as they are copied.
    likeCount: 0,
    viewCount: 0,
    changedBy: null,
  };
  await database.insertIfAbsent(runner, Artifact, row);
  for (const { shown, hidden } of LIKES_AND_VIEWS) {
    await database.copyRows(runner, [hidden, shown], ofArtifact(id));
  }
  await manager.delete(HiddenArtifact, { id });
  return 'hidden';
}

/**
 * The artifact's row as the database has it. Lock the row, so that no like arrives between copying
 * and deleting.
 */
async function lockArtifact(database: Database, runner: QueryRunner, id: number) {
  const { dataSource, engine } = database;
  const { columns } = dataSource.getMetadata(Artifact);
  const build = () => {
    const query = database.from(Artifact, 'artifact').where('artifact.id = :id');
    for (const { propertyName } of columns) {
      query.addSelect(`artifact.${propertyName}`, propertyName);
    }
    const { rowLock } = engine.dialect;
    return rowLock ? query.setLock(rowLock) : query;
  };
  const [row] = await database.select<{ ownerUid: string }>(
    'locked artifact',
    build,
    { id },
    runner,
  );
  return row;
}

/** Where the artifact is now. */
export async function placeOf(
  { manager }: Pick<QueryRunner, 'manager'>,
  id: number,
): Promise<Place> {
  if (await manager.existsBy(Artifact, { id })) return 'shown';
  return (await manager.existsBy(HiddenArtifact, { id })) ? 'hidden' : 'nowhere';
}
