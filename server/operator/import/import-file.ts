import type { Database } from '../../database/database';
import { ConfigurationError } from '../../base/errors';
import type { CatalogueRecord } from '../../site/record';
import { type Candidate, candidateOf } from './candidate';
import { UnreadableFile } from '../../exchange/spreadsheets/spreadsheet';
import { readEntries } from './read-entries';
import { UniqueValues } from './unique-values';
import { type BatchReport, type Refusal, sortBatch, writeBatch } from './write-batch';

/** How many artifacts are added together: few, so that other writes get their turns. */
const BATCH = 100;

/** After how many entries the import reports its progress. */
const PROGRESS_INTERVAL = 5_000;

interface ImportOptions {
  file: string;
  /** The uid of the member who will own the artifacts. */
  ownerUid: string;
  /** What the records of the catalogue consist of. */
  record: CatalogueRecord;
  /** Whether the file is only checked. */
  isDryRun: boolean;
  /** Takes one line about an entry that is refused. */
  refuse: (line: string) => void;
  /** Takes one line about the progress. */
  progress: (line: string) => void;
}

/** What an import did; `unread` says why a part of the file could not be read. */
interface ImportReport {
  read: number;
  added: number;
  alreadyThere: number;
  refused: number;
  likes: number;
  unread: string | null;
}

/**
 * Adds the artifacts of a file for a member, in batches, each of which is in the catalogue whole or not
 * at all. What the member has imported before is not added again, so an import that was interrupted
 * continues when it is run again.
 * @throws ConfigurationError when the file cannot be opened, or the database is unavailable.
 */
export async function importFile(
  database: Database,
  { file, ownerUid, record, isDryRun, refuse, progress }: ImportOptions,
): Promise<ImportReport> {
  const report: ImportReport = {
    ...{ read: 0, added: 0, alreadyThere: 0, refused: 0, likes: 0 },
    unread: null,
  };
  const write = (isDryRun ? dryRun : batches)(database, { ownerUid, record });
  const repetitions = new Repetitions();
  let candidates: Candidate[] = [];
  let refusals: Refusal[] = [];
  const flush = async () => {
    if (candidates.length > 0) {
      const { added, alreadyThere, refused, likes } = await write(candidates);
      report.added += added;
      report.alreadyThere += alreadyThere;
      report.likes += likes;
      refusals.push(...refused);
    }
    report.refused += refusals.length;
    for (const { line, reason } of refusals.sort((a, b) => a.line - b.line)) {
      refuse(`Line ${line}: ${reason}`);
    }
    candidates = [];
    refusals = [];
  };
  try {
    for await (const entry of await readEntries(file, record, progress)) {
      const { line } = entry;
      const candidate =
        'problem' in entry ? entry.problem : await candidateOf(line, entry.value, record);
      report.read += 1;
      if (typeof candidate === 'string') {
        refusals.push({ line, reason: candidate });
      } else {
        const repeats = repetitions.find(candidate);
        if (repeats === null) candidates.push(candidate);
        else if (repeats === 'artifact') report.alreadyThere += 1;
        else
          refusals.push({ line, reason: 'An earlier line has its identifier, and other texts.' });
      }
      if (candidates.length + refusals.length >= BATCH) await flush();
      if (report.read % PROGRESS_INTERVAL === 0) progress(`${summaryOf(report, isDryRun)} …`);
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw explained(database, error);
    report.unread = error.message;
  }
  await flush().catch((error: unknown) => {
    throw explained(database, error);
  });
  return report;
}

/** What was read of a file, to find what it repeats. */
class Repetitions {
  private readonly read = new Map<string, string>();

  /** Whether an earlier line has the artifact, or only its identifier; null for neither. */
  find({ sourceId, textsId }: Candidate): 'artifact' | 'identifier' | null {
    const before = this.read.get(sourceId);
    if (before !== undefined) return before === textsId ? 'artifact' : 'identifier';
    this.read.set(sourceId, textsId);
    return null;
  }
}

/** The numbers of a report, as one line. */
const summaryOf = (
  { read, added, alreadyThere, refused }: ImportReport,
  isDryRun: boolean,
): string =>
  `Read: ${read}, ${isDryRun ? 'to add' : 'added'}: ${added}, already there: ${alreadyThere}, refused: ${refused}`;

/** A report as the operator reads it at the end. */
export function describeImport(report: ImportReport, isDryRun: boolean): string {
  const lines = [report.unread, `${summaryOf(report, isDryRun)}.`];
  if (report.likes > 0) lines.push(`Likes that wait for their members: ${report.likes}.`);
  if (isDryRun) lines.push('This was a dry run: nothing was written.');
  return lines.filter((line) => line !== null).join('\n');
}

type WriteCandidates = (candidates: readonly Candidate[]) => Promise<BatchReport>;

type Import = Pick<ImportOptions, 'ownerUid' | 'record'>;

function batches(database: Database, { ownerUid, record }: Import): WriteCandidates {
  const uniqueValues = new UniqueValues(database, record);
  let actId: number | null = null;
  return async (candidates) => {
    const batch = { ownerUid, candidates, record, uniqueValues };
    const written = await writeBatch(database, batch, actId);
    ({ actId } = written);
    return written;
  };
}

function dryRun(database: Database, { ownerUid, record }: Import): WriteCandidates {
  const uniqueValues = new UniqueValues(database, record);
  return async (candidates) => {
    const { manager } = database.dataSource;
    const { absent, ...sorted } = await sortBatch(manager, ownerUid, candidates);
    const report: BatchReport = { ...sorted, added: 0, likes: 0 };
    for (const candidate of absent) {
      const reason = await uniqueValues.take(candidate);
      if (reason === null) {
        report.added += 1;
        report.likes += candidate.likedBy.length;
      } else report.refused.push({ line: candidate.line, reason });
    }
    return report;
  };
}

function explained({ engine }: Database, error: unknown): unknown {
  if (!engine.isUnavailable(error)) return error;
  return new ConfigurationError(
    'The database is busy or unavailable. Run the same command again: it continues.',
    { cause: error },
  );
}
