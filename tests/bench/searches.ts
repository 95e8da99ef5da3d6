import { Client } from 'pg';
import { ask } from './ask';
import type { Options } from './options';
import { cpuOf } from './process';
import type { Operation } from './requests';
import { type CatalogueLocation, type Server, startProduct } from './servers';
import { figure, markdown } from './table';

/** Search terms by how many of the catalogue's names contain them. */
const terms: readonly [kind: string, terms: readonly string[]][] = [
  ['frequent', ['bronze', 'statue', 'thebes', 'χάλκινο']],
  ['rare', ['4711)', '(9021', 'gilded sword of mari', '白玉立人像']],
  ['absent', ['qqq', 'zebra', 'bronze zebra', 'ωωω']],
  ['one character', ['a', 'q', 'ω', '青']],
  ['two characters', ['of', 'zq', 'ος', '青铜']],
];
/** How often each term is searched for. */
const TIMES = 25;

const orders = ['NEWEST', 'NAME'];
const types = [null, 'SCULPTURE', 'WOOL_CARPET'];

const search: Operation = {
  operationName: 'Search',
  query: `query Search($filter: ArtifactFilter, $orderBy: ArtifactOrder) {
    artifacts(first: 24, filter: $filter, orderBy: $orderBy) {
      totalCount edges { node { id artifactName artifactType image likeCount } }
    }
  }`,
};

/**
 * Measures the CPU time of the first page and the total of a search, by kinds of terms, without the
 * response cache. The time of PostgreSQL is included when it holds the catalogue.
 */
export async function measureSearches(
  location: CatalogueLocation,
  { workers }: Options,
): Promise<string> {
  const server = await startProduct('product', location, { cache: false, workers });
  try {
    const cpuSeconds = await cpuMeter(server, location);
    const lines: string[][] = [];
    // Warms up the program before the first measurement.
    for (const [, ofKind] of terms) await searchForEach(server, ofKind, null, 'NEWEST');
    for (const [kind, ofKind] of terms) {
      for (const orderBy of orders) {
        const line = [kind, orderBy.toLowerCase()];
        for (const type of types) {
          const before = cpuSeconds();
          const found = await searchForEach(server, ofKind, type, orderBy);
          const cpu = (cpuSeconds() - before) / (ofKind.length * TIMES);
          line.push(figure(found), figure(cpu * 1e6));
        }
        lines.push(line);
        console.log(`  search, ${line.join(', ')}`);
      }
    }
    const head = ['found', 'CPU µs', 'of sculptures', 'CPU µs', 'of carpets', 'CPU µs'];
    return markdown(['term', 'order', ...head], lines, 2);
  } finally {
    await server.stop();
  }
}

/** Searches for each term repeatedly. @returns how many artifacts a term finds on average */
async function searchForEach(
  server: Server,
  ofKind: readonly string[],
  type: string | null,
  orderBy: string,
): Promise<number> {
  let found = 0;
  for (let nth = 0; nth < TIMES; nth += 1) {
    for (const term of ofKind) {
      const filter = { search: term, type };
      const { artifacts } = await ask<{ artifacts: { totalCount: number } }>(server.url, search, {
        filter,
        orderBy,
      });
      found += artifacts.totalCount;
    }
  }
  return found / (TIMES * ofKind.length);
}

/** @returns a function for the CPU seconds so far of the product and its PostgreSQL */
async function cpuMeter(server: Server, { databaseUrl }: CatalogueLocation): Promise<() => number> {
  if (databaseUrl === null) return () => server.cpuSeconds();
  const database = new Client(databaseUrl);
  await database.connect();
  const { rows } = await database.query<{ file: string }>(
    `SELECT pg_read_file('postmaster.pid') AS "file"`,
  );
  await database.end();
  const postmaster = Number.parseInt(rows[0]?.file ?? '', 10);
  return () => server.cpuSeconds() + cpuOf(postmaster);
}
