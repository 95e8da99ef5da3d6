import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import type { Options } from './options';

/** Begins the lines of a document below which results are written, by the product's database. */
const MARK = '<!-- npm run bench: ';

/** The date, the machine and the settings of a measurement. */
export function setting({ engine, workers, rounds, seconds }: Options): string {
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const what = `product on ${engine}, ${workers === 1 ? 'one process' : `${workers} processes`}`;
  const day = new Date().toISOString().slice(0, 10);
  return `${day}; ${machine}; Node.js ${process.versions.node}; ${what}; ${rounds} rounds of ${seconds} s.`;
}

/** Writes the tables below the engine's mark, up to the next mark, or as the whole file. */
export async function writeResults(
  file: string,
  engine: Options['engine'],
  tables: string[],
): Promise<void> {
  const written = `${tables.join('\n\n')}\n`;
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  const mark = `${MARK}${engine} -->\n`;
  const start = text.indexOf(mark);
  if (start < 0) return writeFile(file, written);
  const [before, after] = [text.slice(0, start + mark.length), text.slice(start + mark.length)];
  const end = after.indexOf(MARK);
  const rest = end < 0 ? '' : `\n${after.slice(end)}`;
  await writeFile(file, `${before}\n${written}${rest}`);
}
