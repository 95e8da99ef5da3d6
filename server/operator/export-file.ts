import { createWriteStream } from 'node:fs';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ArtifactReader } from '../catalogue/artifacts/artifact.reader';
import { presentFacts } from '../catalogue/artifacts/facts/present-facts';
import { writeAtomically } from '../base/atomic-file';
import type { Database } from '../database/database';
import { ConfigurationError } from '../base/errors';
import type { FactDeclaration } from '../site/record';
import type { Deployment } from '../web/graphql/services';
import type { RecordSource } from '../exchange/records/record';
import { DESCRIBED_COLUMNS } from '../exchange/records/dublin-core';
import { type ExportFormat, exportFormats } from '../exchange/records/export-formats';
import { type ExportedArtifact, type ExportRow, exportRow } from '../exchange/records/export-rows';

/** How many artifacts one statement reads. */
const BATCH = 500;

const EXPORTED: ReadonlySet<string> = new Set([
  ...DESCRIBED_COLUMNS,
  ...['pictures', 'morePictures', 'likeCount', 'addedAt', 'updatedAt'],
]);

/** What an export says of the catalogue and of which facts, and who is told of its progress. */
export interface ExportedContent {
  /** The site has the labels of the types. */
  source: RecordSource & Pick<Deployment, 'site'>;
  /** The declarations of the facts that the file has. */
  facts: readonly FactDeclaration[];
  progress: (line: string) => void;
}

interface ExportOptions extends ExportedContent {
  file: string;
}

/**
 * Writes the whole catalogue into a file, the artifacts in the order in which they were added. Hidden
 * artifacts are not in it. The file has its name once it is whole.
 * @returns how many artifacts it has.
 * @throws ConfigurationError for a name without a known ending, or when it cannot be written.
 */
export async function exportFile(
  database: Database,
  { file, ...content }: ExportOptions,
): Promise<number> {
  const ending = extname(file).slice(1).toLowerCase();
  if (ending !== 'csv' && ending !== 'ndjson') {
    throw new ConfigurationError('The name of the file must end with .csv or .ndjson.');
  }
  let count = 0;
  async function* texts({ head, write }: ExportFormat) {
    yield head;
    for await (const rows of exportBatches(database, content)) {
      yield write(rows, count);
      count += rows.length;
    }
  }
  await explainFileError(
    writeAtomically(file, (temporary) =>
      pipeline(
        Readable.from(texts(exportFormats(content.facts)[ending])),
        createWriteStream(temporary),
      ),
    ),
  );
  return count;
}

/** Reads the whole catalogue in batches, in the order in which the artifacts were added. */
export async function* exportBatches(
  database: Database,
  { source, facts, progress }: ExportedContent,
): AsyncGenerator<ExportRow[], void> {
  const reader = new ArtifactReader({ database, deployment: source });
  let count = 0;
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
    yield rows.map((row) => {
      const artifact = { ...row, facts: presentFacts(row.facts, facts) };
      return exportRow(artifact as ExportedArtifact, source);
    });
    after = last.id;
    const before = count;
    count += rows.length;
    if (Math.floor(count / 10_000) > Math.floor(before / 10_000)) progress(`Written: ${count} …`);
  }
}

/** @throws ConfigurationError in place of an error of the file system. */
export async function explainFileError<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!isFileError(error)) throw error;
    throw new ConfigurationError(`The file cannot be written: ${error.message}`, { cause: error });
  }
}

/** Not by the class: the errors of another realm, as in tests, have another one. */
export const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === 'object' && error !== null && 'syscall' in error;
