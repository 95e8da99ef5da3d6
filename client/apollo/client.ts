import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { publicPaths } from '../../common/public-paths';
import { fetchAgain } from '../loaders/fetch-again';
import { memberOf, type Session } from '../auth/session';
import { answerLink } from './answer-link';
import { createCache, forgetViewer } from './cache';
import { createSessionLink } from './session-link';

/** The client of the API. It sends the token of the signed-in member. */
export function createApolloClient(session: Session) {
  const cache = createCache();
  let uid = memberOf(session.getState())?.uid;
  session.subscribe(() => {
    const next = memberOf(session.getState())?.uid;
    if (uid !== next) forgetViewer(cache);
    uid = next;
  });
  return new ApolloClient({
    cache,
    link: ApolloLink.from([createSessionLink(session), answerLink, transport]),
  });
}

/** A query is sent again while the API is unavailable, a mutation never. */
const transport = ApolloLink.split(
  ({ operationType }) => operationType === OperationTypeNode.QUERY,
  new HttpLink({ uri: publicPaths.graphql, fetch: fetchAgain }),
  new HttpLink({ uri: publicPaths.graphql }),
);
