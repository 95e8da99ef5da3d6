import type { Reader } from '../../../database/change';
import type { Database } from '../../../database/database';
import type { Services } from '../../../web/graphql/services';
import { KeptUntilChange } from '../kept-until-change';

/** The artifacts that have a value of a fact. */
interface Postings {
  /** As it is compared. */
  value: string;
  artifactIds: Int32Array;
}

/**
 * The artifacts of each value of a fact, by which the facets of long lists are counted. Reading them takes
 * longer than counting the facts of one list; they then serve every list until an artifact changes.
 */
export class FactPostings {
  private readonly byKey = new Map<string, KeptUntilChange<Postings[]>>();

  constructor(private readonly services: Services) {}

  /** How many of the artifacts have each value of the fact; a value that none has is left out. */
  async count(
    key: string,
    artifactIds: Int32Array,
    reader: Reader,
  ): Promise<{ value: string; count: number }[]> {
    const postings = await this.of(key).get(reader);
    const isCounted = new Uint8Array(artifactIds.reduce((a, b) => Math.max(a, b), 0) + 1);
    for (const id of artifactIds) isCounted[id] = 1;
    return postings.flatMap(({ value, artifactIds: ids }) => {
      let count = 0;
      for (const id of ids) count += isCounted[id] ?? 0;
      return count > 0 ? [{ value, count }] : [];
    });
  }

  private of(key: string): KeptUntilChange<Postings[]> {
    const known = this.byKey.get(key);
    if (known) return known;
    const kept = new KeptUntilChange(this.services, () => read(this.services.database, key));
    this.byKey.set(key, kept);
    return kept;
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
