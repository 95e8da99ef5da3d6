import { startPostgres, type TestPostgres } from './postgres';

declare global {
  // Jest shares the globals of its setup with its teardown only.
  var testPostgres: TestPostgres | undefined;
}

/** Starts PostgreSQL for the projects that test it, unless the caller has set TEST_DATABASE_URL. */
export default async function start() {
  if (process.env.TEST_DATABASE_URL) return;
  globalThis.testPostgres = await startPostgres();
  process.env.TEST_DATABASE_URL = globalThis.testPostgres.url;
}
