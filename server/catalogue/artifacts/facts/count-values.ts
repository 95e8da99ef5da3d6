import type { Database } from '../../../database/database';
import type { FromClause, Sql } from '../../../database/sql';

/** A value with the number of its artifacts, and its most frequent spelling. */
export interface CountedValue {
  /** As it is compared. */
  value: string;
  spelling: string;
  count: number;
}

interface CountedRow {
  key: string;
  value: string;
  /** A text on PostgreSQL. */
  count: number | string;
  /** The first and the last spelling: with equal ones there is no other. */
  spelling: string;
  lastSpelling: string;
}

/**
 * Counts the artifacts of lists by the values of facts.
 * @param sources of which none has an artifact of another; null for all artifacts.
 * @returns the values by their keys, the most frequent first; of equals, in the order of their characters.
 */
export async function countValues(
  database: Database,
  keys: readonly string[],
  sources: readonly (FromClause | null)[],
): Promise<ReadonlyMap<string, readonly CountedValue[]>> {
  const ofKeys = database.engine.dialect.isOneOf('"key"', 'keys', keys);
  const counted = new Map<string, Map<string, CountedValue>>();
  const severalSpellings: string[] = [];
  for (const source of sources) {
    const { sql, parameters } = factsOf(source, ofKeys);
    // Without the spelling, the index has the groups in their order, and nothing is sorted.
    const rows = await database.rows<CountedRow>({
      sql: `SELECT "key", "value", count(*) AS "count", min("spelling") AS "spelling",
          max("spelling") AS "lastSpelling"
        FROM ${sql} GROUP BY "key", "value"`,
      parameters,
    });
    for (const { key, value, spelling, lastSpelling, count } of rows) {
      const values = counted.get(key) ?? new Map<string, CountedValue>();
      counted.set(key, values);
      const known = values.get(value);
      if (known) known.count += Number(count);
      else values.set(value, { value, spelling, count: Number(count) });
      if ((known?.spelling ?? spelling) !== lastSpelling) severalSpellings.push(value);
    }
  }
  if (severalSpellings.length > 0) await spell(database, counted, ofKeys, severalSpellings);
  return new Map([...counted].map(([key, values]) => [key, [...values.values()].sort(byCount)]));
}

/**
 * Counts one value in the whole catalogue.
 * @param value as it is compared. @returns null where no artifact has it.
 */
export async function countValue(
  database: Database,
  key: string,
  value: string,
): Promise<CountedValue | null> {
  const rows = await database.rows<Pick<CountedRow, 'spelling' | 'count'>>({
    sql: `SELECT "spelling", count(*) AS "count" FROM "artifact_facts"
      WHERE "key" = :key AND "value" = :value GROUP BY "spelling"
      ORDER BY count(*) DESC, "spelling"`,
    parameters: { key, value },
  });
  const count = rows.reduce((sum, row) => sum + Number(row.count), 0);
  return rows[0] ? { value, spelling: rows[0].spelling, count } : null;
}

const factsOf = (source: FromClause | null, { sql, parameters }: Sql): FromClause => ({
  sql: `"artifact_facts" WHERE ${sql}${source ? ` AND "artifactId" IN (SELECT "id" FROM ${source.sql})` : ''}`,
  parameters: { ...source?.parameters, ...parameters },
});

/** Sets the spelling that most artifacts of the catalogue have, for the values that have several. */
async function spell(
  database: Database,
  counted: ReadonlyMap<string, ReadonlyMap<string, CountedValue>>,
  ofKeys: Sql,
  values: readonly string[],
): Promise<void> {
  const ofValues = database.engine.dialect.isOneOf('"value"', 'values', [...new Set(values)]);
  const rows = await database.rows<Omit<CountedRow, 'lastSpelling'>>({
    sql: `SELECT "key", "value", "spelling", count(*) AS "count" FROM "artifact_facts"
      WHERE ${ofKeys.sql} AND ${ofValues.sql} GROUP BY "key", "value", "spelling"
      ORDER BY count(*), "spelling" DESC`,
    parameters: { ...ofKeys.parameters, ...ofValues.parameters },
  });
  // The most frequent comes last.
  for (const { key, value, spelling } of rows) {
    const one = counted.get(key)?.get(value);
    if (one) one.spelling = spelling;
  }
}

const byCount = (a: CountedValue, b: CountedValue): number =>
  b.count - a.count || (a.value < b.value ? -1 : 1);
