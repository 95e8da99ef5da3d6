import type { Row, RowChange } from '../database/change';
import type { KeyRange } from '../database/keyset';
import type { RowsDependency } from './changes';

/** Which rows a list keeps, the same as its SQL condition keeps. */
export interface RowFilter {
  /** The columns that decide. */
  columns: readonly string[];
  keeps: (row: Row) => boolean;
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
    const was = before !== null && this.contains(before);
    const is = after !== null && this.contains(after);
    return was !== is || (was && is && differ(before, after, this.keyColumns));
  }

  private contains(row: Row): boolean {
    return this.filter.keeps(row) && (this.range?.contains(row) ?? true);
  }
}

const differ = (before: Row, after: Row, columns: readonly string[]): boolean =>
  columns.some((column) => before[column] !== after[column]);
