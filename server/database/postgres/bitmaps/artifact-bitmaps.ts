import type { DataSource, EntityManager } from 'typeorm';
import type { IndexUpkeep } from '../../index-upkeep';
import type { TextQuery } from '../../text-index';
import { LOCKS } from '../advisory-locks';
import { ALWAYS, type Attribute, requirementsOf } from './attributes';
import { BitmapReads } from './reads';
import { buildBitmap, mergeChanges, sampleAttributes, type Sampling } from './writes';

/**
 * What 100 of a thousandth of the artifacts have is frequent: some 100,000 artifacts have it, which the index
 * of words finds in about 10 ms. A bitmap of a million artifacts takes about 150 kB.
 */
const SAMPLING: Sampling = { percent: 0.1, least: 100, most: 5_000 };

/** Searches read the words of every artifact that waits for a merge; of so many in some milliseconds. */
const MERGED_AT_LEAST = 100;

/** While more wait, as after an import, the index of words is faster. */
const MAX_WAITING = 2_000;

/**
 * Bitmaps tell which artifacts have a frequent word, one bit for each artifact. To count the artifacts with
 * two words is an AND of bits, where the index of words would look at each match.
 * Writes change no bitmap: they list their artifacts, whose words are read until a merge makes their bits.
 */
export class ArtifactBitmaps implements IndexUpkeep {
  /** The attributes with bitmaps. None is ever taken away, so that those of a moment ago are still there. */
  private known: ReadonlySet<Attribute> = new Set();
  /** How many changes wait for a merge, of some seconds ago. */
  private waiting = 0;

  /** Reads what a query finds; null where the bitmaps do not tell it. */
  readsOf(query: TextQuery): BitmapReads | null {
    if (this.known.size === 0 || this.waiting > MAX_WAITING) return null;
    const requirements = requirementsOf(query);
    if (!requirements?.flat(2).every((attribute) => this.known.has(attribute))) return null;
    return new BitmapReads(query, requirements);
  }

  async merge(
    dataSource: DataSource,
    signal?: AbortSignal,
    least = MERGED_AT_LEAST,
  ): Promise<void> {
    await this.readState(dataSource);
    while (this.waiting >= least && !signal?.aborted) {
      const isMerged = await alone(dataSource, async (manager) => {
        await mergeChanges(manager);
        return true;
      });
      if (!isMerged) return;
      await this.readState(dataSource);
    }
  }

  async extend(dataSource: DataSource, signal?: AbortSignal, sampling = SAMPLING): Promise<void> {
    const frequent = await alone(dataSource, (manager) => sampleAttributes(manager, sampling));
    if (!frequent || frequent.length === 0) return;
    for (const attribute of new Set([...ALWAYS, ...frequent])) {
      if (signal?.aborted) return;
      if (!this.known.has(attribute))
        await alone(dataSource, (manager) => buildBitmap(manager, attribute));
    }
    await this.readState(dataSource);
  }

  private async readState(dataSource: DataSource): Promise<void> {
    const [row] = await dataSource.query<{ waiting: string; attributes: string }[]>(
      `SELECT (SELECT count(*) FROM "artifact_bitmap_changes") AS "waiting",
        (SELECT count(*) FROM "bitmap_attributes") AS "attributes"`,
    );
    this.waiting = Number(row?.waiting);
    if (Number(row?.attributes) === this.known.size) return;
    const rows = await dataSource.query<{ attribute: Attribute }[]>(
      'SELECT "attribute" FROM "bitmap_attributes"',
    );
    this.known = new Set(rows.map(({ attribute }) => attribute));
  }
}

/**
 * Does work of the upkeep, however long it takes, in a transaction, and no other process at the same time.
 * @returns undefined if another process is at it.
 */
function alone<Result>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result | undefined> {
  return dataSource.transaction(async (manager) => {
    await manager.query('SET LOCAL statement_timeout = 0');
    const [lock] = await manager.query<{ isFree: boolean }[]>(
      `SELECT pg_try_advisory_xact_lock(${LOCKS.bitmaps}) AS "isFree"`,
    );
    return lock?.isFree ? work(manager) : undefined;
  });
}
