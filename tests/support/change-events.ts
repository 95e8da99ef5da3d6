import type { DataSource } from 'typeorm';
import type { Tag } from '../../server/database/change';

/** Writes one change event to PostgreSQL as the triggers do. */
export async function writeEvent(writer: Pick<DataSource, 'query'>, change: Tag) {
  await writer.query(`INSERT INTO "change_events" ("change") VALUES ('${change}')`);
}
