import { type EntityManager, In, type QueryRunner } from 'typeorm';
import { columnsOf } from '../../catalogue/artifacts/artifact.columns';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import type { Database } from '../../database/database';
import type { CatalogueRecord } from '../../site/record';
import { OperatorAct } from '../../database/operator-act.entity';
import { WaitingLike } from '../../catalogue/likes/waiting-like.entity';
import { printable } from '../../base/text-table';
import type { Candidate } from './candidate';
import { ImportedArtifact } from './imported-artifact.entity';
import type { UniqueValues } from './unique-values';

/** How many likes one statement inserts: databases limit its parameters. */
const LIKES_AT_ONCE = 400;

/** A line that is not added, and why. */
export interface Refusal {
  line: number;
  reason: string;
}

/** The candidates of a batch, by what the member has imported already. */
interface SortedBatch {
  absent: Candidate[];
  alreadyThere: number;
  refused: Refusal[];
}

/** What happened to the candidates of a batch. */
export interface BatchReport extends Omit<SortedBatch, 'absent'> {
  added: number;
  likes: number;
}

interface WrittenBatch extends BatchReport {
  /** The entry of the log of acts. */
  actId: number | null;
}

/** Candidates of one member, in a catalogue with such a record. */
interface Batch {
  ownerUid: string;
  candidates: readonly Candidate[];
  record: CatalogueRecord;
  /** Those of the lines before. */
  uniqueValues: UniqueValues;
}

/** Compares candidates, each with an identifier of its own, with what the member has imported already. */
export async function sortBatch(
  manager: EntityManager,
  ownerUid: string,
  candidates: readonly Candidate[],
): Promise<SortedBatch> {
  const sourceIds = candidates.map(({ sourceId }) => sourceId);
  const rows = await manager.findBy(ImportedArtifact, { ownerUid, sourceId: In(sourceIds) });
  const known = new Map(rows.map((row) => [row.sourceId, row]));
  const sorted: SortedBatch = { absent: [], alreadyThere: 0, refused: [] };
  for (const candidate of candidates) {
    const { sourceId, textsId, isAmbiguous } = candidate;
    const before = known.get(sourceId);
    if (!before) sorted.absent.push(candidate);
    else if (!isAmbiguous || (before.textsId ?? textsId) === textsId) sorted.alreadyThere += 1;
    else sorted.refused.push(importedBefore(candidate, before.artifactId));
  }
  return sorted;
}

const importedBefore = ({ line, sourceId }: Candidate, artifactId: number): Refusal => ({
  line,
  reason:
    `The identifier ${printable(sourceId)} was imported before with other texts, as artifact ${artifactId}, ` +
    'which stays as it is. If this is another artifact, give it another identifier.',
});

/**
 * Adds the candidates that are not there, all or none, except those with a unique value that is taken. An import has one entry in the log
 * of acts. Each batch moves it to the end of the log, so that the serving processes read it.
 * @param actId the entry of the batches before; null for the first.
 */
export async function writeBatch(
  database: Database,
  { ownerUid, candidates, record, uniqueValues }: Batch,
  actId: number | null,
): Promise<WrittenBatch> {
  const { engine, dataSource } = database;
  return engine.transaction(dataSource, async (runner) => {
    const { manager } = runner;
    // Two imports of one file take turns.
    await engine.lockTable(manager, 'operator_acts');
    const { absent, ...sorted } = await sortBatch(manager, ownerUid, candidates);
    const report: BatchReport = { ...sorted, added: 0, likes: 0 };
    for (const candidate of absent) {
      const reason = await uniqueValues.take(candidate, runner);
      if (reason === null) {
        report.added += 1;
        report.likes += await addCandidate(runner, { ownerUid, record }, candidate);
      } else report.refused.push({ line: candidate.line, reason });
    }
    if (report.added === 0) return { ...report, actId };
    if (actId !== null) await manager.delete(OperatorAct, { id: actId });
    const act = { at: new Date(), act: 'import', subject: ownerUid, moderatorUid: null };
    const { identifiers } = await manager.insert(OperatorAct, act);
    return { ...report, actId: Number(identifiers[0]?.['id']) };
  });
}

/** @returns how many likes wait for their members. */
async function addCandidate(
  { manager }: QueryRunner,
  { ownerUid, record }: Pick<Batch, 'ownerUid' | 'record'>,
  { input, sourceId, textsId, likedBy }: Candidate,
): Promise<number> {
  const now = new Date();
  const { identifiers } = await manager.insert(Artifact, {
    ...columnsOf(input, null, record),
    ...{ ownerUid, changedBy: ownerUid, addedAt: now, updatedAt: now },
  });
  const artifactId = Number(identifiers[0]?.['id']);
  await manager.insert(ImportedArtifact, { ownerUid, sourceId, textsId, artifactId });
  for (let start = 0; start < likedBy.length; start += LIKES_AT_ONCE) {
    const addresses = likedBy.slice(start, start + LIKES_AT_ONCE);
    const rows = addresses.map((emailNormalized) => ({ emailNormalized, artifactId }));
    await manager.insert(WaitingLike, rows);
  }
  return likedBy.length;
}
