import { postgresCatalogue, sqliteCatalogue } from './catalogue';
import { measureAll, Results } from './measure-all';
import { parseOptions, usage } from './options';
import { prepare } from './prepare';
import { reserveProcessor } from './processors';
import { writeResults } from './results';
import { peers } from './servers';

/** `npm run bench`: see `usage` in options.ts. */
async function main() {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return;
  }
  const options = parseOptions(args);
  if (options.make) {
    const { sizes, engine } = options;
    const make = engine === 'sqlite' ? sqliteCatalogue : postgresCatalogue;
    for (const size of sizes) console.log(await make(size));
    return;
  }
  prepare(peers.some((peer) => options.servers.includes(peer)));
  reserveProcessor();
  const results = new Results();
  try {
    await measureAll(options, results);
    if (options.markdown) {
      await writeResults(options.markdown, options.engine, results.tables(options));
    }
  } finally {
    // Also when a later part fails: the parts before took minutes.
    console.log(`\n${results.tables(options).join('\n\n')}`);
  }
}

// Exit handlers stop what was started: see `process.ts` and `temporary-catalogue.ts`.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
