import { Client } from 'pg';
import { ask } from './ask';
import type { Options } from './options';
import { cpuOf } from './process';
import type { Operation } from './requests';
import { type Place, type Server, startProduct } from './servers';
import { figure, markdown } from './table';

/** Terms by how many of the catalogue's names hold them; each is asked for so often. */
const terms: readonly [kind: string, terms: readonly string[]][] = [
  ['frequent', ['bronze', 'statue', 'thebes', 'χάλκινο']],
  ['rare', ['4711)', '(9021', 'gilded sword of mari', '白玉立人像']],
  ['absent', ['qqq', 'zebra', 'bronze zebra', 'ωωω']],
  ['one character', ['a', 'q', 'ω', '青']],
  ['two characters', ['of', 'zq', 'ος', '青铜']],
];
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
 * What the first page of a search costs with its total, no answer being kept, by kinds of terms:
 * CPU time of the product, and of PostgreSQL where that holds the catalogue.
 */
export async function measureSearches(place: Place, { workers }: Options): Promise<string> {
  const server = await startProduct('product', place, { cache: false, workers });
  try {
    const cpuSeconds = await meter(server, place);
    const lines: string[][] = [];
    // What comes first would pay for the program's getting warm.
    for (const [, ofKind] of terms) await askForEach(server, ofKind, null, 'NEWEST');
    for (const [kind, ofKind] of terms) {
      for (const orderBy of orders) {
        const line = [kind, orderBy.toLowerCase()];
        for (const type of types) {
          const before = cpuSeconds();
          const found = await askForEach(server, ofKind, type, orderBy);
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

/** Asks for each term again and again. @returns how many artifacts a term finds on average. */
async function askForEach(
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

/** Tells what the product has taken so far, together with its PostgreSQL. */
async function meter(server: Server, { databaseUrl }: Place): Promise<() => number> {
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
