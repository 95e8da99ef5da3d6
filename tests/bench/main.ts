import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sqliteCatalogue } from './catalogue';
import { type Options, parseOptions, usage } from './options';
import { prepare } from './prepare';
import { measureLikes } from './likes-load';
import { measureReads } from './reads';
import { measureWritesOn } from './writes';
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
  const place = { folder, databaseUrl: null };
  const tables = [`## ${size.toLocaleString('en')} artifacts`];
  try {
    await cp(join(catalogue, 'antiquary.sqlite'), join(folder, 'antiquary.sqlite'));
    const { cached, uncached } = await measureReads(place, size, options);
    if (cached.length > 0) tables.push('Requests that repeat:', tableOf(cached));
    if (uncached.length > 0) tables.push('Requests that never repeat:', tableOf(uncached));
    if (options.only.includes('W1')) {
      tables.push('Likes turned over by 64 members:', tableOf(await measureLikes(place, options)));
    }
    if (options.only.includes('write') && options.servers.includes('product')) {
      tables.push('Writes of one member:', ...(await measureWritesOn(place, options)));
    }
    return tables;
  } finally {
    await rm(folder, { recursive: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
