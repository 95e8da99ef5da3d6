import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import type { Options } from './options';

/** The date, the machine and the settings of a measurement. */
export function setting({ engine, workers, rounds, seconds }: Options): string {
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const what = `product on ${engine}, ${workers === 1 ? 'one process' : `${workers} processes`}`;
  const day = new Date().toISOString().slice(0, 10);
  return `${day}; ${machine}; Node.js ${process.versions.node}; ${what}; ${rounds} rounds of ${seconds} s.`;
}

/** Writes the tables below the engine's mark, up to the next chapter, or as the whole file. */
export async function writeResults(
  file: string,
  engine: Options['engine'],
  tables: string[],
): Promise<void> {
  const written = `${tables.join('\n\n')}\n`;
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  const mark = `<!-- npm run bench: ${engine} -->\n`;
  const [before = '', after] = text.split(mark);
  if (after === undefined) return writeFile(file, written);
  const next = after.search(/^## /m);
  const rest = next < 0 ? '' : `\n${after.slice(next)}`;
  await writeFile(file, `${before}${mark}\n${written}${rest}`);
}
