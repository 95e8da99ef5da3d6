import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeAtomically } from '../base/atomic-file';
import type { Database } from '../database/database';
import { ConfigurationError } from '../base/errors';
import { type ExportFormat, exportFormats } from '../exchange/records/export-formats';
import { explainFileError, exportBatches, type ExportedContent, isFileError } from './export-file';

/** The file of checksums, in the form of sha256sum. */
const CHECKSUMS = 'SHA256SUMS';

interface SnapshotOptions extends ExportedContent {
  folder: string;
  /** The day in the names of the files, such as 2026-11-26. */
  day: string;
}

/**
 * Writes the whole catalogue as CSV and NDJSON, both from one reading, and the checksums of the files.
 * The files have their names once both are whole. The checksums of other days stay.
 * @returns how many artifacts the files have.
 * @throws ConfigurationError when the folder has another snapshot of the day, or cannot be written.
 */
export function writeSnapshot(
  database: Database,
  { folder, day, ...content }: SnapshotOptions,
): Promise<number> {
  const csv = `antiquary-${day}.csv`;
  const ndjson = `antiquary-${day}.ndjson`;
  const write = async () => {
    let count = 0;
    const formats = exportFormats(content.facts);
    const checksums = await writeAtomically(join(folder, csv), (unfinishedCsv) =>
      writeAtomically(join(folder, ndjson), async (unfinishedNdjson) => {
        const files = [
          await ExportedFile.begin(unfinishedCsv, formats.csv),
          await ExportedFile.begin(unfinishedNdjson, formats.ndjson),
        ];
        try {
          for await (const rows of exportBatches(database, content)) {
            for (const file of files) await file.append(rows, count);
            count += rows.length;
          }
        } finally {
          for (const file of files) await file.close();
        }
        const written = new Map(
          [csv, ndjson].map((name, index) => [name, files[index]?.checksum() ?? '']),
        );
        for (const [name, checksum] of written) await expectNoOther(folder, name, checksum);
        return written;
      }),
    );
    await addChecksums(folder, checksums);
    return count;
  };
  return explainFileError(write());
}

/** A file that is being written, and its checksum. */
class ExportedFile {
  private readonly hash = createHash('sha256');

  private constructor(
    private readonly handle: FileHandle,
    private readonly format: ExportFormat,
  ) {}

  static async begin(path: string, format: ExportFormat): Promise<ExportedFile> {
    const file = new ExportedFile(await open(path, 'a'), format);
    await file.appendText(format.head);
    return file;
  }

  append(...rows: Parameters<ExportFormat['write']>): Promise<void> {
    return this.appendText(this.format.write(...rows));
  }

  checksum(): string {
    return this.hash.digest('hex');
  }

  close(): Promise<void> {
    return this.handle.close();
  }

  private async appendText(text: string): Promise<void> {
    this.hash.update(text);
    await this.handle.appendFile(text);
  }
}

async function expectNoOther(folder: string, name: string, checksum: string): Promise<void> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(join(folder, name)), hash);
  } catch (error) {
    if (isNoFile(error)) return;
    throw error;
  }
  if (hash.digest('hex') === checksum) return;
  throw new ConfigurationError(
    `Nothing was written: ${folder} has another ${name} already. Remove it, or name another folder.`,
  );
}

/** Adds lines to the file of checksums, in place of earlier ones of the same files. */
async function addChecksums(folder: string, added: ReadonlyMap<string, string>): Promise<void> {
  const file = join(folder, CHECKSUMS);
  const before = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isNoFile(error)) return '';
    throw error;
  });
  const kept = before.split('\n').filter((line) => line !== '' && !added.has(line.slice(66)));
  const lines = [...kept, ...[...added].map(([name, checksum]) => `${checksum}  ${name}`)];
  const text = lines.map((line) => `${line}\n`).join('');
  await writeAtomically(file, async (temporary) => {
    const handle = await open(temporary, 'a');
    try {
      await handle.appendFile(text);
    } finally {
      await handle.close();
    }
  });
}

const isNoFile = (error: unknown): boolean => isFileError(error) && error.code === 'ENOENT';
