import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';

/** Apollo Client, and the component below which its hooks work. */
export interface Api {
  client: ApolloClient;
  Provider: (props: { children: ReactNode }) => ReactNode;
}

export const createApi = (client: ApolloClient): Api => ({
  client,
  Provider: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
});

export { createApolloClient } from './client';
