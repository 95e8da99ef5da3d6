import { columnOfLetters } from '../../../common/column-letters';
import type { MergedCells } from './xlsx-merges';
import { damaged } from './xlsx-package';
import { limitLength, StringItem, unescaped } from './xlsx-strings';
import type { DateFormat } from './xlsx-styles';
import { dateText, isoText, numberText } from './xlsx-values';
import type { Attributes, XmlHandler } from './xml';

/** A row of a sheet, without the empty cells at its end. */
export interface XlsxRow {
  line: number;
  cells: string[];
  /** Cells without a value, and why. */
  faults: { column: number; fault: string }[];
}

/** What the cells of a sheet refer to. */
interface SheetContext {
  strings: readonly string[];
  /** By the number of the style. */
  formats: readonly (DateFormat | null)[];
  merged: MergedCells;
  is1904: boolean;
}

/** How many columns a sheet has. */
const COLUMNS = 16_384;

interface Cell {
  column: number;
  type: string;
  format: DateFormat | null;
  hasFormula: boolean;
  /** The text of its element `v`; null without one. */
  value: string | null;
}

/** Collects the rows of a sheet that have a cell with a value. */
export class XlsxRowReader implements XmlHandler {
  private rows: XlsxRow[] = [];
  private isInData = false;
  private row: XlsxRow = { line: 0, cells: [], faults: [] };
  private cell: Cell | null = null;
  private column = -1;
  private isInValue = false;
  private readonly inline = new StringItem();

  constructor(private readonly context: SheetContext) {}

  /** The rows that were read since the last call. */
  take(): XlsxRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'sheetData') this.isInData = true;
    if (!this.isInData) return;
    if (name === 'row') this.openRow(attributes);
    else if (name === 'c') this.openCell(attributes);
    else if (name === 'v' && this.cell) {
      this.cell.value = '';
      this.isInValue = true;
    } else if (name === 'f' && this.cell) this.cell.hasFormula = true;
    else this.inline.open(name, attributes);
  }

  text(text: string): void {
    if (this.isInValue && this.cell?.value != null) {
      limitLength(this.cell.value, text);
      this.cell.value += text;
    } else this.inline.text(text);
  }

  close(name: string): void {
    if (name === 'sheetData') this.isInData = false;
    if (!this.isInData) return;
    if (name === 'v') this.isInValue = false;
    else if (name === 'c') this.closeCell();
    else if (name === 'row') this.closeRow();
    else this.inline.close(name);
  }

  private openRow({ r }: Attributes): void {
    const line = r === undefined ? this.row.line + 1 : Number(r);
    if (!(line > this.row.line)) throw damaged();
    this.row = { line, cells: [], faults: [] };
    this.column = -1;
  }

  private openCell({ r, s, t }: Attributes): void {
    const letters = r?.replace(/\d+$/, '');
    const column = letters === undefined ? this.column + 1 : columnOfLetters(letters);
    if (!(column > this.column && column < COLUMNS)) throw damaged();
    this.column = column;
    const format = this.context.formats[Number(s ?? 0)] ?? null;
    this.cell = { column, type: t ?? 'n', format, hasFormula: false, value: null };
  }

  private closeCell(): void {
    const { cell, row } = this;
    this.cell = null;
    const inline = this.inline.take();
    if (!cell || this.context.merged.hides(row.line, cell.column)) return;
    const { column, type, value, hasFormula } = cell;
    if (type === 'e') row.faults.push({ column, fault: `has the error ${value ?? ''}` });
    else if (type === 'inlineStr') this.put(column, inline);
    else if (value !== null) this.put(column, this.textOf(cell, value));
    else if (hasFormula) row.faults.push({ column, fault: 'has a formula without its value' });
  }

  private textOf({ type, format }: Cell, value: string): string {
    if (type === 's') return this.sharedString(value);
    if (type === 'str') return unescaped(value);
    if (type === 'b') return /^(?:1|true)$/.test(value) ? 'TRUE' : 'FALSE';
    if (type === 'd') return isoText(value);
    if (format === null || value === '') return numberText(value);
    return dateText(value, format, this.context.is1904);
  }

  private sharedString(number: string): string {
    const text = this.context.strings[Number(number)];
    if (text === undefined) throw damaged();
    return text;
  }

  private put(column: number, text: string): void {
    if (text.trim() === '') return;
    const { cells } = this.row;
    while (cells.length < column) cells.push('');
    cells.push(text);
  }

  private closeRow(): void {
    const { cells, faults } = this.row;
    if (cells.length > 0 || faults.length > 0) this.rows.push(this.row);
  }
}
