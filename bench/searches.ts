import { frequentWord, rareWord } from './artifacts';
import { ask } from './ask';
import { bodyOf, HEADERS, type Operation, type Variables } from './requests';
import type { Case } from './rounds';
import type { Site } from './sites';

/** What is asked besides the first page with its total. */
interface Column {
  /** The field of the filter that holds the text. Facts are written like `material=Gold&period=…`. */
  field: 'search' | 'text' | 'anywhere' | 'facts';
  filter?: object;
  orderBy?: string;
  fields?: string;
  /** Asks this of the text, and no list. */
  instead?: (text: string) => [Operation, Variables];
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
    'while typing': { field: 'text', instead: (text) => [autocomplete, { text }] },
  },
};

/** Artifacts by how many have the values. */
export const factSearches: Searches = {
  title: 'Searches by facts',
  kinds: {
    'frequent value': ['culture=Acheulean', 'period=18th Dynasty', 'material=Alabaster'],
    'rare value': ['culture=Sumerian', 'period=Western Han dynasty', 'material=Wool'],
    'two frequent values': ['culture=Acheulean&material=Alabaster'],
    'absent value': ['material=Zebra', 'culture=Zebra'],
  },
  columns: {
    newest: { field: 'facts', orderBy: 'NEWEST' },
    'by name': { field: 'facts', orderBy: 'NAME' },
    'most liked': { field: 'facts', orderBy: 'MOST_LIKED' },
    'sculptures, newest': { field: 'facts', orderBy: 'NEWEST', filter: { type: 'SCULPTURE' } },
    'with a frequent word': { field: 'facts', filter: { text: frequentWord } },
    'with facets': {
      field: 'facts',
      fields: `facets {
        types { type count } centuries { century count } facts { key values { value count } }
      }`,
    },
    'values of the fact': { field: 'facts', instead: (text) => [values, firstOf(text)] },
    'page of the value': { field: 'facts', instead: (text) => [term, firstOf(text)] },
  },
};

const factsOf = (text: string) =>
  [...new URLSearchParams(text)].map(([key, value]) => ({ key, value }));

const firstOf = (text: string) => ({ ...factsOf(text)[0] });

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

const values: Operation = {
  operationName: 'Values',
  query: `query Values($key: String!) {
    factValues(key: $key) {
      totalCount initials { initial after } edges { node { initial value count } }
    }
  }`,
};

const term: Operation = {
  operationName: 'Term',
  query: `query Term($key: String!, $value: String!) {
    factTerm(key: $key, value: $value) {
      value count artifacts { edges { node { id artifactName artifactType image likeCount } } }
    }
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
      const { field, filter, orderBy = null, fields = '', instead } = asked;
      const operation = search(fields);
      const variables = texts.map((text) => ({
        filter: { [field]: field === 'facts' ? factsOf(text) : text, ...filter },
        orderBy,
      }));
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
        bodies: instead
          ? texts.map((text) => bodyOf(...instead(text)))
          : variables.map((entry) => bodyOf(operation, entry)),
        mode: 'each',
      } as const;
      cases.push({ request: kind, cache: 'CACHE=off', size, server, load, column, found });
    }
  }
  return cases;
}
