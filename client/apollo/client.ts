import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { memberOf, type Session } from '../auth/session';
import { answerLink } from './answer-link';
import { createCache, forgetViewer } from './cache';
import { retryLink } from './retry-link';
import { createSessionLink } from './session-link';

/** The API's client, speaking for whoever is signed in. The transport is HTTP but for tests. */
export function createApolloClient(
  session: Session,
  transport: ApolloLink = new HttpLink({ uri: '/graphql' }),
) {
  const cache = createCache();
  let uid = memberOf(session.getState())?.uid;
  session.subscribe(() => {
    const next = memberOf(session.getState())?.uid;
    if (uid !== next) forgetViewer(cache);
    uid = next;
  });
  return new ApolloClient({
    cache,
    link: ApolloLink.from([retryLink, createSessionLink(session), answerLink, transport]),
  });
}
