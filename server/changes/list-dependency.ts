import type { Row, RowChange } from '../database/change';
import type { KeyRange } from '../database/keyset';
import type { RowsDependency } from './changes';

/** Which rows a list keeps, the same as its SQL condition keeps. */
export interface RowFilter {
  /** The columns that decide. */
  columns: readonly string[];
  keeps: (row: Row) => boolean;
  /** Adds the keys of the list's orders that follow from columns of the row. */
  withKeys?: (row: Row) => Row;
}

/**
 * A response depends on a part of a list: a change matters when a row comes into the part, leaves the
 * part, or moves within the part. What the rows show besides is a dependency of its own.
 */
export class ListDependency implements RowsDependency {
  private readonly keyColumns: readonly string[];
  private readonly columns: readonly string[];

  /**
   * @param range the part of the list; null for the number of its rows.
   * @param groupedBy columns by which the rows are counted: a change of one matters, too.
   */
  constructor(
    private readonly filter: RowFilter,
    private readonly range: KeyRange | null,
    groupedBy: readonly string[] = [],
  ) {
    this.keyColumns = [...(range?.order.keys.map(({ column }) => column) ?? []), ...groupedBy];
    this.columns = [...this.keyColumns, ...filter.columns];
  }

  isChangedBy({ before, after }: RowChange): boolean {
    // Most changes touch no column of the list.
    if (before && after && !differ(before, after, this.columns)) return false;
    const was = this.rowInRange(before);
    const is = this.rowInRange(after);
    if (!was || !is) return was !== is;
    return differ(was, is, this.keyColumns);
  }

  /** The row with all its keys; null when it is not in this part of the list. */
  private rowInRange(row: Row | null): Row | null {
    if (row === null || !this.filter.keeps(row)) return null;
    const keyed = this.filter.withKeys?.(row) ?? row;
    return !this.range || this.range.contains(keyed) ? keyed : null;
  }
}

const differ = (before: Row, after: Row, columns: readonly string[]): boolean =>
  columns.some((column) => before[column] !== after[column]);
