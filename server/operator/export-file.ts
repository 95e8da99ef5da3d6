import { createWriteStream } from 'node:fs';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ArtifactReader } from '../artifacts/artifact.reader';
import { writeAtomically } from '../atomic-file';
import type { Database } from '../database/database';
import { ConfigurationError } from '../errors';
import type { RecordSource } from '../records/record';
import { DESCRIBED_COLUMNS } from '../records/dublin-core';
import {
  type ExportedArtifact,
  type ExportFormat,
  exportFormats,
  exportRow,
} from '../records/export-rows';

/** How many artifacts one statement reads. */
const BATCH = 500;

const EXPORTED: ReadonlySet<string> = new Set([
  ...DESCRIBED_COLUMNS,
  ...['likeCount', 'addedAt', 'updatedAt'],
]);

interface ExportOptions {
  file: string;
  source: Omit<RecordSource, 'site'>;
  progress: (line: string) => void;
}

/**
 * Writes the whole catalogue into a file, the artifacts in the order in which they were added. Hidden
 * artifacts are not in it. The file has its name once it is whole.
 * @returns how many artifacts it has.
 * @throws ConfigurationError for a name without a known ending, or when it cannot be written.
 */
export async function exportFile(
  database: Database,
  { file, source, progress }: ExportOptions,
): Promise<number> {
  const ending = extname(file).slice(1).toLowerCase();
  if (ending !== 'csv' && ending !== 'ndjson') {
    throw new ConfigurationError('The name of the file must end with .csv or .ndjson.');
  }
  const reader = new ArtifactReader({ database, deployment: source });
  let count = 0;
  async function* texts({ head, write }: ExportFormat) {
    yield head;
    for (let after = 0; ;) {
      const condition = { sql: 'artifact.id > :after', parameters: { after } };
      const rows = await reader.read({
        columns: EXPORTED,
        conditions: [condition],
        order: { keys: [{ column: 'id', type: 'number' }], direction: 'ASC' },
        limit: BATCH,
      });
      const last = rows.at(-1);
      if (!last) return;
      // The rows have every column of EXPORTED.
      yield write(rows.map((row) => exportRow(row as ExportedArtifact, source)));
      after = last.id;
      const before = count;
      count += rows.length;
      if (Math.floor(count / 10_000) > Math.floor(before / 10_000)) progress(`Written: ${count} …`);
    }
  }
  try {
    await writeAtomically(file, (temporary) =>
      pipeline(Readable.from(texts(exportFormats[ending])), createWriteStream(temporary)),
    );
  } catch (error) {
    if (!isFileError(error)) throw error;
    throw new ConfigurationError(`The file cannot be written: ${error.message}`, { cause: error });
  }
  return count;
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;
