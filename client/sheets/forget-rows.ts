import type { ApolloCache } from '@apollo/client';

/** The rows of a sheet that do something else now. They are fetched again when next shown. */
export function forgetRows(cache: ApolloCache, id: string): void {
  cache.evict({ id: cache.identify({ __typename: 'Sheet', id }), fieldName: 'rows' });
}
