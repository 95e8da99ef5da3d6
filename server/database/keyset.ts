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

/** One page of a list by keyset: rows after the last row of the page before, whatever came since. */
export class KeysetPage {
  constructor(
    readonly order: KeyOrder,
    private readonly after: readonly Key[] | null,
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

  /** The order as it follows ORDER BY. */
  orderBy(columns: readonly string[]): string {
    return columns.map((column) => `${column} ${this.order.direction}`).join(', ');
  }
}
