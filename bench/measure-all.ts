import { measureLikes } from './likes-load';
import { measureMix } from './mixed-load';
import type { Options } from './options';
import { measurePages } from './pages';
import { readCases } from './reads';
import { setting } from './results';
import { type Measured, measureRounds } from './rounds';
import { factSearches, nameSearches, searchCases, wordSearches } from './searches';
import { withSites } from './sites';
import { measureSizes } from './sizes';
import {
  besideLimit,
  besidePeers,
  growth,
  mixTables,
  pageTable,
  searchTable,
  sizeTable,
  writeTable,
} from './tables';
import { withCatalogue, withCatalogues } from './temporary-catalogue';
import { measureWrites } from './writes';

const READS = ['Q1', 'Q2', 'Q3', 'Q4', 'R1'] as const;

/** What has been measured; each part adds to it when the part has ended. */
export class Results {
  readonly measured: Measured[] = [];
  /** Tables of reads and likes together. */
  readonly mix: string[] = [];
  /** Tables of what the product alone does. */
  readonly further: string[] = [];

  /** The tables, as parts of a Markdown document. */
  tables(options: Options): string[] {
    const { measured, mix, further } = this;
    const { smallest, larger } = sizesOf(options);
    return [
      setting(options),
      ...besidePeers(measured, smallest),
      ...besideLimit(measured, smallest),
      ...mix,
      ...larger.flatMap((size) => growth(measured, smallest, size)),
      ...further,
    ];
  }
}

function sizesOf(options: Options) {
  const sizes = options.sizes.toSorted((a, b) => a - b);
  const [smallest = 0, ...larger] = sizes;
  return { sizes, smallest, larger, largest: larger.at(-1) ?? smallest };
}

/**
 * Measures what was chosen: reads on a catalogue of each size, likes on the smallest, searches and
 * other writes on the largest.
 */
export async function measureAll(
  options: Options,
  { measured, mix, further }: Results,
): Promise<void> {
  const { only, servers, engine } = options;
  const { sizes, smallest, largest } = sizesOf(options);
  const hasReads = READS.some((read) => only.includes(read));
  const searches = [
    ...(only.includes('search') ? [nameSearches] : []),
    ...(only.includes('text') ? [wordSearches] : []),
    ...(only.includes('facts') ? [factSearches] : []),
  ];
  if (hasReads || searches.length > 0) {
    // Searches need the product and the largest catalogue only.
    const needed = hasReads ? sizes : [largest];
    const chosen = hasReads ? servers : servers.filter((name) => name === 'product');
    await withCatalogues(needed, engine, (locations) =>
      withSites(locations, { ...options, servers: chosen }, async (sites) => {
        if (hasReads) console.log('Reads');
        measured.push(...(await measureRounds(await readCases(sites, options), options)));
        const site = sites.at(-1);
        if (!site) return;
        for (const kind of searches) {
          console.log(kind.title);
          const found = await measureRounds(await searchCases(kind, site), options);
          further.push(...searchTable(kind, found, largest));
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
    mix.push(...mixTables(await measureMix(smallest, options), smallest));
  }
  if (only.includes('pages') && servers.includes('product')) {
    console.log('Pages');
    further.push(...pageTable(await measurePages(smallest, options), smallest));
  }
  if (only.includes('write') && servers.includes('product')) {
    console.log('Writes');
    await withCatalogue(largest, engine, async (location) => {
      const tableSizes = await measureSizes(location);
      further.push(...writeTable(await measureWrites(location, options), largest));
      further.push(...sizeTable(tableSizes, largest));
    });
  }
}
