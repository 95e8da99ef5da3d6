import { frequentWord, rareWord } from './artifacts';
import { ask } from './ask';
import { bodyOf, HEADERS, type Operation } from './requests';
import type { SearchCase } from './searches';
import type { Site } from './sites';

/** Texts by how many artifacts have their words. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  'frequent word': [frequentWord],
  'rare word': [rareWord],
  'absent word': ['zzyzx'],
  'frequent and rare word': [`${rareWord} ${frequentWord}`],
  'two frequent words': [`kingdom ${frequentWord}`],
  'phrase of facts': ['"national museum"'],
  'phrase of prose': [`"kingdom ${frequentWord}"`],
  'beginning of a word': ['kingd'],
  'three characters': ['kin'],
  'one character': ['k'],
};

/** A whole century, as a bar of the chart, and years that are none. */
const CENTURY = { madeFrom: -499, madeTo: -400 };
const YEARS = { madeFrom: -500, madeTo: -401 };

/** What is asked besides the first page with its total. */
const columns = {
  'by relevance': {},
  anywhere: { field: 'anywhere' },
  newest: { orderBy: 'NEWEST' },
  'most liked': { orderBy: 'MOST_LIKED' },
  sculptures: { filter: { type: 'SCULPTURE' } },
  '5th century BC': { filter: CENTURY },
  '500 to 401 BC': { filter: YEARS },
  'with facets': { fields: 'facets { types { type count } centuries { century count } }' },
  'with suggestions': { fields: 'suggestions' },
} as const satisfies Record<
  string,
  { field?: string; filter?: object; orderBy?: string; fields?: string }
>;

export const textColumns = Object.keys(columns);

const search = (fields = ''): Operation => ({
  operationName: 'Search',
  query: `query Search($filter: ArtifactFilter, $orderBy: ArtifactOrder) {
    artifacts(first: 24, filter: $filter, orderBy: $orderBy) {
      totalCount edges { node { id artifactName artifactType image likeCount } } ${fields}
    }
  }`,
});

/** Searches by words, of the product without its response cache, on one catalogue. */
export async function textSearchCases({ withoutCache: server, size }: Site): Promise<SearchCase[]> {
  const cases: SearchCase[] = [];
  if (!server) return cases;
  for (const [kind, texts] of Object.entries(kinds)) {
    for (const [list, column] of Object.entries(columns)) {
      const defaults = { field: 'text', filter: {}, orderBy: null, fields: '' };
      const { field, filter, orderBy, fields } = { ...defaults, ...column };
      const operation = search(fields);
      const variables = texts.map((text) => ({ filter: { [field]: text, ...filter }, orderBy }));
      let found = 0;
      for (const entry of variables) {
        const { artifacts } = await ask<{ artifacts: { totalCount: number } }>(
          server.url,
          operation,
          entry,
        );
        found += artifacts.totalCount / texts.length;
      }
      const bodies = variables.map((entry) => bodyOf(operation, entry));
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
