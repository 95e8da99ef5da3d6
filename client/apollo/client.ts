import { ApolloClient, ApolloLink, HttpLink, type NormalizedCacheObject } from '@apollo/client';
import { memberOf, type Session } from '../auth/session';
import { answerLink } from './answer-link';
import { createCache, forgetViewer } from './cache';
import { retryLink } from './retry-link';
import { createSessionLink } from './session-link';

interface Options {
  /** HTTP but for tests. */
  transport?: ApolloLink;
  /** What the server asked for to draw the first view. */
  known?: NormalizedCacheObject;
}

/** The API's client, speaking for whoever is signed in. */
export function createApolloClient(
  session: Session,
  { transport = new HttpLink({ uri: '/graphql' }), known = {} }: Options = {},
) {
  const cache = createCache().restore(known);
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
