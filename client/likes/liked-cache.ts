import type { ApolloCache } from '@apollo/client';

/** The liked list is fetched anew when next shown; `viewer` is asked for by that page alone. */
export function forgetLikedList(cache: ApolloCache) {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' });
}
