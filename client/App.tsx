import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode, type ReactNode } from 'react';
import { AuthProvider } from './auth/AuthProvider';
import type { Session } from './auth/session';
import { DialogProvider } from './ui/Dialog';
import { GlobalStyle } from './ui/GlobalStyle';

interface AppProps {
  session: Session;
  client: ApolloClient;
  /** The router: the browser's, or the server's static router for one address. */
  children: ReactNode;
}

export function App({ session, client, children }: AppProps) {
  return (
    <StrictMode>
      <GlobalStyle />
      <AuthProvider session={session}>
        <ApolloProvider client={client}>
          <DialogProvider>{children}</DialogProvider>
        </ApolloProvider>
      </AuthProvider>
    </StrictMode>
  );
}
