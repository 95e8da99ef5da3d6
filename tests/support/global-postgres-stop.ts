/** Ends the server of global-postgres-start.ts. */
export default async function stop() {
  await globalThis.testPostgres?.stop();
}
