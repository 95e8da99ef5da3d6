import { ask } from './ask';
import { bodyOf, HEADERS, type Operation } from './requests';
import type { Case } from './rounds';
import type { Site } from './sites';

/** Search terms by how many of the catalogue's names contain them. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  frequent: ['bronze', 'statue', 'thebes', 'χάλκινο'],
  rare: ['4711)', '(9021', 'gilded sword of mari', '白玉立人像'],
  'bronze statue of thebes': ['bronze statue of thebes'],
  absent: ['qqq', 'zebra', 'bronze zebra', 'ωωω'],
  'one character': ['a', 'q', 'ω', '青'],
  'two characters': ['of', 'zq', 'ος', '青铜'],
};

/** The lists that are searched: their order, and the type of their artifacts. */
const lists = {
  newest: { orderBy: 'NEWEST', type: null },
  'by name': { orderBy: 'NAME', type: null },
  'sculptures, newest': { orderBy: 'NEWEST', type: 'SCULPTURE' },
  'sculptures by name': { orderBy: 'NAME', type: 'SCULPTURE' },
} as const;

export const listNames = Object.keys(lists) as (keyof typeof lists)[];

const search: Operation = {
  operationName: 'Search',
  query: `query Search($filter: ArtifactFilter, $orderBy: ArtifactOrder) {
    artifacts(first: 24, filter: $filter, orderBy: $orderBy) {
      totalCount edges { node { id artifactName artifactType image likeCount } }
    }
  }`,
};

/** The first page of a search with its total, by the kind of the term. */
export interface SearchCase extends Case {
  list: string;
  /** How many artifacts a term finds on average. */
  found: number;
}

/** Searches of the product without its response cache, on one catalogue. */
export async function searchCases({ withoutCache: server, size }: Site): Promise<SearchCase[]> {
  const cases: SearchCase[] = [];
  if (!server) return cases;
  for (const [kind, terms] of Object.entries(kinds)) {
    for (const list of listNames) {
      const { orderBy, type } = lists[list];
      const variables = terms.map((term) => ({ filter: { search: term, type }, orderBy }));
      let found = 0;
      for (const entry of variables) {
        const { artifacts } = await ask<{ artifacts: { totalCount: number } }>(
          server.url,
          search,
          entry,
        );
        found += artifacts.totalCount / terms.length;
      }
      const bodies = variables.map((entry) => bodyOf(search, entry));
      const load = {
        url: `${server.url}/graphql`,
        headers: HEADERS,
        bodies,
        mode: 'each',
      } as const;
      cases.push({ request: kind, cache: 'CACHE=off', size, server, load, list, found });
    }
  }
  return cases;
}
