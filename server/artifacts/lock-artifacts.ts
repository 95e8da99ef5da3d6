import type { QueryRunner } from 'typeorm';
import { Artifact } from './artifact.entity';
import type { Database } from '../database/database';

/**
 * Locks artifacts in the order in which likes lock them (likes/like.writes.ts), so that an act and
 * likes never wait for each other. To be called before an act deletes artifacts, likes or views.
 */
export async function lockArtifacts(
  database: Database,
  runner: QueryRunner,
  ids: readonly number[],
): Promise<void> {
  const { dialect } = database.engine;
  const { rowLock } = dialect;
  if (rowLock === null) return;
  const { sql, parameters } = dialect.isOneOf('artifact.id', 'ids', ids);
  const build = () =>
    database
      .from(Artifact, 'artifact')
      .select('artifact.id', 'id')
      .where(sql)
      .orderBy('artifact.id')
      .setLock(rowLock);
  await database.select('locked artifacts', build, parameters, runner);
}
