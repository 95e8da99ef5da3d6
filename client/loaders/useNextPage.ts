import { useState } from 'react';

export interface Connection {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

type FetchMore = (options: { variables: { after: string | null } }) => Promise<unknown>;

export interface NextPage {
  /** False when the list is complete. */
  exists: boolean;
  state: 'idle' | 'loading' | 'failed';
  load: () => Promise<void>;
}

/** Fetches the next page of a list. */
export function useNextPage(connection: Connection | undefined, fetchMore: FetchMore): NextPage {
  const [isLoading, setLoading] = useState(false);
  /** The cursor after which nothing could be fetched: another list has not failed. */
  const [failedAt, setFailedAt] = useState<string | null>();
  const { hasNextPage = false, endCursor = null } = connection?.pageInfo ?? {};

  async function load() {
    if (isLoading || !hasNextPage) return;
    setLoading(true);
    setFailedAt(undefined);
    try {
      await fetchMore({ variables: { after: endCursor } });
    } catch (error) {
      console.error('Failed to fetch more artifacts.', error);
      setFailedAt(endCursor);
    } finally {
      setLoading(false);
    }
  }

  const state = isLoading ? 'loading' : failedAt === endCursor ? 'failed' : 'idle';
  return { exists: hasNextPage, state, load };
}
