import type {
  DataSource,
  EntityTarget,
  ObjectLiteral,
  QueryDeepPartialEntity,
  QueryRunner,
} from 'typeorm';
import { artifactNotFound, unavailable } from '../errors';

const ATTEMPTS = 3;
/** PostgreSQL's deadlock_detected and serialization_failure: nothing was written, again is right. */
const TRY_AGAIN = ['40P01', '40001'];

/** Names the one lock of PostgreSQL that this product takes; any number would do. */
const LOCK = 4_000_400;

/**
 * Runs what only one process may do at a time, where it matters: SQLite is opened by one process
 * before there are others. Whoever fails here ends, and its lock with it.
 */
export async function alone<Result>(
  dataSource: DataSource,
  work: () => Promise<Result>,
): Promise<Result> {
  if (dataSource.options.type !== 'postgres') return work();
  const session = dataSource.createQueryRunner();
  try {
    await session.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const result = await work();
    await session.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    return result;
  } finally {
    await session.release();
  }
}

/** The collation that sorts texts by code point on this engine: SQLite's own order does. */
export function codePointOrder({ options }: DataSource): string {
  return options.type === 'postgres' ? 'COLLATE "C"' : '';
}

/** Runs a write; one that PostgreSQL gave up for another's sake is run again. */
export async function writeAgain<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.includes(driverCode(error))) throw error;
    }
  }
}

/** The code that the driver gave an error: SQLSTATE, SQLITE_…, or the system's, such as ECONNREFUSED. */
export function driverCode(error: unknown): string {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/**
 * Inserts a row unless its unique key is there already.
 * @returns whether it was inserted.
 * @throws NOT_FOUND when the artifact it refers to was deleted in between.
 */
export async function insertOnce<Entity extends ObjectLiteral>(
  runner: QueryRunner,
  entity: EntityTarget<Entity>,
  values: QueryDeepPartialEntity<Entity>,
): Promise<boolean> {
  const [sql, parameters] = runner.manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(values)
    .orIgnore()
    .getQueryAndParameters();
  return (await change(runner, sql, parameters)) === 1;
}

/**
 * Runs a statement that adds to or takes from what members say of an artifact.
 * @returns how many rows it changed.
 * @throws NOT_FOUND when the artifact it refers to was deleted in between.
 */
export async function change(
  runner: QueryRunner,
  sql: string,
  parameters: unknown[],
): Promise<number> {
  try {
    const { affected } = await runner.query(sql, parameters, true);
    return affected ?? 0;
  } catch (error) {
    if (isForeignKeyViolation(error)) throw artifactNotFound();
    throw error;
  }
}

function isForeignKeyViolation(error: unknown): boolean {
  const sqlite = error instanceof Error && error.message.includes('FOREIGN KEY constraint failed');
  return sqlite || driverCode(error) === '23503';
}

/** SQLSTATE classes and codes that mean: the database is away, too slow, or has no room for one more. */
const AWAY =
  /^(08|53|57014|57P|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|SQLITE_(BUSY|LOCKED|FULL|IOERR|NOMEM|INTERRUPT|CANTOPEN|READONLY|CORRUPT|NOTADB))/;

/** What pg says, without a code, of a connection that it lost or could not make. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/** Whether an error means that the database is away, so that trying again later is right. */
export function isAway(error: unknown): boolean {
  const lost = error instanceof Error && LOST.test(error.message);
  return lost || AWAY.test(driverCode(error));
}

/** What a caller is told of a database error: UNAVAILABLE when it is away, else the error itself. */
export function translateDatabaseError(error: unknown): unknown {
  return isAway(error) ? unavailable('The catalogue is away for a moment.', error) : error;
}
