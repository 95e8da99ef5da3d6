import { crc32, deflateRawSync } from 'node:zlib';

/** The parts of a ZIP archive, each with what its headers say of it. */
export interface Part {
  name: string;
  text: string | Buffer;
  /** Overrides the true length in the headers. */
  length?: number;
}

/** A ZIP archive. */
export function zip(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text, length } of parts) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(crc32(bytes), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(length ?? bytes.length, 18);
    header.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), header, Buffer.from(name), packed]);
    const version = Buffer.from([20, 0]);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), version, header, rest, Buffer.from(name)]),
    );
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listed, Buffer.from('PK\x05\x06'), end]);
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** What a workbook consists of, as XML. */
export interface WorkbookXml {
  /** What the element `worksheet` has. */
  sheet: string;
  /** What the elements `sst` and `styleSheet` have. */
  strings?: string;
  styles?: string;
  /** The attributes of `workbookPr`. */
  properties?: string;
  /** The element `sheets`; without it, there is one sheet. */
  sheets?: string;
  /** Stands before the element of the sheet. */
  prologue?: string;
}

/** The parts of the smallest workbook that has such a sheet. */
export function workbookParts(workbook: WorkbookXml): Part[] {
  const { sheet, strings = '', styles = '', properties = '', prologue = '' } = workbook;
  const { sheets = '<sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets>' } = workbook;
  const relations = ['worksheets/sheet1', 'sharedStrings', 'styles'].map((target, index) => {
    const type = index === 0 ? 'worksheet' : target;
    return `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}.xml"/>`;
  });
  return [
    {
      name: 'xl/workbook.xml',
      text: `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr ${properties}/>${sheets}</workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `<Relationships>${relations.join('')}</Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', text: `<sst xmlns="${MAIN}">${strings}</sst>` },
    { name: 'xl/styles.xml', text: `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` },
    {
      name: 'xl/worksheets/sheet1.xml',
      text: `${prologue}<worksheet xmlns="${MAIN}">${sheet}</worksheet>`,
    },
  ];
}

export const xlsxOf = (workbook: WorkbookXml): Buffer => zip(workbookParts(workbook));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\r', '_x000D_');

/** Rows of texts as the element `sheetData`, from the first row on. */
export const sheetData = (rows: readonly (readonly string[])[]): string => {
  const cell = (text: string) =>
    `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
  return `<sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData>`;
};

/** A sheet of texts as a file. */
export const xlsxOfTexts = (rows: readonly (readonly string[])[]): Buffer =>
  xlsxOf({ sheet: sheetData(rows) });
