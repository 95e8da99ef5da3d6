import { beginningOf, piecesOf, type Source, UnreadableFile } from './spreadsheet';

const SAVE_AS = 'Save it as .xlsx or CSV.';

/** How an older file of Microsoft Office begins, and a file of Office with a password. */
const COMPOUND_FILE = 'd0cf11e0a1b11ae1';

/** What files of other kinds begin with, in hexadecimal digits, and what a person is told about them. */
const OTHER_KINDS: readonly (readonly [string, string])[] = [
  ['25504446', `This is a PDF. Open the spreadsheet from which it was made. ${SAVE_AS}`],
  ['89504e47', `This is a picture. ${SAVE_AS}`],
  ['ffd8ff', `This is a picture. ${SAVE_AS}`],
  ['47494638', `This is a picture. ${SAVE_AS}`],
  ['1f8b', 'This file is compressed (gzip). Unpack it first.'],
  ['377abcaf271c', 'This file is compressed (7z). Unpack it first.'],
  ['526172211a07', 'This file is compressed (RAR). Unpack it first.'],
  ['0902', `This is an older Excel file (.xls). ${SAVE_AS}`],
  ['0904', `This is an older Excel file (.xls). ${SAVE_AS}`],
  ['0908', `This is an older Excel file (.xls). ${SAVE_AS}`],
];

const MARKUP = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|\?xml|html|table)/i;

/**
 * Tells by its first bytes whether a file is a ZIP archive, as XLSX is, or may be a text.
 * @throws UnreadableFile for the other kinds that it knows.
 */
export async function kindOf(source: Source): Promise<'archive' | 'text'> {
  const beginning = Buffer.from((await beginningOf(source)).subarray(0, 512));
  const hex = beginning.toString('hex');
  if (hex.startsWith('504b0304') || hex.startsWith('504b0506')) return 'archive';
  if (hex.startsWith(COMPOUND_FILE)) throw await compoundFile(source);
  const [, refusal] = OTHER_KINDS.find(([start]) => hex.startsWith(start)) ?? [];
  if (refusal !== undefined) throw new UnreadableFile(refusal);
  if (MARKUP.test(beginning.toString('latin1'))) {
    throw new UnreadableFile(`This is a web page or XML. Open it as a spreadsheet. ${SAVE_AS}`);
  }
  return 'text';
}

const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

async function compoundFile(source: Source): Promise<UnreadableFile> {
  let end = Buffer.alloc(0);
  for await (const piece of piecesOf(source)) {
    const bytes = Buffer.concat([end, piece]);
    if (bytes.includes(ENCRYPTED)) {
      return new UnreadableFile('This file has a password. Save it without one.');
    }
    end = bytes.subarray(-ENCRYPTED.length);
  }
  return new UnreadableFile(`This is an older Excel file (.xls). ${SAVE_AS}`);
}

/** Parts of archives of other kinds, and what a person is told about them. */
const OTHER_ARCHIVES: readonly (readonly [string, string])[] = [
  ['xl/workbook.bin', `This is a binary Excel file (.xlsb). ${SAVE_AS}`],
  ['content.xml', `This is an OpenDocument file (.ods). ${SAVE_AS}`],
  ['index/document.iwa', `This is a file of Numbers. Export it as Excel (.xlsx) or CSV.`],
  ['word/document.xml', `This is a Word file. Copy its table into a spreadsheet. ${SAVE_AS}`],
];

/** The refusal of an archive that is no XLSX. */
export function otherArchive(has: (part: string) => boolean): UnreadableFile {
  const [, refusal] = OTHER_ARCHIVES.find(([part]) => has(part)) ?? [];
  return new UnreadableFile(
    refusal ?? 'This is a ZIP archive. Unpack it, and give the spreadsheet itself.',
  );
}
