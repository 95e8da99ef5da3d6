import type { QueryRunner } from 'typeorm';
import { Artifact } from '../artifacts/artifact.entity';
import { derivedColumns } from '../artifacts/artifact.columns';
import type { ArtifactTexts } from '../artifacts/text/artifact-words';
import type { Database } from '../database/database';
import type { Parameters } from '../database/sql';
import { ConfigurationError } from '../errors';
import { Like } from '../likes/like.entity';
import { View } from '../views/view.entity';
import { HiddenArtifact, HiddenLike, HiddenView } from './operator.entities';

/** The tables of likes and views: in the catalogue, and beside it for hidden artifacts. */
const LIKES_AND_VIEWS = [
  { shown: Like, hidden: HiddenLike },
  { shown: View, hidden: HiddenView },
] as const;

/** The texts of a record that are read; it has all columns of its time. */
type HiddenRecord = Parameters & ArtifactTexts;

const ofArtifact = (id: number) => ({ sql: 'source.artifactId = :id', parameters: { id } });

/** Takes an artifact out of the catalogue. @throws ConfigurationError when it is not there. */
export async function hide(database: Database, runner: QueryRunner, id: number): Promise<string> {
  const { manager } = runner;
  const row = await lockArtifact(database, runner, id);
  if (!row) throw notFound(id, await placeOf(runner, id));
  const record = JSON.stringify(row);
  await manager.insert(HiddenArtifact, { id, hiddenAt: new Date(), record });
  for (const { shown, hidden } of LIKES_AND_VIEWS) {
    await database.copyRows(runner, [shown, hidden], ofArtifact(id));
  }
  await manager.delete(Artifact, { id });
  return `Artifact ${id} is hidden.`;
}

/** Puts a hidden artifact back as it was. @throws ConfigurationError when it is not hidden. */
export async function show(database: Database, runner: QueryRunner, id: number): Promise<string> {
  const { manager } = runner;
  const stored = await manager.findOneBy(HiddenArtifact, { id });
  if (!stored) throw notFound(id, await placeOf(runner, id));
  const record = JSON.parse(stored.record) as HiddenRecord;
  const row = {
    ...record,
    // The record may be older than these columns, or than what reads the texts.
    ...derivedColumns(record),
    // The database counts likes and views again as they are copied.
    likeCount: 0,
    viewCount: 0,
  };
  await database.insertIfAbsent(runner, Artifact, row);
  for (const { shown, hidden } of LIKES_AND_VIEWS) {
    await database.copyRows(runner, [hidden, shown], ofArtifact(id));
  }
  await manager.delete(HiddenArtifact, { id });
  return `Artifact ${id} is shown again.`;
}

type Place = 'shown' | 'hidden' | 'nowhere';

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
  const [row] = await database.select<object>('locked artifact', build, { id }, runner);
  return row;
}

async function placeOf({ manager }: QueryRunner, id: number): Promise<Place> {
  if (await manager.existsBy(Artifact, { id })) return 'shown';
  return (await manager.existsBy(HiddenArtifact, { id })) ? 'hidden' : 'nowhere';
}

function notFound(id: number, place: Place): ConfigurationError {
  const reasons = {
    shown: `Artifact ${id} is not hidden.`,
    hidden: `Artifact ${id} is hidden already.`,
    nowhere: `There is no artifact ${id}.`,
  };
  return new ConfigurationError(reasons[place]);
}
