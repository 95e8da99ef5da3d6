import type { Row } from './change';
import type { Sql } from './sql';

/** A value of a key, as a cursor carries it. */
export type Key = string | number;

/** One column of a list's order. */
export interface OrderKey {
  column: string;
  type: 'string' | 'number';
  /** What follows the column's name in SQL, such as a collation. */
  collation?: string;
}

/** A total order of a list: its keys, the last one unique, all in one direction. */
export interface KeyOrder {
  direction: 'ASC' | 'DESC';
  keys: readonly OrderKey[];
}

/** A part of a total order, between two places. */
export class KeyRange {
  /**
   * @param after the place before the first one; null for the beginning of the order.
   * @param through the last place; null for the end of the order.
   */
  constructor(
    readonly order: KeyOrder,
    private readonly after: readonly Key[] | null,
    private readonly through: readonly Key[] | null,
  ) {}

  contains(row: Row): boolean {
    const keys = keysOf(this.order, row);
    return (
      (this.after === null || this.compare(keys, this.after) > 0) &&
      (this.through === null || this.compare(keys, this.through) <= 0)
    );
  }

  /** Negative when the first place comes before the second one. */
  private compare(first: readonly Key[], second: readonly Key[]): number {
    const sign = this.order.direction === 'ASC' ? 1 : -1;
    for (const [index, key] of first.entries()) {
      const difference = compareKeys(key, second[index] ?? key);
      if (difference !== 0) return sign * difference;
    }
    return 0;
  }
}

/** The place of a row, which has the columns of the order. */
const keysOf = ({ keys }: KeyOrder, row: object): Key[] =>
  keys.map(({ column }) => (row as Row)[column] ?? '');

/** Compares texts by code point, as the databases do; JavaScript compares UTF-16 code units. */
function compareKeys(first: Key, second: Key): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return Buffer.compare(Buffer.from(String(first)), Buffer.from(String(second)));
}

/** One page of a list by keyset: rows after the last row of the page before, whatever came since. */
export class KeysetPage {
  constructor(
    readonly order: KeyOrder,
    readonly after: readonly Key[] | null,
    readonly limit: number,
  ) {}

  /** The columns with a prefix that names their table, such as `artifact.`. */
  columns(columnOf: (name: string) => string): string[] {
    return this.order.keys.map(({ column, collation = '' }) =>
      `${columnOf(column)} ${collation}`.trim(),
    );
  }

  /** The condition that keeps what follows the cursor; null on the first page. */
  condition(columns: readonly string[]): Sql | null {
    if (!this.after) return null;
    const names = this.after.map((_value, index) => `after${index}`);
    const sign = this.order.direction === 'ASC' ? '>' : '<';
    const marks = names.map((name) => `:${name}`);
    return {
      sql: `(${columns.join(', ')}) ${sign} (${marks.join(', ')})`,
      parameters: Object.fromEntries(names.map((name, index) => [name, this.after?.[index]])),
    };
  }

  /** The part of the list on which the page depends, when these rows were read for it. */
  range(rows: readonly object[]): KeyRange {
    const last = rows.length < this.limit ? undefined : rows.at(-1);
    return new KeyRange(this.order, this.after, last ? keysOf(this.order, last) : null);
  }

  /** The order as it follows ORDER BY. */
  orderBy(columns: readonly string[]): string {
    return columns.map((column) => `${column} ${this.order.direction}`).join(', ');
  }
}
