import { measureLikes } from './likes-load';
import type { Options } from './options';
import { withCatalogue } from './temporary-catalogue';
import { measureReads, type ReadRows } from './reads';
import { setting } from './results';
import { measureSearches } from './searches';
import type { CatalogueLocation } from './servers';
import { growthOf, tableOf } from './table';
import { measureWrites } from './writes';

const forms = { cached: 'Requests that repeat:', uncached: 'Requests that never repeat:' } as const;

/**
 * Measures on a catalogue of each size in turn.
 * @param show receives the tables so far after each size, because larger sizes take long
 * @returns the tables, as parts of a Markdown document
 */
export async function measureAll(
  options: Options,
  show: (tables: string[]) => Promise<void>,
): Promise<string[]> {
  const tables = [setting(options)];
  const bySize = new Map<number, ReadRows>();
  for (const size of options.sizes) {
    const title = `${size.toLocaleString('en')} artifacts`;
    console.log(title);
    await withCatalogue(size, options.engine, async (location) => {
      const rows = await measureReads(location, size, options);
      bySize.set(size, rows);
      tables.push(
        `## ${title}`,
        ...tablesOf((form) => rows[form].length > 0 && tableOf(rows[form])),
      );
      if (options.only.includes('search') && options.servers.includes('product')) {
        tables.push('Searches, by kinds of terms:', await measureSearches(location, options));
      }
      tables.push(...(await measureWriting(location, options)));
    });
    await show(tables);
  }
  const growth = tablesOf((form) => {
    const rows = new Map([...bySize].map(([size, read]) => [size, read[form]]));
    return growthOf(rows);
  });
  if (bySize.size > 1) tables.push('## CPU µs by the size of the catalogue', ...growth);
  await show(tables);
  return tables;
}

/** A title and a table for each form of the requests. */
function tablesOf(table: (form: keyof ReadRows) => string | false): string[] {
  return (['cached', 'uncached'] as const).flatMap((form) => {
    const written = table(form);
    return written === false ? [] : [forms[form], written];
  });
}

async function measureWriting(location: CatalogueLocation, options: Options): Promise<string[]> {
  const tables: string[] = [];
  if (options.only.includes('W1')) {
    tables.push('Likes turned over by 64 members:', tableOf(await measureLikes(location, options)));
  }
  if (options.only.includes('write') && options.servers.includes('product')) {
    tables.push('Writes of one member:', ...(await measureWrites(location, options)));
  }
  return tables;
}
