import { normalizeText } from '../common/normalize-text';
import { ask } from './ask';
import { Random } from '../tests/support/random';
import type { ReadName, Variables } from './requests';
import type { Server } from './servers';
import { types } from './words';

/** How many pages of the newest artifacts are read for their cursors and names. */
const PAGES = 50;
const PAGE_SIZE = 100;
/** Reading pages stops after this time, so a slow server has fewer cursors. */
const WALK_MS = 20_000;
const LISTED = 20_000;
const LONGEST_TERM = 8;
const SHORTEST_TERM = 3;
/** One in this many searches finds nothing. */
const ABSENT = 20;

const WALK = {
  operationName: 'Walk',
  query: `query Walk($first: Int, $after: String) {
    artifacts(first: $first, after: $after, orderBy: NEWEST) {
      edges { cursor node { artifactName } }
      pageInfo { hasNextPage endCursor }
    }
  }`,
};

export type UniqueVariables = Record<ReadName, Variables[]>;

interface Walked {
  artifacts: {
    edges: { cursor: string; node: { artifactName: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

/**
 * Variables that differ from request to request. They are the same for every server, except for
 * cursors, which each server writes in its own format. When a catalogue has too few of them, or a
 * read has none (Q4), an undeclared variable still makes every request unique.
 */
export async function uniqueVariables(
  servers: readonly Server[],
  size: number,
): Promise<Map<Server, UniqueVariables>> {
  const unique = new Map<Server, UniqueVariables>();
  const random = new Random(size);
  const ids = Array.from({ length: LISTED }, () => ({ id: String(random.whole(1, size)) }));
  let filters: Variables[] | undefined;
  for (const server of servers) {
    const { cursors, names } = await walk(server.url);
    filters ??= searches(random, names).map((filter) => ({ first: 24, filter }));
    const pages = cursors.map((after) => ({ first: 24, after }));
    unique.set(server, { Q1: pages, Q2: filters, Q3: ids, Q4: [{ first: 8 }] });
  }
  return unique;
}

async function walk(url: string) {
  const cursors: string[] = [];
  const names: string[] = [];
  let after: string | null = null;
  const deadline = Date.now() + WALK_MS;
  while (cursors.length < PAGES * PAGE_SIZE && Date.now() < deadline) {
    const { artifacts }: Walked = await ask<Walked>(url, WALK, { first: PAGE_SIZE, after });
    cursors.push(...artifacts.edges.map(({ cursor }) => cursor));
    names.push(...artifacts.edges.map(({ node }) => normalizeText(node.artifactName)));
    if (!artifacts.pageInfo.hasNextPage) break;
    after = artifacts.pageInfo.endCursor;
  }
  return { cursors, names };
}

/** Parts of names that exist, and some that do not, each with one type. */
function searches(random: Random, names: readonly string[]): Variables[] {
  const found = new Map<string, Variables>();
  for (let tries = 0; tries < 2 * LISTED && found.size < LISTED; tries += 1) {
    const characters = [...random.pick(names)];
    const length = random.whole(SHORTEST_TERM, LONGEST_TERM);
    const start = random.whole(0, Math.max(0, characters.length - length));
    const part = characters
      .slice(start, start + length)
      .join('')
      .trim();
    const search = random.whole(1, ABSENT) === 1 ? `${part} qx` : part;
    const [type] = random.pickSkewed(types);
    found.set(`${search} ${type}`, { search, type });
  }
  return [...found.values()];
}
