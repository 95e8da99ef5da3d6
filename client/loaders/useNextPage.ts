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
  const [state, setState] = useState<NextPage['state']>('idle');
  const { hasNextPage = false, endCursor = null } = connection?.pageInfo ?? {};

  async function load() {
    if (state === 'loading' || !hasNextPage) return;
    setState('loading');
    try {
      await fetchMore({ variables: { after: endCursor } });
      setState('idle');
    } catch (error) {
      console.error('Failed to fetch more artifacts.', error);
      setState('failed');
    }
  }

  return { exists: hasNextPage, state, load };
}
