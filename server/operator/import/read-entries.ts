import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { messageOf } from '../../base/error-message';
import { ConfigurationError } from '../../base/errors';
import type { CatalogueRecord } from '../../site/record';
import type { Entry } from './entries';
import { readCsv } from './read-csv';
import { readJsonArray, readJsonLines } from './read-json';

/** How many bytes are read to recognize an array: a byte order mark and white space may stand before. */
const BEGINNING = 4_096;

/**
 * What a file holds, read as it is needed: CSV by the ending of its name; of JSON, an array by how it
 * begins, or else one value in each line.
 * @param note takes a line about what is not read.
 * @throws ConfigurationError when the file cannot be opened.
 */
export async function readEntries(
  file: string,
  record: CatalogueRecord,
  note: (line: string) => void,
): Promise<AsyncGenerator<Entry>> {
  const beginning = await beginningOf(file);
  if (extname(file).toLowerCase() === '.csv') return readCsv(file, record, note);
  return /^\uFEFF?\s*\[/.test(beginning) ? readJsonArray(file) : readJsonLines(file);
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
