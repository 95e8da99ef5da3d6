import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { useSession } from '../auth/AuthProvider';
import type { Session } from '../auth/session';
import { createApolloClient } from './client';

/** One client for a session, so that its cache outlives a page. */
const clients = new WeakMap<Session, ApolloClient>();

function clientOf(session: Session): ApolloClient {
  const client = clients.get(session) ?? createApolloClient(session);
  clients.set(session, client);
  return client;
}

/** The frame of pages whose hooks use Apollo Client. */
export function WithApollo() {
  return (
    <ApolloProvider client={clientOf(useSession())}>
      <Outlet />
    </ApolloProvider>
  );
}
