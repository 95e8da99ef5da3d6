import type { Database } from '../database/database';
import { artifactNotFound } from '../errors';

/**
 * Runs a write of a row that refers to an artifact.
 * @throws NOT_FOUND when there is no such artifact, or it was deleted in between.
 */
export async function expectingArtifact<Result>(
  { engine }: Pick<Database, 'engine'>,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw engine.isForeignKeyViolation(error) ? artifactNotFound() : error;
  }
}
