import { fillDerivedColumns } from '../artifacts/fill-derived-columns';
import { refreshFrequentTerms } from '../artifacts/search/frequent-terms';
import { migrateDatabase } from '../database/open-database';
import type { Environment } from '../env';
import { fillUnusedDatabase } from '../sample/load-sample';
import { entities } from './features';

const NOT_COUNTED =
  'The frequent terms of the search were not counted, because another write did not end: searches are slower until the next start.';

/**
 * Brings the database up to date before any process serves from it: its schema, the sample catalogue
 * when the database is unused and the environment asks for it, the years and words that the texts of
 * the artifacts have, and the frequent terms of the search.
 */
export async function prepareDatabase(
  environment: Environment,
  log: (line: string) => void,
): Promise<void> {
  const database = await migrateDatabase(environment, entities);
  const { dataSource, engine } = database;
  log(`Database: ${engine.description}.`);
  const loaded = await engine.withExclusiveLock(dataSource, async () => {
    const artifacts = environment.sampleCatalogue ? await fillUnusedDatabase(dataSource) : 0;
    const changed = await fillDerivedColumns(database);
    if (changed > 0) log(`Read the texts: ${changed} artifacts have other years or words.`);
    if (!(await refreshFrequentTerms(database))) log(NOT_COUNTED);
    return artifacts;
  });
  if (loaded > 0) log(`Loaded the sample catalogue: ${loaded} artifacts.`);
  await dataSource.destroy();
}
