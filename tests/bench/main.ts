import { sqliteCatalogue } from './catalogue';
import { measureLikes } from './likes-load';
import { type Options, parseOptions, usage } from './options';
import { withCatalogue } from './place';
import { prepare } from './prepare';
import { measureReads } from './reads';
import { setting, writeResults } from './results';
import { peers, type Place } from './servers';
import { tableOf } from './table';
import { measureWrites } from './writes';

/** `npm run bench`: see `usage`. */
async function main() {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  const options = parseOptions(args);
  if (options.make) {
    for (const size of options.sizes) console.log(await sqliteCatalogue(size));
    return;
  }
  prepare(peers.some((peer) => options.servers.includes(peer)));
  const tables = [setting(options)];
  for (const size of options.sizes) {
    const title = `${size.toLocaleString('en')} artifacts`;
    console.log(title);
    const measured = await withCatalogue(size, options.engine, (place) =>
      measureOn(place, size, options),
    );
    tables.push(`## ${title}`, ...measured);
    // After each size: the larger ones take long.
    if (options.markdown) await writeResults(options.markdown, tables);
  }
  console.log(`\n${tables.join('\n\n')}`);
}

async function measureOn(place: Place, size: number, options: Options): Promise<string[]> {
  const tables: string[] = [];
  const { cached, uncached } = await measureReads(place, size, options);
  if (cached.length > 0) tables.push('Requests that repeat:', tableOf(cached));
  if (uncached.length > 0) tables.push('Requests that never repeat:', tableOf(uncached));
  if (options.only.includes('W1')) {
    tables.push('Likes turned over by 64 members:', tableOf(await measureLikes(place, options)));
  }
  if (options.only.includes('write') && options.servers.includes('product')) {
    tables.push('Writes of one member:', ...(await measureWrites(place, options)));
  }
  return tables;
}

// Ends what was started, too: see `process.ts` and `place.ts`.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
