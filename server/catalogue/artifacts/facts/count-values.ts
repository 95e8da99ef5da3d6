import type { Reader } from '../../../database/change';
import type { Database } from '../../../database/database';
import { type Sql, withConditions } from '../../../database/sql';
import { type FactPostings, parseIds } from './fact-postings';

/** A value with the number of its artifacts, and its most frequent spelling. */
export interface CountedValue {
  /** As it is compared. */
  value: string;
  spelling: string;
  count: number;
}

/** Values by their keys, the most frequent first; of equals, in the order of their characters. */
export type ValuesByKey = ReadonlyMap<string, readonly CountedValue[]>;

interface CountedRow extends CountedValue {
  key: string;
}

interface CountingOptions {
  database: Database;
  postings: FactPostings;
  reader: Reader;
}

/** Up to how many artifacts of a list are looked up one by one. For more, the postings of the keys are read. */
const FEW = 5_000;

/** Counts the values of facts in the whole catalogue. */
export async function countValues(
  database: Database,
  keys: readonly string[],
): Promise<ValuesByKey> {
  return byKey(await readCounts(database, isOneOf(database, 'key', keys)));
}

/** How many values of a key occur in the whole catalogue. */
export async function numberOfValues(database: Database, key: string): Promise<number> {
  const [[count = 0] = []] = await database.numbers([
    {
      sql: `SELECT count(DISTINCT "value") AS "number" FROM "artifact_fact_counts" WHERE "key" = :key`,
      parameters: { key },
    },
  ]);
  return count;
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
  const condition = { sql: '"key" = :key AND "value" = :value', parameters: { key, value } };
  const [counted = null] = await readCounts(database, condition);
  return counted;
}

/**
 * Counts artifacts by the values of facts.
 * @param lists SELECTs of identifiers, as "id", of which none has one of another.
 * @param most how many values of each fact are needed.
 */
export async function countValuesOf(
  options: CountingOptions,
  keys: readonly string[],
  lists: readonly Sql[],
  most: number,
): Promise<ValuesByKey> {
  const { database } = options;
  const rows: CountedRow[] = [];
  for (const list of lists) {
    const ids = await readIds(database, list);
    const counted =
      ids.length > FEW ? countLong(options, keys, ids) : countShort(database, keys, ids);
    rows.push(...(await counted));
  }
  const found = mostFrequent(joined(rows), most);
  const values = [...new Set(found.map(({ value }) => value))];
  const inAll = await readCounts(
    database,
    withConditions(isOneOf(database, 'key', keys), isOneOf(database, 'value', values)),
  );
  const spellings = new Map(inAll.map((row) => [idOf(row), row.spelling]));
  // The artifacts may have changed between the two reads.
  return byKey(found.map((row) => ({ ...row, spelling: spellings.get(idOf(row)) ?? row.value })));
}

async function readIds(database: Database, { sql, parameters }: Sql): Promise<Int32Array> {
  const [row] = await database.rows<{ ids: string | null }>({
    sql: `SELECT string_agg("id" || '', ',') AS "ids" FROM (${sql}) AS "list"`,
    parameters,
  });
  return parseIds(row?.ids ?? null);
}

/** Those that changed since the postings were read are looked up. */
async function countLong(
  { database, postings, reader }: CountingOptions,
  keys: readonly string[],
  ids: Int32Array,
): Promise<CountedRow[]> {
  const { counted, changed } = await postings.count(keys, ids, reader);
  const rows = counted.map((row) => ({ ...row, spelling: '' }));
  return changed.length > 0 ? [...rows, ...(await countShort(database, keys, changed))] : rows;
}

async function countShort(
  database: Database,
  keys: readonly string[],
  ids: Int32Array,
): Promise<CountedRow[]> {
  const { dialect } = database.engine;
  const { sql, parameters } = withConditions(
    dialect.isOneOf('"artifactId"', 'ids', [...ids]),
    // Not a plain column, so that SQLite looks the artifacts up, and does not read all facts with the keys.
    dialect.isOneOf(`("key" || '')`, 'keys', keys),
  );
  // Without the spelling, an index has all that is read.
  const counted = await database.rows<{ key: string; value: string; count: number | string }>({
    sql: `SELECT "key", "value", count(*) AS "count" FROM "artifact_facts"
      WHERE ${sql} GROUP BY "key", "value"`,
    parameters,
  });
  // PostgreSQL returns these counts as texts.
  return counted.map((row) => ({ ...row, count: Number(row.count), spelling: '' }));
}

const isOneOf = (database: Database, column: string, values: readonly string[]): Sql =>
  database.engine.dialect.isOneOf(`"${column}"`, `${column}s`, values);

/** Counts in the whole catalogue. */
async function readCounts(database: Database, condition: Sql): Promise<CountedRow[]> {
  const rows = await database.rows<CountedRow>({
    sql: `SELECT "key", "value", "spelling", "count" FROM "artifact_fact_counts"
      WHERE ${condition.sql} ORDER BY "count" DESC, "spelling"`,
    parameters: condition.parameters,
  });
  return joined(rows);
}

/** A key has no space. */
const idOf = ({ key, value }: CountedRow): string => `${key} ${value}`;

/** Adds the counts of rows with equal values, which get the spelling of the first. */
function joined(rows: readonly CountedRow[]): CountedRow[] {
  const counted = new Map<string, CountedRow>();
  for (const row of rows) {
    const known = counted.get(idOf(row));
    counted.set(idOf(row), { ...(known ?? row), count: row.count + (known?.count ?? 0) });
  }
  return [...counted.values()];
}

function mostFrequent(rows: readonly CountedRow[], most: number): CountedRow[] {
  return [...byKey(rows).values()].flatMap((ofKey) => ofKey.slice(0, most));
}

function byKey(rows: readonly CountedRow[]): ReadonlyMap<string, readonly CountedRow[]> {
  const values = new Map<string, CountedRow[]>();
  for (const row of rows.toSorted(byCount)) {
    const ofKey = values.get(row.key);
    if (ofKey) ofKey.push(row);
    else values.set(row.key, [row]);
  }
  return values;
}

const byCount = (a: CountedRow, b: CountedRow): number =>
  b.count - a.count || (a.value < b.value ? -1 : 1);
