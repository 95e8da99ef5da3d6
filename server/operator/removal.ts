import type { QueryRunner } from 'typeorm';
import { Artifact } from '../catalogue/artifacts/artifact.entity';
import type { Database } from '../database/database';
import { ConfigurationError } from '../base/errors';
import { lockArtifacts } from '../catalogue/artifacts/artifact.writes';
import { HiddenArtifact } from '../community/moderation/hidden-artifact.entities';
import { printable } from './text-table';

/** The tables of artifacts. The likes and views of an artifact are deleted with it. */
const ARTIFACTS = [Artifact, HiddenArtifact] as const;

/** How many missing artifacts an error names. */
const MAX_NAMED = 10;

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

/** The error for words that name no artifact. */
export function noArtifact(words: readonly string[]): ConfigurationError {
  const named = words.slice(0, MAX_NAMED).map(printable).join(', ');
  const others = words.length - MAX_NAMED;
  return new ConfigurationError(
    `There is no artifact ${named}${others > 0 ? ` (and ${others} others)` : ''}.`,
  );
}
