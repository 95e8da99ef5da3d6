import type { Caller } from './caller';

/** The Relay connections of the API, each as a field with its arguments. */
export const lists = {
  NEWEST: 'artifacts(orderBy: NEWEST, PAGE)',
  OLDEST: 'artifacts(orderBy: OLDEST, PAGE)',
  MOST_LIKED: 'artifacts(orderBy: MOST_LIKED, PAGE)',
  NAME: 'artifacts(orderBy: NAME, PAGE)',
  RELEVANCE: 'artifacts(orderBy: RELEVANCE, PAGE)',
  CHRONOLOGICAL: 'artifacts(orderBy: CHRONOLOGICAL, PAGE)',
  artifactsByUser: 'artifactsByUser(email: $email, PAGE)',
  'viewer.artifacts': 'viewer { artifacts(PAGE)',
  'viewer.likedArtifacts': 'viewer { likedArtifacts(PAGE)',
} as const;
export type List = keyof typeof lists;

export interface Page {
  edges: { cursor: string; node: { id: string; artifactName: string } }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  totalCount: number;
}

export interface PageArguments {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  email?: string;
  filter?: {
    search?: string;
    text?: string;
    anywhere?: string;
    type?: string;
    madeFrom?: number;
    madeTo?: number;
  };
}

/** RELEVANCE needs a text; `buildArtifact` has this one. */
const defaults: Partial<Record<List, PageArguments>> = {
  RELEVANCE: { filter: { text: 'dynasty' } },
};

const PAGE = 'first: $first, after: $after, last: $last, before: $before';

/** Requests one page of a list. */
export async function askPage(caller: Caller, list: List, args: PageArguments = {}) {
  const filter = lists[list].startsWith('artifacts(') ? 'filter: $filter, ' : '';
  const field = lists[list].replace('PAGE', `${filter}${PAGE}`);
  const declared = [
    '$first: Int, $after: String, $last: Int, $before: String',
    ...(filter ? ['$filter: ArtifactFilter'] : []),
    ...(list === 'artifactsByUser' ? ['$email: String!'] : []),
  ].join(', ');
  const answer = await caller.run(
    `query (${declared}) { ${field} {
      totalCount edges { cursor node { id artifactName } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }
      ${field.startsWith('viewer') ? '}' : ''} }`,
    { ...defaults[list], ...args },
  );
  const data = answer.data?.viewer ?? answer.data ?? {};
  const page: Page = data.artifacts ?? data.artifactsByUser ?? data.likedArtifacts;
  return { ...answer, page };
}

/** Reads one page. @throws for an answer with errors */
export async function readPage(
  caller: Caller,
  list: List,
  args: PageArguments = {},
): Promise<Page> {
  const { page, errors } = await askPage(caller, list, args);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return page;
}

/**
 * Reads a list to its end, page by page, and awaits `between` after each page.
 * @returns the artifacts in the order of the list.
 */
export async function readAllPages(
  caller: Caller,
  list: List,
  args: PageArguments = {},
  between: () => Promise<unknown> = async () => {},
) {
  const nodes: Page['edges'][number]['node'][] = [];
  let after: string | null = null;
  for (;;) {
    const page: Page = await readPage(caller, list, { first: 3, ...args, after });
    nodes.push(...page.edges.map(({ node }) => node));
    if (!page.pageInfo.hasNextPage) return nodes;
    after = page.pageInfo.endCursor;
    await between();
  }
}
