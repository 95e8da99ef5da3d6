import { fillDerivedColumns } from '../catalogue/artifacts/fill-derived-columns';
import { migrateDatabase } from '../database/open-database';
import type { Environment } from '../base/env';
import { expectDeclaredTypes } from '../operator/check/declared-types';
import { fillUnusedDatabase, hasSampleTypes } from '../operator/sample/load-sample';
import { readSite } from '../site/read-site';
import { entities } from './features';

/**
 * Prepares the database before any process serves from it: migrates the schema, fills an unused database
 * with the sample catalogue if the environment says so and the site has its types, and fills the derived
 * columns of the artifacts.
 * @throws ConfigurationError for a database of a newer version, or with types that the site lacks.
 */
export async function prepareDatabase(
  environment: Environment,
  log: (line: string) => void,
): Promise<void> {
  const { record } = readSite(environment.siteDir);
  const database = await migrateDatabase(environment, entities);
  const { dataSource, engine } = database;
  log(`Database: ${engine.description}.`);
  await expectDeclaredTypes(database, record.types);
  const takesSample = environment.sampleCatalogue && hasSampleTypes(record.types);
  const loaded = await engine.withExclusiveLock(async () => {
    const artifacts = takesSample ? await fillUnusedDatabase(dataSource, record) : 0;
    const changed = await fillDerivedColumns(database, record);
    if (changed > 0) log(`Read the texts: ${changed} artifacts have other years or words.`);
    return artifacts;
  });
  if (loaded > 0) log(`Loaded the sample catalogue: ${loaded} artifacts.`);
  await dataSource.destroy();
}
