import { columnOfLetters } from '../../../common/column-letters';
import { UnreadableFile } from './spreadsheet';

/** How many merged ranges a sheet may have. */
const MAX_RANGES = 100_000;

/** What may stand between two pieces of a text. */
const LONGEST_ELEMENT = 1_000;

const MERGED = /<(?:\w+:)?mergeCell\s[^<>]*?ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;

interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The merged cells of a sheet, which is asked from the top downwards. */
export class MergedCells {
  /** Those that have not begun, the next one last. */
  private readonly below: Range[];
  private begun: Range[] = [];

  private constructor(ranges: Range[]) {
    this.below = ranges.sort((a, b) => b.top - a.top);
  }

  /**
   * Finds the merged ranges of a sheet. They stand behind the cells, and are needed before them.
   * @throws UnreadableFile
   */
  static async of(sheet: AsyncIterable<string>): Promise<MergedCells> {
    const ranges: Range[] = [];
    let end = '';
    for await (const piece of sheet) {
      const text = end + piece;
      let read = 0;
      for (const match of text.matchAll(MERGED)) {
        ranges.push(rangeOf(match));
        read = match.index + match[0].length;
      }
      if (ranges.length > MAX_RANGES)
        throw new UnreadableFile('The sheet has too many merged cells.');
      end = text.slice(Math.max(read, text.length - LONGEST_ELEMENT));
    }
    return new MergedCells(ranges);
  }

  /** Whether a cell is hidden by the first one of its range. */
  hides(row: number, column: number): boolean {
    if (this.below.length === 0 && this.begun.length === 0) return false;
    for (let next; (next = this.below.at(-1)) && next.top <= row;) {
      this.below.pop();
      this.begun.push(next);
    }
    if (this.begun.some(({ bottom }) => bottom < row)) {
      this.begun = this.begun.filter(({ bottom }) => bottom >= row);
    }
    return this.begun.some(
      ({ top, left, right }) =>
        left <= column && column <= right && !(top === row && left === column),
    );
  }
}

const rangeOf = ([, left = '', top, right = '', bottom]: RegExpExecArray): Range => ({
  ...{ top: Number(top), bottom: Number(bottom) },
  ...{ left: columnOfLetters(left), right: columnOfLetters(right) },
});
