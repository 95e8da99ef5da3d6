export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const TSV_TYPE = 'text/tab-separated-values';

/** The media types of spreadsheets. What a file is, its bytes tell. */
export const SPREADSHEET_TYPES: readonly string[] = ['text/csv', TSV_TYPE, 'text/plain', XLSX_TYPE];
