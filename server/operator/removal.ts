import type { QueryRunner } from 'typeorm';
import { Artifact } from '../catalogue/artifacts/artifact.entity';
import type { Database } from '../database/database';
import { noArtifact } from '../catalogue/artifacts/artifact.command';
import { lockArtifacts } from '../catalogue/artifacts/artifact.writes';
import { HiddenArtifact } from '../catalogue/artifacts/hidden/hidden-artifact.entity';

/** The tables of artifacts. The likes and views of an artifact are deleted with it. */
const ARTIFACTS = [Artifact, HiddenArtifact] as const;

/** Deletes artifacts, hidden or not. @throws ConfigurationError when one of them does not exist. */
export async function remove(
  database: Database,
  runner: QueryRunner,
  ids: readonly number[],
): Promise<string> {
  await expectArtifacts(database, runner, ids);
  await deleteArtifacts(database, runner, ids);
  const isOne = ids.length === 1;
  return isOne ? `Artifact ${ids.join()} is removed.` : `${ids.length} artifacts are removed.`;
}

/**
 * @param reader a transaction's runner or a data source.
 * @throws ConfigurationError when one of the artifacts does not exist, hidden or not.
 */
export async function expectArtifacts(
  { engine }: Database,
  { manager }: Pick<QueryRunner, 'manager'>,
  ids: readonly number[],
): Promise<void> {
  const present = new Set<number>();
  const { sql, parameters } = engine.dialect.isOneOf('stored.id', 'ids', ids);
  for (const entity of ARTIFACTS) {
    const query = manager.createQueryBuilder<{ id: number }>(entity, 'stored').select('stored.id');
    for (const { id } of await query.where(sql, parameters).getMany()) present.add(id);
  }
  const missing = ids.filter((id) => !present.has(id));
  if (missing.length > 0) throw noArtifact(missing.map(String));
}

/** Deletes artifacts, hidden or not, with their likes and views. */
export async function deleteArtifacts(
  database: Database,
  runner: QueryRunner,
  ids: readonly number[],
): Promise<void> {
  await lockArtifacts(database, runner, ids);
  const { sql, parameters } = database.engine.dialect.isOneOf('"id"', 'ids', ids);
  for (const entity of ARTIFACTS) {
    const query = runner.manager.createQueryBuilder().delete().from<object>(entity);
    await query.where(sql, parameters).execute();
  }
}
