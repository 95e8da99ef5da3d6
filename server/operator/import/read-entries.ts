import { open } from 'node:fs/promises';
import { messageOf } from '../../base/error-message';
import { ConfigurationError } from '../../base/errors';
import type { CatalogueRecord } from '../../site/record';
import type { Entry } from './entries';
import { readJsonArray, readJsonLines } from './read-json';
import { readTable } from './read-table';

/** How many bytes are read to recognize an array: a byte order mark and white space may stand before. */
const BEGINNING = 4_096;

/** How JSON begins; an export of an empty catalogue is empty. */
const JSON_BEGINNING = /^\uFEFF?\s*([[{]|$)/;

/**
 * What a file holds, read as it is needed: JSON by how it begins, which is an array or one value in each
 * line; anything else is a spreadsheet.
 * @param note takes a line about what is not read.
 * @throws ConfigurationError when the file cannot be opened.
 */
export async function readEntries(
  file: string,
  record: CatalogueRecord,
  note: (line: string) => void,
): Promise<AsyncGenerator<Entry>> {
  const beginning = await beginningOf(file);
  const [, start] = JSON_BEGINNING.exec(beginning) ?? [];
  if (start === undefined) return readTable(file, record, note);
  return start === '[' ? readJsonArray(file) : readJsonLines(file);
}

async function beginningOf(file: string): Promise<string> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
      return buffer.toString('utf8', 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    const reason = messageOf(error);
    throw new ConfigurationError(`The file cannot be read: ${reason}`, { cause: error });
  }
}
