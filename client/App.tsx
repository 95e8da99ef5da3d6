import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { AuthProvider } from './auth/AuthProvider';
import type { Session } from './auth/session';
import { DialogProvider } from './ui/Dialog';
import { GlobalStyle } from './ui/GlobalStyle';

interface AppProps {
  session: Session;
  client: ApolloClient;
  router: ReturnType<typeof createBrowserRouter>;
}

export function App({ session, client, router }: AppProps) {
  return (
    <StrictMode>
      <GlobalStyle />
      <AuthProvider session={session}>
        <ApolloProvider client={client}>
          <DialogProvider>
            <RouterProvider router={router} />
          </DialogProvider>
        </ApolloProvider>
      </AuthProvider>
    </StrictMode>
  );
}
