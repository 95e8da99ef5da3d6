import { gzipSync } from 'node:zlib';
import { readSpreadsheet } from '../../server/exchange/spreadsheets/read-spreadsheet';
import { readSpreadsheetApart } from '../../server/exchange/spreadsheets/read-spreadsheet-apart';
import { UnreadableFile } from '../../server/exchange/spreadsheets/spreadsheet';
import { sheetData, workbookParts, xlsxOf, xlsxOfTexts, zip } from '../support/xlsx';

const LIMITS = { rows: 5_000, columns: 100 };
const DAMAGED = /^The file is damaged or cut off\./;

/** What a person is told about a file. */
async function refusalOf(file: Buffer, read: typeof readSpreadsheet = readSpreadsheet) {
  const error: unknown = await read(file, LIMITS).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof UnreadableFile)) throw new Error(`No refusal: ${String(error)}`);
  return error.message;
}

const COMPOUND = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(70_000)]);
const encrypted = Buffer.concat([COMPOUND, Buffer.from('EncryptedPackage', 'utf16le')]);
const archiveOf = (name: string) => zip([{ name, text: 'x' }]);

describe('a file of another kind', () => {
  it.each([
    ['XLS', COMPOUND, 'This is an older Excel file (.xls). Save it as .xlsx or CSV.'],
    ['an encrypted XLSX', encrypted, 'This file has a password. Save it without one.'],
    [
      'ODS',
      archiveOf('content.xml'),
      'This is an OpenDocument file (.ods). Save it as .xlsx or CSV.',
    ],
    ['XLSB', archiveOf('xl/workbook.bin'), /^This is a binary Excel file/],
    ['ZIP', archiveOf('a.csv'), /^This is a ZIP archive\. Unpack it/],
    ['PDF', Buffer.from('%PDF-1.7\n'), /^This is a PDF\./],
    ['PNG', Buffer.from('89504e470d0a1a0a', 'hex'), /^This is a picture\./],
    ['gzip', gzipSync('a,b\n1,2'), /compressed/],
    ['HTML', Buffer.from('<!DOCTYPE html><table>'), /^This is a web page/],
    ['zeros', Buffer.alloc(100), /^This file is no spreadsheet/],
    ['other bytes', Buffer.from('a,b\n\x01\x02\xff\xfe', 'latin1'), /^This file is no spreadsheet/],
    ['broken UTF-16', Buffer.from('fffe610000d8', 'hex'), 'The file is not UTF-16.'],
    ['UTF-8 only by its mark', Buffer.from('efbbbf61ff', 'hex'), 'The file is not UTF-8.'],
  ])('is refused in words: %s', async (_, file, words) => {
    expect(await refusalOf(file)).toMatch(words);
  });
});

const whole = xlsxOfTexts([['a'], ['b']]);
const sheetParts = (length: number) =>
  workbookParts({ sheet: sheetData([['a'], ['b']]) }).map((part) =>
    part.name.includes('sheet1') ? { ...part, length } : part,
  );
const without = (name: string) =>
  zip(workbookParts({ sheet: '' }).filter((part) => !part.name.includes(name)));
const changed = (file: Buffer, at: number) => {
  const copy = Buffer.from(file);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
};
const ENTITIES = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`;

describe('a damaged file', () => {
  it.each([
    ['cut in its middle', whole.subarray(0, whole.length / 2)],
    ['cut at its end', whole.subarray(0, -5)],
    ['without its sheet', without('sheet1')],
    ['without its relations', without('.rels')],
    ['with a length that is too small', zip(sheetParts(3))],
    ['with a length that is too large', zip(sheetParts(1_000_000))],
    ['with a changed byte', changed(whole, 60)],
    ['with no XML', xlsxOf({ sheet: '<sheetData><row></sheetData>' })],
    ['with unknown entities', xlsxOf({ sheet: '<sheetData>&b;</sheetData>' })],
    ['nested deeply', xlsxOf({ sheet: '<a>'.repeat(10_000) })],
    [
      'with an unknown text',
      xlsxOf({ sheet: '<sheetData><row><c t="s"><v>9</v></c></row></sheetData>' }),
    ],
    ['with rows upwards', xlsxOf({ sheet: '<sheetData><row r="2"/><row r="1"/></sheetData>' })],
    ['with a foreign column', xlsxOf({ sheet: '<sheetData><row><c r="ZZZ1"/></row></sheetData>' })],
  ])('is refused in words: %s', async (_, file) => {
    expect(await refusalOf(file)).toMatch(DAMAGED);
  });

  it('is refused for a document type, before its entities are read', async () => {
    const file = xlsxOf({ sheet: '<sheetData>&b;</sheetData>', prologue: ENTITIES });
    expect(await refusalOf(file)).toBe('The file has a document type, which no spreadsheet has.');
  });

  it('is refused or read, whichever byte is changed, and however short it is', async () => {
    for (let at = 4; at < whole.length; at += 7) {
      for (const file of [changed(whole, at), whole.subarray(0, at)]) {
        const error: unknown = await readSpreadsheet(file, LIMITS).catch(
          (reason: unknown) => reason,
        );
        if (error instanceof Error) expect(error).toBeInstanceOf(UnreadableFile);
      }
    }
  });
});

describe('in a process of its own', () => {
  it('a spreadsheet is read as it is elsewhere, and refused as elsewhere', async () => {
    const file = xlsxOfTexts([
      ['Länge', 'b'],
      ['1', '🏺'],
    ]);
    expect(await readSpreadsheetApart(file, LIMITS)).toEqual(await readSpreadsheet(file, LIMITS));
    expect(await refusalOf(COMPOUND, readSpreadsheetApart)).toMatch(/^This is an older Excel/);
  });

  const SHARED = { strings: `<si><t>${'x'.repeat(32_000)}</t></si>` };
  const cells = '<c t="s"><v>0</v></c>'.repeat(100);
  const SHEET = `<sheetData>${`<row>${cells}</row>`.repeat(200)}</sheetData>`;
  it.each([
    ['texts of 140 MB', { strings: `<si><t>${'x'.repeat(140_000_000)}</t></si>`, sheet: '' }],
    ['one text in many cells', { ...SHARED, sheet: SHEET }],
  ])('a bomb is refused within bounds: %s', async (_, workbook) => {
    const file = xlsxOf(workbook);
    expect(file.length).toBeLessThan(1024 * 1024);
    expect(await refusalOf(file, readSpreadsheetApart)).toMatch(/million characters/);
  });

  it.each([
    ['time', { time: 1, memory: 512 * 1024 * 1024 }],
    ['memory', { time: 30_000, memory: 40 * 1024 * 1024 }],
  ])('one that takes too much %s is refused in words', async (_, costs) => {
    const file = xlsxOfTexts(Array.from({ length: 5_000 }, (_item, row) => [`${row}`, 'b', 'c']));
    const read: typeof readSpreadsheet = (bytes, limits) =>
      readSpreadsheetApart(bytes, limits, costs);
    expect(await refusalOf(file, read)).toMatch(/^Reading the file takes too much time or memory/);
  });
});
