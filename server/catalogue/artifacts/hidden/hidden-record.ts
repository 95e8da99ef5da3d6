import type { QueryRunner } from 'typeorm';
import type { Database } from '../../../database/database';
import type { Parameters } from '../../../database/sql';
import type { CatalogueRecord } from '../../../site/record';
import { derivedColumns, type StoredTexts } from '../artifact.columns';
import { Artifact } from '../artifact.entity';

/** The record of a hidden artifact: its columns at that time, of which this program reads the texts. */
type HiddenRecord = Parameters & StoredTexts;

/**
 * Puts an artifact into the catalogue as its record has it.
 * @param changes columns that differ from the record.
 */
export async function insertFromRecord(
  database: Database,
  runner: QueryRunner,
  record: string,
  declared: CatalogueRecord,
  changes: Parameters,
): Promise<void> {
  const stored = JSON.parse(record) as HiddenRecord;
  const row = {
    ...stored,
    // The record may be older than these columns, or than the parsers of the texts.
    ...derivedColumns(stored, declared),
    // The database counts likes and views again as they are copied.
    likeCount: 0,
    viewCount: 0,
    ...changes,
  };
  await database.insertIfAbsent(runner, Artifact, row);
}
