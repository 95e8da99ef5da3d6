import { MAX_SHEET_BYTES, MAX_SHEET_NAME } from '../../common/sheet-limits';
import { SPREADSHEET_TYPES, TSV_TYPE } from '../../common/spreadsheet-types';
import type { Member } from '../auth/session';
import { sendFile, UploadFailure, type UploadOptions } from '../form/upload/send-file';
import { paths } from '../paths';
import { limitsInWords } from './sheet-words';

const MAX_MIB = MAX_SHEET_BYTES / 1024 ** 2;

/** What the browser's window for files offers. */
export const ACCEPTED = `.xlsx,.csv,.tsv,.txt,${SPREADSHEET_TYPES.join()}`;

export const sheetLimits = limitsInWords(MAX_MIB);

const PASTED_NAME = 'Pasted cells';
const wrongType = 'This file is not a spreadsheet. Save it as XLSX or CSV, and give it again.';

/** The cells that a member has copied from a spreadsheet program. */
export const pastedSheet = (cells: string): File =>
  new File([cells], PASTED_NAME, { type: TSV_TYPE });

/**
 * The one sheet among the files that were chosen, dropped or pasted.
 * @throws UploadFailure if the server would refuse the files
 */
export function sheetOf(files: readonly File[]): File {
  const [file, ...others] = files;
  if (!file)
    throw new UploadFailure('No file was found. Save the spreadsheet, and choose it here.');
  if (others.length > 0) throw new UploadFailure('Give one file at a time.');
  if (file.type.startsWith('image/')) throw new UploadFailure(wrongType);
  if (file.size === 0) throw new UploadFailure('This file is empty.');
  if (file.size > MAX_SHEET_BYTES) {
    throw new UploadFailure(
      `This file has more than ${MAX_MIB} MiB. Divide it, and give the parts one after the other.`,
    );
  }
  return file;
}

/** What the member reads when the server refuses a sheet for good. */
const refusals = {
  400: (told = 'The server cannot read this file. Save it as XLSX or CSV, and give it again.') =>
    told,
  413: (told = `The file is too large. A sheet may be ${sheetLimits}.`) => told,
  415: (told = wrongType) => told,
};

/** The name of a file may be longer than that of a sheet. */
const nameOf = ({ name }: File): string => [...name].slice(0, MAX_SHEET_NAME).join('');

/**
 * Uploads a sheet. Nothing of it is written to the catalogue.
 * @returns its identifier
 * @throws UploadFailure, or an AbortError after the signal
 */
export const uploadSheet = (file: File, member: Member, options: UploadOptions): Promise<string> =>
  sendFile(
    {
      path: `${paths.sheets}?${new URLSearchParams({ name: nameOf(file) }).toString()}`,
      file,
      // Some systems know no type of a file, and some call a CSV file that of a program.
      type: SPREADSHEET_TYPES.includes(file.type) ? file.type : 'application/octet-stream',
      noun: 'sheet',
      refusals,
    },
    'id',
    member,
    options,
  );
