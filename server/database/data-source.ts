import { existsSync, mkdirSync } from 'node:fs';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { ArtifactTypeCount } from '../artifacts/artifact-type-count.entity';
import { Artifact } from '../artifacts/artifact.entity';
import type { Environment } from '../env';
import { ConfigurationError } from '../errors';
import { Like } from '../likes/like.entity';
import { Member } from '../members/member.entity';
import { View } from '../views/view.entity';
import { alone } from './engine';
import { CreateCatalogue1763700000000 } from './migrations/1763700000000-create-catalogue';
import { SearchByGrams1763800000000 } from './migrations/1763800000000-search-by-grams';
import { AnnounceChanges1763900000000 } from './migrations/1763900000000-announce-changes';
import { OperatorActs1764000000000 } from './migrations/1764000000000-operator-acts';
import { limitedPatience } from './postgres-patience';
import { sqliteDriver, sqliteFile } from './sqlite-driver';

/** How long a statement waits for another process's write to SQLite, in milliseconds. */
const BUSY_TIMEOUT = 5_000;

type Location = Pick<Environment, 'dataDir' | 'databaseUrl'>;

function options({ dataDir, databaseUrl }: Location, patience?: number): DataSourceOptions {
  const schema = {
    entities: [Artifact, ArtifactTypeCount, Like, Member, View],
    migrations: [
      CreateCatalogue1763700000000,
      SearchByGrams1763800000000,
      AnnounceChanges1763900000000,
      OperatorActs1764000000000,
    ],
    synchronize: false,
  };
  return databaseUrl
    ? {
        ...schema,
        type: 'postgres',
        url: databaseUrl,
        applicationName: 'antiquary',
        // Compiling a plan takes longer than any of the program's statements.
        extra: { options: '-c jit=off', ...(patience && limitedPatience(patience)) },
      }
    : {
        ...schema,
        type: 'sqlite',
        database: sqliteFile(dataDir),
        driver: sqliteDriver,
        enableWAL: true,
        busyTimeout: BUSY_TIMEOUT,
      };
}

/**
 * Opens the database and brings its schema up to date; servers that start together take turns.
 *
 * TypeORM gives SQLite one connection, on which transactions that overlap would swallow each
 * other's writes. So nothing writes through it once the server listens: that is the `Writer`'s.
 * @param patience with a statement on PostgreSQL, in milliseconds; a migration may need any time.
 * @throws ConfigurationError when it cannot be opened, in one sentence.
 */
export function openDatabase(location: Location, patience?: number): Promise<DataSource> {
  const dataSource = new DataSource(options(location, patience));
  return open(location, dataSource, () =>
    alone(dataSource, () => dataSource.runMigrations({ transaction: 'each' })),
  );
}

/**
 * Opens a database that this version of the product has made, and changes nothing in it.
 * @throws ConfigurationError when there is none, or it cannot be opened, in one sentence.
 */
export async function openExisting(location: Location): Promise<DataSource> {
  if (!location.databaseUrl && !existsSync(sqliteFile(location.dataDir))) throw notMade();
  const dataSource = new DataSource(options(location));
  return open(location, dataSource, () => expectThisVersion(dataSource));
}

const notMade = () =>
  new ConfigurationError(
    'There is no catalogue of this version of the product: start the product once first.',
  );

async function expectThisVersion(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  const made = await runner.hasTable('migrations');
  await runner.release();
  if (!made) throw notMade();
  const applied = await dataSource.query<{ name: string }[]>('SELECT "name" FROM "migrations"');
  const names = dataSource.migrations.map(({ constructor }) => constructor.name);
  const same = applied.length === names.length && applied.every(({ name }) => names.includes(name));
  if (!same) throw notMade();
}

async function open(
  location: Location,
  dataSource: DataSource,
  prepare: () => Promise<unknown>,
): Promise<DataSource> {
  try {
    if (!location.databaseUrl) mkdirSync(location.dataDir, { recursive: true });
    await dataSource.initialize();
    // In WAL mode only FULL has every acknowledged commit on the disk at a power cut.
    if (!location.databaseUrl) await dataSource.query('PRAGMA synchronous = FULL');
    await prepare();
    return dataSource;
  } catch (error) {
    if (dataSource.isInitialized) await dataSource.destroy();
    if (error instanceof ConfigurationError) throw error;
    throw new ConfigurationError(
      location.databaseUrl
        ? `The database of DATABASE_URL cannot be used: ${reason(error)}.`
        : `The data folder ${location.dataDir} (DATA_DIR) cannot be used: ${reason(error)}.`,
      { cause: error },
    );
  }
}

/** A connection that was refused at every address comes as an AggregateError without a message. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message : String(error);
}
