import type { ApolloCache } from '@apollo/client';

/** The liked list is fetched again when next shown. Only that page queries `viewer`. */
export function forgetLikedList(cache: ApolloCache) {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' });
}
