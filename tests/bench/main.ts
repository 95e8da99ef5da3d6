import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sqliteCatalogue } from './catalogue';
import { type Options, parseOptions, usage } from './options';
import { prepare } from './prepare';
import { measureReads } from './reads';
import { peers } from './servers';
import { tableOf } from './table';

/** `npm run bench`: see `usage`. */
async function main() {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  const options = parseOptions(args);
  if (!options.make) prepare(peers.some((peer) => options.servers.includes(peer)));
  const tables: string[] = [];
  for (const size of options.sizes) {
    const catalogue = await sqliteCatalogue(size);
    console.log(`${size} artifacts: ${catalogue}`);
    if (!options.make) tables.push(...(await measureOn(catalogue, size, options)));
  }
  console.log(`\n${tables.join('\n\n')}`);
  if (options.markdown) await writeFile(options.markdown, `${tables.join('\n\n')}\n`);
}

/** Measures on a copy, so that what is kept stays as it was made. */
async function measureOn(catalogue: string, size: number, options: Options): Promise<string[]> {
  const folder = await mkdtemp(resolve('data/bench/run-'));
  try {
    await cp(join(catalogue, 'antiquary.sqlite'), join(folder, 'antiquary.sqlite'));
    const { cached, uncached } = await measureReads({ folder }, size, options);
    const title = `## ${size.toLocaleString('en')} artifacts`;
    return [
      title,
      'Requests that repeat:',
      tableOf(cached),
      'Requests that never repeat:',
      tableOf(uncached),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
