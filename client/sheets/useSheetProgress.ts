import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { forgetLists } from '../artifacts/artifact-cache';
import { useSheetProgressQuery } from '../generated/graphql';
import { forgetRows } from './forget-rows';

const POLL_MS = 1_000;

/**
 * Asks every second how far the server is with a sheet, for a component that is there as long as the work. A
 * page that is hidden asks nothing, and a failed request is followed by the next one.
 */
export function useSheetProgress(id: string) {
  const { cache } = useApolloClient();
  const { error } = useSheetProgressQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
    // Otherwise each poll would take back the failure of the one before, which is an alert.
    notifyOnNetworkStatusChange: false,
  });
  // When the work has ended, rows and lists of artifacts are others.
  useEffect(
    () => () => {
      forgetRows(cache, id);
      forgetLists(cache);
    },
    [cache, id],
  );
  return { isLost: error !== undefined };
}
