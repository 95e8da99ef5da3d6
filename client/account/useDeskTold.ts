import { DIGEST_INTERVALS } from '../../common/digest-intervals';
import {
  DeskToldDocument,
  useRenewDeskFeedMutation,
  useSetDigestMutation,
} from '../generated/graphql';
import { useDialogs } from '../ui/Dialog';

/** Changes how the member is told of the desk. */
export function useDeskTold() {
  const { notify, confirm } = useDialogs();
  const [renew] = useRenewDeskFeedMutation({
    refetchQueries: [DeskToldDocument],
    awaitRefetchQueries: true,
  });
  const [set] = useSetDigestMutation();

  async function attempt(title: string, change: () => Promise<unknown>) {
    try {
      await change();
      void notify({ tone: 'success', title });
    } catch {
      void notify({ tone: 'failure', title: 'Error!', message: 'Something went wrong.' });
    }
  }

  return {
    renewFeed: async () => {
      const answer = await confirm({
        title: 'Get another address?',
        message: 'The present address leads to nothing then, also in your feed reader.',
        confirmLabel: 'Get another',
      });
      if (answer === 'confirmed') await attempt('Your feed has another address', () => renew());
    },
    setDigest: async (value: string) => {
      const interval = DIGEST_INTERVALS.find((one) => one === value);
      if (interval) await attempt('Saved!', () => set({ variables: { interval } }));
      return undefined;
    },
  };
}
