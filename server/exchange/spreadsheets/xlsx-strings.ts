import { UnreadableFile } from './spreadsheet';
import type { XlsxPackage } from './xlsx-package';
import { type Attributes, readAll, type XmlHandler } from './xml';

/** How many characters the texts of a file may have that cells share. */
const MAX_CHARACTERS = 128 * 1024 * 1024;

/** How many characters one text may have. Excel stores 32,767. */
const MAX_LENGTH = 1024 * 1024;

/** @throws UnreadableFile when a text and what follows it are too long. */
export function limitLength(text: string, more: string): void {
  if (text.length + more.length <= MAX_LENGTH) return;
  throw new UnreadableFile('A cell has more than 1 million characters.');
}

const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** A text in which characters are written as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replace(ESCAPED, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Collects a text of one or several runs, without hints on how it is pronounced. */
export class StringItem implements XmlHandler {
  private runs = '';
  private run: string | null = null;
  private isPreserved = false;
  private isHint = false;

  open(name: string, attributes: Attributes): void {
    if (name === 'rPh') this.isHint = true;
    if (name !== 't' || this.isHint) return;
    this.run = '';
    this.isPreserved = attributes['xml:space'] === 'preserve';
  }

  text(text: string): void {
    if (this.run === null) return;
    limitLength(this.runs + this.run, text);
    this.run += text;
  }

  close(name: string): void {
    if (name === 'rPh') this.isHint = false;
    if (name !== 't' || this.run === null) return;
    this.runs += this.isPreserved ? this.run : this.run.trim();
    this.run = null;
  }

  /** The text, after which another one may be collected. */
  take(): string {
    const text = unescaped(this.runs);
    this.runs = '';
    return text;
  }
}

/**
 * The texts that cells name by their number.
 * @throws UnreadableFile
 */
export async function stringsOf(file: XlsxPackage, part: string | undefined): Promise<string[]> {
  if (part === undefined || !file.has(part)) return [];
  const strings: string[] = [];
  const item = new StringItem();
  let characters = 0;
  const close = (name: string) => {
    item.close(name);
    if (name !== 'si') return;
    const text = item.take();
    // One more for each, because empty texts need memory, too.
    characters += text.length + 1;
    if (characters > MAX_CHARACTERS) {
      throw new UnreadableFile('The texts of the file are longer than 128 million characters.');
    }
    strings.push(text);
  };
  await readAll(file.text(part), {
    open: (name, attributes) => item.open(name, attributes),
    text: (text) => item.text(text),
    close,
  });
  return strings;
}
