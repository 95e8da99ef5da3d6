import type { DocumentNode, OperationVariables } from '@apollo/client';
import { createContext, use } from 'react';
import type { PageResults } from './page-results';

/**
 * Replaces the hooks of `@apollo/client/react` where the server renders (vite.config.mts). A query has the
 * result that a loader has read, or none. Mutations and later queries run in the browser alone.
 */

/** The results of the page that is rendered. */
export const PageResultsContext = createContext<PageResults | null>(null);

interface QueryOptions {
  variables?: OperationVariables;
  skip?: boolean;
}

export function useQuery(query: DocumentNode, { variables, skip = false }: QueryOptions = {}) {
  const results = use(PageResultsContext);
  if (!results) throw new Error('A query is rendered outside of the pages with data.');
  return { data: skip ? undefined : results.read({ query, variables }) };
}

export const useApolloClient = () => null;
export const useLazyQuery = () => [null, {}];
export const useMutation = () => [null, {}];
