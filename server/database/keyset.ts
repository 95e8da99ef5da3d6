import { and, type Sql } from './sql';

/** A value of a key, as a cursor carries it. */
export type Key = string | number;

/** One column of a list's order. */
export interface OrderKey {
  column: string;
  type: 'string' | 'number';
  /** A COLLATE clause behind the column's name in SQL. */
  collation?: string;
}

/** A total order of a list: its keys, the last one unique, all in one direction. */
export interface KeyOrder {
  direction: 'ASC' | 'DESC';
  keys: readonly OrderKey[];
}

/** The same keys in the opposite direction. */
export const reversed = <Order extends KeyOrder>(order: Order): Order => ({
  ...order,
  direction: order.direction === 'ASC' ? 'DESC' : 'ASC',
});

/**
 * One page of a list by keyset: the rows after the last row of the previous page. Rows that were added
 * since do not move it. A page that is read backwards is a page of the reversed order.
 */
export class KeysetPage {
  /**
   * @param after the keys behind which the page begins; null for the beginning of the order.
   * @param before the keys before which the page ends at the latest; null for the end of the order.
   */
  constructor(
    readonly order: KeyOrder,
    readonly after: readonly Key[] | null,
    readonly limit: number,
    readonly before: readonly Key[] | null = null,
  ) {}

  /** The columns with a prefix that names their table, such as `artifact.`. */
  columns(columnOf: (name: string) => string): string[] {
    return this.order.keys.map(({ column, collation = '' }) =>
      `${columnOf(column)} ${collation}`.trim(),
    );
  }

  /** The condition that a row is between the cursors; null without cursors. */
  condition(columns: readonly string[]): Sql | null {
    const [follows, precedes] = this.order.direction === 'ASC' ? ['>', '<'] : ['<', '>'];
    return and(
      keyCondition(columns, follows, this.after, 'after'),
      keyCondition(columns, precedes, this.before, 'before'),
    );
  }

  /**
   * The rest of the page among the rows whose first keys are these numbers; null when the page has
   * no such rows.
   */
  restWithPrefix(first: readonly number[], limit: number): KeysetPage | null {
    const { direction, keys } = this.order;
    const sign = direction === 'ASC' ? 1 : -1;
    const comparedWith = (other: readonly Key[] | null) =>
      first
        .map((key, nth) => sign * (key - Number(other?.[nth] ?? key)))
        .find((difference) => difference !== 0) ?? 0;
    if (comparedWith(this.after) < 0 || comparedWith(this.before) > 0) return null;
    const restOf = (other: readonly Key[] | null) =>
      other && comparedWith(other) === 0 ? other.slice(first.length) : null;
    const order = { direction, keys: keys.slice(first.length) };
    return new KeysetPage(order, restOf(this.after), limit, restOf(this.before));
  }

  /** The text behind ORDER BY. */
  orderBy(columns: readonly string[]): string {
    return columns.map((column) => `${column} ${this.order.direction}`).join(', ');
  }
}

/** The condition that a row is on one side of these keys; null without keys. */
function keyCondition(
  columns: readonly string[],
  sign: string | undefined,
  values: readonly Key[] | null,
  name: string,
): Sql | null {
  if (!values) return null;
  const marks = values.map((_value, index) => `:${name}${index}`);
  return {
    sql: `(${columns.join(', ')}) ${sign} (${marks.join(', ')})`,
    parameters: Object.fromEntries(values.map((value, index) => [`${name}${index}`, value])),
  };
}
