import type { Database } from '../database/database';
import type { Writer } from '../database/writer';

/** How long the address that a visitor left is stored after the decision. */
export const ADDRESS_RETENTION_MS = 90 * 24 * 3_600_000;

/**
 * Triggers delete an address with the artifact. A report may have come when its artifact was being
 * deleted.
 */
const PURGE = `
  UPDATE "reports" SET "email" = NULL
  WHERE "email" IS NOT NULL AND ("decidedAt" < :before OR (
    NOT EXISTS (SELECT 1 FROM "artifacts" WHERE "id" = "artifactId")
    AND NOT EXISTS (SELECT 1 FROM "hidden_artifacts" WHERE "id" = "artifactId")
  ))`;

/**
 * Deletes the addresses that visitors left in reports after `ADDRESS_RETENTION_MS`. The reports
 * stay.
 */
export async function purgeAddresses(
  database: Database,
  writer: Pick<Writer, 'run'>,
  now = Date.now(),
): Promise<void> {
  const parameters = { before: now - ADDRESS_RETENTION_MS };
  await writer.run((runner) =>
    database.execute(runner, 'purge addresses', () => PURGE, parameters),
  );
}
