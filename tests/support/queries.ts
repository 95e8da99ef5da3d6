import type { DataSource, Logger } from 'typeorm';

export interface RecordedQuery {
  sql: string;
  parameters: unknown[];
}

/** A server looks for sheets with work every second, whatever is requested. */
const LOOKS_FOR_WORK = /FROM "sheets"\s+WHERE "turnAt" <=/;

/** Records the statements that requests send to the database from now on. */
export function recordQueries(dataSource: DataSource): RecordedQuery[] {
  const queries: RecordedQuery[] = [];
  const silent = () => undefined;
  const logger: Logger = {
    logQuery: (sql, parameters = []) => {
      if (!LOOKS_FOR_WORK.test(sql)) queries.push({ sql, parameters });
    },
    logQueryError: silent,
    logQuerySlow: silent,
    logSchemaBuild: silent,
    logMigration: silent,
    log: silent,
  };
  dataSource.setOptions({ logger });
  return queries;
}

/** Lets the next statement of a request fail. */
export function failNextQuery(dataSource: DataSource, error: Error): void {
  const query = dataSource.query.bind(dataSource);
  const spy = jest.spyOn(dataSource, 'query').mockImplementation((sql, parameters) => {
    if (LOOKS_FOR_WORK.test(sql)) return query(sql, parameters);
    spy.mockRestore();
    return Promise.reject(error);
  });
}

/**
 * The query plan of a statement as the database prints it. On PostgreSQL sequential scans are
 * disabled, because it prefers them for small tables. On SQLite the connection sees no later write,
 * because the explained statement stays open.
 */
export async function explain(
  dataSource: DataSource,
  { sql, parameters }: RecordedQuery,
): Promise<string> {
  if (dataSource.options.type !== 'postgres') {
    const steps = await dataSource.query<{ detail: string }[]>(
      `EXPLAIN QUERY PLAN ${sql}`,
      parameters,
    );
    return steps.map(({ detail }) => detail).join('\n');
  }
  const session = dataSource.createQueryRunner();
  try {
    await session.query('SET enable_seqscan = off');
    const lines: { 'QUERY PLAN': string }[] = await session.query(`EXPLAIN ${sql}`, parameters);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  } finally {
    await session.query('RESET enable_seqscan');
    await session.release();
  }
}
