import { startPostgres, type TestPostgres } from './postgres';

declare global {
  // Jest hands the setup's globals to the teardown and to nobody else.
  var testPostgres: TestPostgres | undefined;
}

/** Gives the postgres project a server, unless the caller has set TEST_DATABASE_URL. */
export default async function start() {
  if (process.env.TEST_DATABASE_URL) return;
  globalThis.testPostgres = await startPostgres();
  process.env.TEST_DATABASE_URL = globalThis.testPostgres.url;
}
