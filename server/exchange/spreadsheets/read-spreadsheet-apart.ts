import { parse } from 'csv-parse/sync';
import { UnreadableFile } from './unreadable-file';
export async function readSpreadsheetApart(
  file: Uint8Array,
  limits: { rows: number; columns: number },
): Promise<{
  headings: string[];
  rows: ({ line: number } & ({ cells: string[] } | { problem: string }))[];
}> {
  const text = Buffer.from(file).toString('utf8');
  const delimiter = text.split('\n')[0]?.includes('\t') ? '\t' : ',';
  const all = parse(text, { delimiter, bom: true, relax_column_count: true }) as string[][];
  const [headings, ...rows] = all;
  if (!headings) throw new UnreadableFile('The file is empty.');
  if (rows.length > limits.rows) throw new UnreadableFile('Too many rows.');
  return { headings, rows: rows.map((cells, n) => ({ line: n + 2, cells })) };
}
