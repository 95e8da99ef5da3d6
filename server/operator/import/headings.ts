import { fieldsThatMayBeEmpty } from '../../../common/record-fields';
import { WRITTEN_FIELDS } from '../../catalogue/artifacts/artifact-fields';
import { ArtifactInput } from '../../catalogue/artifacts/artifact.types';
import { brokenRules } from '../../web/graphql/validation';
import type { CatalogueRecord } from '../../site/record';
import { UnreadableFile } from '../../exchange/spreadsheets/spreadsheet';
import { printable } from '../../base/text-table';
import { factColumns } from './facts-of-file';

/** The columns that an import reads, beside those of facts. */
const READ: ReadonlySet<string> = new Set([
  ...[...WRITTEN_FIELDS, 'morePictures'],
  ...['_id', 'id', 'addedAt', 'liked'],
]);

/** How many names of columns a line lists. */
const MAX_NAMES = 100;

/**
 * Looks at the names of a file's columns.
 * @param record says which fields may be empty, and which columns have facts.
 * @returns a line for the operator that names the columns that are not read; null without any.
 * @throws UnreadableFile when the columns are not those of artifacts, so that every row would be refused.
 */
export async function checkHeadings(
  names: readonly string[],
  record: CatalogueRecord,
): Promise<string | null> {
  const mayBeEmpty: readonly string[] = fieldsThatMayBeEmpty(record.fields);
  const blank = Object.fromEntries(WRITTEN_FIELDS.map((name) => [name, null]));
  const required = Object.keys(await brokenRules(Object.assign(new ArtifactInput(), blank)));
  const missing = required.filter((name) => !mayBeEmpty.includes(name) && !names.includes(name));
  if (missing.length > 0) {
    throw new UnreadableFile(
      `The first line has no column ${missing.join(', ')}. Its columns are: ${listOf(names)}.`,
    );
  }
  const facts = factColumns(record);
  const unknown = names.filter((name) => name !== '' && !READ.has(name) && !facts.includes(name));
  return unknown.length > 0 ? `Columns that are not read: ${listOf(unknown)}.` : null;
}

function listOf(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).map(printable);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(', ')}, and ${more} more` : shown.join(', ');
}
