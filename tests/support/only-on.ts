const isPostgres = globalThis.testEngine === 'postgres';

/** Declares a test or a group of tests for one engine. On the other, it is reported as skipped. */
export const onPostgres = isPostgres ? it : it.skip;
export const onSqlite = isPostgres ? it.skip : it;
export const describeOnPostgres = isPostgres ? describe : describe.skip;
export const describeOnSqlite = isPostgres ? describe.skip : describe;
