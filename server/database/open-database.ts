import { basename, dirname, resolve } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { messageOf } from '../base/error-message';
import type { Environment } from '../base/env';
import { ConfigurationError } from '../base/errors';
import { Database } from './database';
import type { Engine, ServerLock } from './engine';
import { OperatorAct } from './operator-act.entity';
import { postgresEngine } from './postgres/engine';
import { sqliteEngine } from './sqlite/engine';
import { expectNoUnfinishedCopy, readUnfinishedCopy } from './unfinished-copy';

/** Where a deployment has its database. */
export type DatabaseLocation = Pick<Environment, 'dataDir' | 'databaseUrl'>;

/** The classes of the tables that the features have. */
export type Entities = readonly (new () => object)[];

/** The one place that chooses an engine. */
export const engineOf = ({ databaseUrl, dataDir }: DatabaseLocation): Engine =>
  databaseUrl ? postgresEngine(databaseUrl) : sqliteEngine(dataDir);

/**
 * The engine of a database that is not the deployment's own.
 * @param address `postgres://…`, or `sqlite:` and a file.
 * @throws ConfigurationError for any other address. It is not repeated, as it may hold a password.
 */
export function engineAt(address: string): Engine {
  const file = /^sqlite:(.+)$/.exec(address)?.[1];
  if (file) return sqliteEngine(dirname(resolve(file)), basename(file));
  if (/^postgres(ql)?:/.test(address) && URL.canParse(address)) return postgresEngine(address);
  throw new ConfigurationError(
    'The address must look like sqlite:FILE or postgres://user:password@host:5432/database.',
  );
}

/**
 * Keeps other servers away from a database that only one may serve.
 * @throws ConfigurationError in one sentence when another server has it, or it cannot be opened.
 */
export async function acquireServerLock(location: DatabaseLocation): Promise<ServerLock | null> {
  return lockServer(engineOf(location));
}

/** As `acquireServerLock`. */
export async function lockServer(engine: Engine): Promise<ServerLock | null> {
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
    engine.withExclusiveLock(async () => {
      await expectNoUnfinishedCopy(dataSource);
      if ((await stateOfSchema(dataSource)) === 'newer') throw newerCatalogue();
      await dataSource.runMigrations({ transaction: 'each' });
    }),
  );
}

/**
 * Opens the database into which a catalogue is copied, and brings its schema up to date.
 * @param check says whether the copy may be written there, before anything is.
 * @throws ConfigurationError in one sentence when it cannot be opened, or `check` does.
 */
export function openTarget(
  engine: Engine,
  entities: Entities,
  check: (dataSource: DataSource) => Promise<void>,
): Promise<Database> {
  return open(engine, entities, undefined, ({ dataSource }) =>
    engine.withExclusiveLock(async () => {
      await check(dataSource);
      await dataSource.runMigrations({ transaction: 'each' });
    }),
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

/** Whether a database has a catalogue, and its schema beside that of this program. */
export type DatabaseState = 'none' | 'current' | 'older' | 'newer' | 'unfinished';

/**
 * Looks at a database, and changes nothing.
 * @param timeout of a statement in milliseconds, where the engine has one.
 * @throws ConfigurationError in one sentence when it cannot be reached.
 */
export async function inspectDatabase(
  location: DatabaseLocation,
  timeout: number,
): Promise<{ state: DatabaseState; description: string }> {
  const engine = engineOf(location);
  const { description } = engine;
  if (!engine.exists()) return { state: 'none', description };
  const dataSource = new DataSource(engine.dataSourceOptions(timeout));
  try {
    await dataSource.initialize();
    const isUnfinished = (await readUnfinishedCopy(dataSource)) !== null;
    return { state: isUnfinished ? 'unfinished' : await stateOfSchema(dataSource), description };
  } catch (error) {
    throw explained(engine, error);
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}

async function open(
  engine: Engine,
  entities: Entities,
  timeout: number | undefined,
  prepare: (database: Pick<Database, 'dataSource' | 'engine'>) => Promise<unknown>,
): Promise<Database> {
  const options = {
    ...engine.dataSourceOptions(timeout),
    entities: [...new Set([OperatorAct, ...entities])],
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
  await expectNoUnfinishedCopy(dataSource);
  const state = await stateOfSchema(dataSource);
  if (state === 'newer') throw newerCatalogue();
  if (state !== 'current') throw noCatalogue();
}

async function stateOfSchema(dataSource: DataSource): Promise<DatabaseState> {
  const runner = dataSource.createQueryRunner();
  try {
    if (!(await runner.hasTable('migrations'))) return 'none';
    const applied = await dataSource.query<{ name: string }[]>('SELECT "name" FROM "migrations"');
    const names = dataSource.migrations.map(({ constructor }) => constructor.name);
    if (applied.some(({ name }) => !names.includes(name))) return 'newer';
    return applied.length < names.length ? 'older' : 'current';
  } finally {
    await runner.release();
  }
}

const noCatalogue = () =>
  new ConfigurationError(
    'There is no catalogue of this version of the product: start the product once first.',
  );

const newerCatalogue = () =>
  new ConfigurationError(
    'The database was made by a newer version of the product: start that version, or restore a backup.',
  );

/** A connection that was refused at every address fails with an AggregateError without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return messageOf(error);
}
