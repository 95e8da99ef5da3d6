import { isArtifactType, type TypeLabels } from '../../../common/artifact-types';
import type { Environment } from '../../base/env';
import { ConfigurationError } from '../../base/errors';
import type { Database } from '../../database/database';
import { inspectDatabase, openDatabase } from '../../database/open-database';
import { TIMEOUT } from './finding';

interface TypeInUse {
  type: string;
  shown: number | string;
  hidden: number | string;
}

/** @throws ConfigurationError that names every other type that an artifact has, shown or hidden. */
export async function expectDeclaredTypes(
  { dataSource, engine }: Pick<Database, 'dataSource' | 'engine'>,
  types: TypeLabels,
): Promise<void> {
  const hiddenType = engine.dialect.jsonText('"record"', 'artifactType');
  const rows = await dataSource.query<TypeInUse[]>(`
    SELECT "type", sum("shown") AS "shown", sum("hidden") AS "hidden" FROM (
      SELECT "type", "count" AS "shown", 0 AS "hidden" FROM "artifact_type_counts"
      UNION ALL
      SELECT ${hiddenType}, 0, count(*) FROM "hidden_artifacts" GROUP BY 1
    ) AS "counts" GROUP BY "type" ORDER BY "type"`);
  const faults = rows
    .map(({ type, shown, hidden }) => ({ type, shown: Number(shown), hidden: Number(hidden) }))
    .filter(({ type, shown, hidden }) => shown + hidden > 0 && !isArtifactType(types, type));
  if (faults.length === 0) return;
  const lines = faults.map(
    ({ type, shown, hidden }) =>
      `- ${type}: ${shown + hidden} ${shown + hidden === 1 ? 'artifact has' : 'artifacts have'} it, ${hidden} of them hidden`,
  );
  throw new ConfigurationError(
    `The types of record.json lack some that artifacts have. Their labels may change, not their keys:\n${lines.join('\n')}`,
  );
}

/**
 * Looks whether a deployment's catalogue could be served with these types.
 * @returns false when no catalogue of this version can be reached.
 * @throws ConfigurationError as `expectDeclaredTypes`.
 */
export async function checkDeclaredTypes(
  environment: Environment,
  types: TypeLabels,
): Promise<boolean> {
  const found = await inspectDatabase(environment, TIMEOUT).catch(() => null);
  if (found?.state !== 'current') return false;
  const database = await openDatabase(environment, [], TIMEOUT);
  try {
    await expectDeclaredTypes(database, types);
    return true;
  } finally {
    await database.dataSource.destroy();
  }
}
