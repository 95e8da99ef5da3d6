import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Environment } from '../env';
import { ConfigurationError } from '../errors';
import { Database } from './database';
import type { Engine, ServerLock } from './engine';
import { OperatorAct } from './operator-act.entity';
import { postgresEngine } from './postgres/engine';
import { sqliteEngine } from './sqlite/engine';

/** Where a deployment has its database. */
export type DatabaseLocation = Pick<Environment, 'dataDir' | 'databaseUrl'>;

/** The classes of the tables that the features have. */
export type Entities = readonly (new () => object)[];

/** The one place that chooses an engine. */
export const engineOf = ({ databaseUrl, dataDir }: DatabaseLocation): Engine =>
  databaseUrl ? postgresEngine(databaseUrl) : sqliteEngine(dataDir);

/**
 * Keeps other servers away from a database that only one may serve.
 * @throws ConfigurationError in one sentence when another server has it, or it cannot be opened.
 */
export async function acquireServerLock(location: DatabaseLocation): Promise<ServerLock | null> {
  const engine = engineOf(location);
  try {
    engine.createLocation();
    return await engine.acquireServerLock();
  } catch (error) {
    throw explained(engine, error);
  }
}

/**
 * Opens a database and brings its schema up to date. Servers that start together take turns.
 * @throws ConfigurationError in one sentence when it cannot be opened.
 */
export function migrateDatabase(location: DatabaseLocation, entities: Entities): Promise<Database> {
  return open(engineOf(location), entities, undefined, ({ dataSource, engine }) =>
    engine.withExclusiveLock(dataSource, () => dataSource.runMigrations({ transaction: 'each' })),
  );
}

/**
 * Opens a database whose schema is up to date.
 * @param timeout of a statement in milliseconds, where the engine has one.
 * @throws ConfigurationError in one sentence when there is none, or it cannot be opened.
 */
export async function openDatabase(
  location: DatabaseLocation,
  entities: Entities,
  timeout?: number,
): Promise<Database> {
  const engine = engineOf(location);
  if (!engine.exists()) throw noCatalogue();
  return open(engine, entities, timeout, expectThisVersion);
}

async function open(
  engine: Engine,
  entities: Entities,
  timeout: number | undefined,
  prepare: (database: Pick<Database, 'dataSource' | 'engine'>) => Promise<unknown>,
): Promise<Database> {
  const options = {
    ...engine.dataSourceOptions(timeout),
    entities: [OperatorAct, ...entities],
    synchronize: false,
  } as DataSourceOptions;
  const dataSource = new DataSource(options);
  try {
    engine.createLocation();
    await dataSource.initialize();
    await engine.onOpen(dataSource);
    await prepare({ dataSource, engine });
    return new Database(dataSource, engine, await engine.readEpoch(dataSource));
  } catch (error) {
    if (dataSource.isInitialized) await dataSource.destroy();
    throw explained(engine, error);
  }
}

function explained(engine: Engine, error: unknown): ConfigurationError {
  if (error instanceof ConfigurationError) return error;
  return new ConfigurationError(engine.explainFailure(reasonOf(error)), { cause: error });
}

async function expectThisVersion({ dataSource }: Pick<Database, 'dataSource'>): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    if (!(await runner.hasTable('migrations'))) throw noCatalogue();
    const applied = await dataSource.query<{ name: string }[]>('SELECT "name" FROM "migrations"');
    const names = dataSource.migrations.map(({ constructor }) => constructor.name);
    const isSame =
      applied.length === names.length && applied.every(({ name }) => names.includes(name));
    if (!isSame) throw noCatalogue();
  } finally {
    await runner.release();
  }
}

const noCatalogue = () =>
  new ConfigurationError(
    'There is no catalogue of this version of the product: start the product once first.',
  );

/** A connection that was refused at every address fails with an AggregateError without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
