import type { DataSource, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';
import { artifactNotFound, unavailable } from '../errors';

const ATTEMPTS = 3;
/** PostgreSQL's deadlock_detected and serialization_failure: nothing was written, again is right. */
const TRY_AGAIN = ['40P01', '40001'];

/** The collation that sorts texts by code point on this engine: SQLite's own order does. */
export function codePointOrder({ options }: DataSource): string {
  return options.type === 'postgres' ? 'COLLATE "C"' : '';
}

/** Runs one writing statement; one that PostgreSQL gave up for another's sake is run again. */
export async function write<Result>(statement: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await statement();
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
  dataSource: DataSource,
  entity: EntityTarget<Entity>,
  values: QueryDeepPartialEntity<Entity>,
): Promise<boolean> {
  const [sql, parameters] = dataSource.manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(values)
    .orIgnore()
    .getQueryAndParameters();
  const runner = dataSource.createQueryRunner();
  try {
    const result = await write(() => runner.query(sql, parameters, true));
    return result.affected === 1;
  } catch (error) {
    if (isForeignKeyViolation(error)) throw artifactNotFound();
    throw error;
  } finally {
    await runner.release();
  }
}

function isForeignKeyViolation(error: unknown): boolean {
  const sqlite = error instanceof Error && error.message.includes('FOREIGN KEY constraint failed');
  return sqlite || driverCode(error) === '23503';
}

/** SQLSTATE classes and codes that mean: the database is away, or has no room for one more. */
const AWAY =
  /^(08|53|57P|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB))/;

/** What pg says, without a code, of a connection that it lost or could not make. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/** What a caller is told of a database error: UNAVAILABLE when it is away, else the error itself. */
export function translateDatabaseError(error: unknown): unknown {
  const lost = error instanceof Error && LOST.test(error.message);
  const away = lost || AWAY.test(driverCode(error));
  return away ? unavailable('The catalogue is away for a moment.') : error;
}
