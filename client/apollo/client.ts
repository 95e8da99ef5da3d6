import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { memberOf, type Session } from '../auth/session';
import { answerLink } from './answer-link';
import { createCache, forgetViewer } from './cache';
import { type KnownResults, writeKnownResults } from './known-results';
import { retryLink } from './retry-link';
import { createSessionLink } from './session-link';

interface Options {
  /** Tests replace HTTP. */
  transport?: ApolloLink;
  /** The results with which the server rendered the page. */
  known?: KnownResults | undefined;
}

/** The client of the API. It sends the token of the signed-in member. */
export function createApolloClient(
  session: Session,
  { transport = new HttpLink({ uri: '/graphql' }), known = {} }: Options = {},
) {
  const cache = createCache();
  writeKnownResults(cache, known);
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
