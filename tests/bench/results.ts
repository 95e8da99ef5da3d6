import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import type { Options } from './options';

/** The line above the results in a document that ends with them. */
const MARK = '<!-- Written by npm run bench -->';

/** The date, the machine and the settings of a measurement. */
export function setting({ engine, workers, seconds }: Options): string {
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const what = `product on ${engine}, ${workers === 1 ? 'one process' : `${workers} processes`}`;
  const day = new Date().toISOString().slice(0, 10);
  return `${day}; ${machine}; Node.js ${process.versions.node}; ${what}; three runs of ${seconds} s each.`;
}

/** Writes the tables after the mark of an existing file, or as the whole file. */
export async function writeResults(file: string, tables: string[]): Promise<void> {
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  const kept = text.includes(MARK) ? text.slice(0, text.indexOf(MARK) + MARK.length) : '';
  await writeFile(file, `${[...(kept ? [kept] : []), ...tables].join('\n\n')}\n`);
}
