import { posix } from 'node:path';
import { UnreadableFile } from './spreadsheet';
import { damaged, type XlsxPackage } from './xlsx-package';
import { type Attributes, readAll } from './xml';

/** Where the parts of the sheet that is read are, and how its dates count. */
interface Workbook {
  sheet: string;
  /** Absent when no cell needs one. */
  strings: string | undefined;
  styles: string | undefined;
  /** Whether dates count from 1904, and not from 1900. */
  is1904: boolean;
}

/** A part to which the workbook refers. */
interface Reference {
  id: string | undefined;
  kind: string | undefined;
  part: string;
}

/** @throws UnreadableFile */
export async function workbookOf(file: XlsxPackage): Promise<Workbook> {
  const references = await referencesOf(file);
  const { sheetIds, is1904 } = await sheetsOf(file);
  const sheets = sheetIds.map((sheetId) => references.find(({ id }) => id === sheetId));
  const sheet = sheets.find((reference) => reference?.kind === 'worksheet');
  if (!sheet) throw new UnreadableFile('The file has no sheet with cells.');
  const partOf = (wanted: string) => references.find(({ kind }) => kind === wanted)?.part;
  return { sheet: sheet.part, strings: partOf('sharedStrings'), styles: partOf('styles'), is1904 };
}

async function referencesOf(file: XlsxPackage): Promise<Reference[]> {
  const references: Reference[] = [];
  const open = (name: string, { Id, Type, Target, TargetMode }: Attributes) => {
    if (name !== 'Relationship' || Target === undefined || TargetMode === 'External') return;
    const part = posix.join('/xl', Target.startsWith('/') ? `/..${Target}` : Target).slice(1);
    references.push({ id: Id, kind: Type?.split('/').at(-1), part });
  };
  await readAll(file.text('xl/_rels/workbook.xml.rels'), { open });
  return references;
}

/** The sheets that a spreadsheet program shows, in their order. */
async function sheetsOf(file: XlsxPackage) {
  const sheetIds: string[] = [];
  let is1904 = false;
  const open = (name: string, attributes: Attributes) => {
    if (name === 'workbookPr') is1904 = /^(?:1|true|on)$/.test(attributes['date1904'] ?? '');
    if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
    const [, id] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
    if (id === undefined) throw damaged();
    sheetIds.push(id);
  };
  await readAll(file.text('xl/workbook.xml'), { open });
  return { sheetIds, is1904 };
}
