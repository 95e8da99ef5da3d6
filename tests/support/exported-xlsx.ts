import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/index-native.js';

/** The texts of the parts of an XLSX file, by their names. */
export async function partsOf(file: Uint8Array): Promise<Record<string, string>> {
  const zip = new ZipReader(new Uint8ArrayReader(file), { checkCrc32: true });
  const parts: Record<string, string> = {};
  for (const entry of await zip.getEntries()) {
    if (!entry.directory) parts[entry.filename] = await entry.getData(new TextWriter());
  }
  return parts;
}

const documentOf = (xml: string) =>
  new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'text/xml');

/** A text of a cell, in which `_x000D_` is a carriage return. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The cells of the first sheet: the texts by their places, such as `B2`. Throws for a cell of another kind. */
export async function cellsOf(file: Uint8Array): Promise<Record<string, string>> {
  const { 'xl/worksheets/sheet1.xml': sheet = '' } = await partsOf(file);
  const cells = Array.from(documentOf(sheet).getElementsByTagName('c'));
  return Object.fromEntries(
    cells.map((cell) => {
      if (cell.getAttribute('t') !== 'inlineStr') throw new Error('A cell is no text.');
      return [cell.getAttribute('r') ?? '', unescaped(cell.textContent ?? '')];
    }),
  );
}

/** The rows below the headings, by them. An empty cell is an empty text. */
export async function rowsOf(file: Uint8Array): Promise<Record<string, string>[]> {
  const cells = await cellsOf(file);
  const columns = Object.entries(cells).flatMap(([place, heading]) =>
    /^[A-Z]+1$/.test(place) ? [[place.slice(0, -1), heading] as const] : [],
  );
  const lines = new Set(Object.keys(cells).map((place) => place.replace(/^[A-Z]+/, '')));
  return [...lines]
    .filter((line) => line !== '1')
    .map((line) =>
      Object.fromEntries(
        columns.map(([letters, heading]) => [heading, cells[letters + line] ?? '']),
      ),
    );
}
