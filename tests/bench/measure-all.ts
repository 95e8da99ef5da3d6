import { measureLikes } from './likes-load';
import type { Options } from './options';
import { readCases } from './reads';
import { measureMix, type MeasuredMix } from './mixed-load';
import { type Measured, measureRounds } from './rounds';
import { setting } from './results';
import { listNames, type SearchCase, searchCases } from './searches';
import { measureSizes, type MeasuredSize } from './sizes';
import { withSites } from './sites';
import {
  besideLimit,
  besidePeers,
  growth,
  mixTables,
  searchTable,
  sizeTable,
  writeTable,
} from './tables';
import { withCatalogue, withCatalogues } from './temporary-catalogue';
import { textColumns, textSearchCases } from './text-searches';
import { type MeasuredWrite, measureWrites } from './writes';

const READS = ['Q1', 'Q2', 'Q3', 'Q4', 'R1'] as const;

/**
 * Measures what was chosen: reads on a catalogue of each size, likes on the smallest, searches and
 * other writes on the largest.
 * @returns the tables, as parts of a Markdown document
 */
export async function measureAll(options: Options): Promise<string[]> {
  const { only, servers, engine } = options;
  const sizes = options.sizes.toSorted((a, b) => a - b);
  const [smallest = 0, ...larger] = sizes;
  const largest = larger.at(-1) ?? smallest;
  const measured: Measured[] = [];
  let searches: (SearchCase & Measured)[] = [];
  let textSearches: (SearchCase & Measured)[] = [];
  let mix: MeasuredMix = { measured: [], latencies: [] };
  let tableSizes: MeasuredSize[] = [];
  let writes: MeasuredWrite[] = [];
  const hasReads = READS.some((read) => only.includes(read));
  const hasSearches = only.includes('search') || only.includes('text');
  if (hasReads || hasSearches) {
    // Searches need the product and the largest catalogue only.
    const needed = hasReads ? sizes : [largest];
    const chosen = hasReads ? servers : servers.filter((name) => name === 'product');
    await withCatalogues(needed, engine, (locations) =>
      withSites(locations, { ...options, servers: chosen }, async (sites) => {
        if (hasReads) console.log('Reads');
        measured.push(...(await measureRounds(await readCases(sites, options), options)));
        const site = sites.at(-1);
        if (site && only.includes('search')) {
          console.log('Searches');
          searches = await measureRounds(await searchCases(site), options);
        }
        if (site && only.includes('text')) {
          console.log('Searches by words');
          textSearches = await measureRounds(await textSearchCases(site), options);
        }
      }),
    );
  }
  if (only.includes('W1')) {
    console.log('Likes');
    measured.push(...(await measureLikes(smallest, options)));
  }
  if (only.includes('mix') && servers.includes('product')) {
    console.log('Reads and likes');
    mix = await measureMix(smallest, options);
  }
  if (only.includes('write') && servers.includes('product')) {
    console.log('Writes');
    await withCatalogue(largest, engine, async (location) => {
      tableSizes = await measureSizes(location);
      writes = await measureWrites(location, options);
    });
  }
  return [
    setting(options),
    ...besidePeers(measured, smallest),
    ...besideLimit(measured, smallest),
    ...mixTables(mix, smallest),
    ...larger.flatMap((size) => growth(measured, smallest, size)),
    ...searchTable(['Searches', listNames], searches, largest),
    ...searchTable(['Searches by words', textColumns], textSearches, largest),
    ...writeTable(writes, largest),
    ...sizeTable(tableSizes, largest),
  ];
}
