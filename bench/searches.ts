import { frequentWord, rareWord } from './artifacts';
import { ask } from './ask';
import { bodyOf, HEADERS, type Operation } from './requests';
import type { Case } from './rounds';
import type { Site } from './sites';

/** What is asked besides the first page with its total. */
interface Column {
  /** The field of the filter that holds the searched text. */
  field: 'search' | 'text' | 'anywhere';
  filter?: object;
  orderBy?: string;
  fields?: string;
  /** Asks what is offered while somebody types, and no list. */
  isTyping?: boolean;
}

/** Searches whose table has a line for each kind of text. */
export interface Searches {
  title: string;
  /** The texts of each kind. */
  kinds: Readonly<Record<string, readonly string[]>>;
  columns: Readonly<Record<string, Column>>;
}

/** Searches by how many of the catalogue's names contain the term. */
export const nameSearches: Searches = {
  title: 'Searches',
  kinds: {
    frequent: ['bronze', 'statue', 'thebes', 'χάλκινο'],
    rare: ['4711)', '(9021', 'gilded sword of mari', '白玉立人像'],
    'bronze statue of thebes': ['bronze statue of thebes'],
    absent: ['qqq', 'zebra', 'bronze zebra', 'ωωω'],
    'one character': ['a', 'q', 'ω', '青'],
    'two characters': ['of', 'zq', 'ος', '青铜'],
  },
  columns: {
    newest: { field: 'search', orderBy: 'NEWEST' },
    'by name': { field: 'search', orderBy: 'NAME' },
    'sculptures, newest': { field: 'search', orderBy: 'NEWEST', filter: { type: 'SCULPTURE' } },
    'sculptures by name': { field: 'search', orderBy: 'NAME', filter: { type: 'SCULPTURE' } },
  },
};

/** Searches by how many artifacts have the words. */
export const wordSearches: Searches = {
  title: 'Searches by words',
  kinds: {
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
  },
  columns: {
    'by relevance': { field: 'text' },
    anywhere: { field: 'anywhere' },
    newest: { field: 'text', orderBy: 'NEWEST' },
    'most liked': { field: 'text', orderBy: 'MOST_LIKED' },
    sculptures: { field: 'text', filter: { type: 'SCULPTURE' } },
    // A whole century, as a bar of the chart, and years that are none.
    '5th century BC': { field: 'text', filter: { madeFrom: -499, madeTo: -400 } },
    '500 to 401 BC': { field: 'text', filter: { madeFrom: -500, madeTo: -401 } },
    'with facets': {
      field: 'text',
      fields: 'facets { types { type count } centuries { century count } }',
    },
    'with suggestions': { field: 'text', fields: 'suggestions' },
    'while typing': { field: 'text', isTyping: true },
  },
};

const search = (fields: string): Operation => ({
  operationName: 'Search',
  query: `query Search($filter: ArtifactFilter, $orderBy: ArtifactOrder) {
    artifacts(first: 24, filter: $filter, orderBy: $orderBy) {
      totalCount edges { node { id artifactName artifactType image likeCount } } ${fields}
    }
  }`,
});

const autocomplete: Operation = {
  operationName: 'Autocomplete',
  query: `query Autocomplete($text: String!) {
    autocomplete(text: $text) { kind text path search { totalCount } artifact { id image } }
  }`,
};

/** The first page of a search with its total, by the kind of the text. */
export interface SearchCase extends Case {
  column: string;
  /** How many artifacts a text finds on average. */
  found: number;
}

/** Searches of the product without its response cache, on one catalogue. */
export async function searchCases(
  { kinds, columns }: Searches,
  { withoutCache: server, size }: Site,
): Promise<SearchCase[]> {
  const cases: SearchCase[] = [];
  if (!server) return cases;
  for (const [kind, texts] of Object.entries(kinds)) {
    for (const [column, asked] of Object.entries(columns)) {
      const { field, filter, orderBy = null, fields = '', isTyping = false } = asked;
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
      const load = {
        url: `${server.url}/graphql`,
        headers: HEADERS,
        bodies: isTyping
          ? texts.map((text) => bodyOf(autocomplete, { text }))
          : variables.map((entry) => bodyOf(operation, entry)),
        mode: 'each',
      } as const;
      cases.push({ request: kind, cache: 'CACHE=off', size, server, load, column, found });
    }
  }
  return cases;
}
