import type { Change, Reader } from '../../../database/change';
import type { Database } from '../../../database/database';
import type { Services } from '../../../web/graphql/services';
import { mayKeepFor } from '../kept-until-change';

/** The artifacts that have a value of a fact. */
interface Postings {
  /** As it is compared. */
  value: string;
  artifactIds: Int32Array;
}

/** What was read at some time, and which artifacts may have changed since. */
class Kept {
  readonly byKey = new Map<string, Promise<Postings[]>>();
  readonly changed = new Set<number>();
}

interface PostingsCount {
  counted: { key: string; value: string; count: number }[];
  /** Those of the artifacts that are not counted, because they have changed since the postings were read. */
  changed: Int32Array;
}

/** How many artifacts may change until the postings are read anew. */
const MAX_CHANGED = 1_000;

/**
 * The artifacts of each value of a fact, by which the facets of long lists are counted. Reading them takes
 * longer than counting the facts of one list; they then serve every list, except for the artifacts that have changed since.
 */
export class FactPostings {
  private kept = new Kept();

  constructor(private readonly services: Services) {
    services.changes.onChange((change) => this.take(change));
  }

  /** How many of the artifacts have each value of the facts; a value that none has is left out. */
  async count(
    keys: readonly string[],
    artifactIds: Int32Array,
    reader: Reader,
  ): Promise<PostingsCount> {
    const kept = mayKeepFor(this.services, reader) ? this.kept : new Kept();
    const postings = await Promise.all(keys.map((key) => this.of(kept, key)));
    const changed = artifactIds.filter((id) => kept.changed.has(id));
    const isCounted = new Uint8Array(artifactIds.reduce((a, b) => Math.max(a, b), 0) + 1);
    for (const id of artifactIds) isCounted[id] = 1;
    for (const id of changed) isCounted[id] = 0;
    const counted = keys.flatMap((key, nth) =>
      (postings[nth] ?? []).flatMap(({ value, artifactIds: ids }) => {
        let count = 0;
        for (const id of ids) count += isCounted[id] ?? 0;
        return count > 0 ? [{ key, value, count }] : [];
      }),
    );
    return { counted, changed };
  }

  private of({ byKey }: Kept, key: string): Promise<Postings[]> {
    const known = byKey.get(key);
    if (known) return known;
    const reading = read(this.services.database, key);
    byKey.set(key, reading);
    reading.catch(() => byKey.delete(key));
    return reading;
  }

  private take(change: Change): void {
    const { changed } = this.kept;
    if (change.startsWith('artifact:')) changed.add(Number(change.slice('artifact:'.length)));
    if (change === 'catalogue' || changed.size > MAX_CHANGED) this.kept = new Kept();
  }
}

async function read(database: Database, key: string): Promise<Postings[]> {
  const rows = await database.rows<{ value: string; ids: string }>({
    sql: `SELECT "value", string_agg("artifactId" || '', ',') AS "ids" FROM "artifact_facts"
      WHERE "key" = :key GROUP BY "value"`,
    parameters: { key },
  });
  return rows.map(({ value, ids }) => ({ value, artifactIds: parseIds(ids) }));
}

/** Reads identifiers that the engine has joined by commas. One text takes a fraction of what its rows take. */
export const parseIds = (ids: string | null): Int32Array =>
  new Int32Array(JSON.parse(`[${ids ?? ''}]`) as number[]);
