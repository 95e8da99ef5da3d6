import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';

/** What loaders need of Apollo Client. */
export type QueryClient = Pick<ApolloClient, 'query'>;

/** The client of the API, and the component below which the hooks of queries work. */
export interface Api {
  client: QueryClient;
  Provider: (props: { children: ReactNode }) => ReactNode;
}

export const createApi = (client: ApolloClient): Api => ({
  client,
  Provider: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
});

export { createApolloClient } from './client';
