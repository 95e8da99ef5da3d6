import { useState } from 'react';

interface Connection {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

type FetchMore = (options: { variables: { after: string | null } }) => Promise<unknown>;

export interface NextPage {
  /** False once the list stands complete. */
  exists: boolean;
  state: 'idle' | 'loading' | 'failed';
  load: () => Promise<void>;
}

/** The gesture of reading on in a list: fetches the page after the last one shown. */
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
