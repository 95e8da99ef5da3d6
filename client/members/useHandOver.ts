import { useState } from 'react';
import { codeOf } from '../apollo/errors';
import { MembersDocument, useTransferArtifactsMutation } from '../generated/graphql';
import { useDialogs } from '../ui/Dialog';
import { formatCount } from '../ui/format-count';

const failures: Record<string, string> = {
  FORBIDDEN: 'You are no moderator any more.',
  NOT_FOUND: 'The account of this member was deleted. Please choose another member.',
};

/** Gives all artifacts of a member to another. */
export function useHandOver() {
  const { notify } = useDialogs();
  const [failure, setFailure] = useState<string>();
  const [transfer, { loading }] = useTransferArtifactsMutation({
    refetchQueries: [MembersDocument],
    awaitRefetchQueries: true,
    // Pages that were read before show the former owner, and what that member may do.
    update(cache) {
      for (const [id, entity] of Object.entries(cache.extract() as Record<string, object>)) {
        if ('__typename' in entity && entity.__typename === 'Artifact') cache.evict({ id });
      }
      cache.gc();
    },
  });

  /** @returns how many were handed over; null where it failed. */
  async function handOver(from: string, to: string): Promise<number | null> {
    setFailure(undefined);
    try {
      const { data } = await transfer({ variables: { from, to } });
      return data?.transferArtifacts.transferredCount ?? 0;
    } catch (error) {
      setFailure(failures[codeOf(error) ?? ''] ?? 'Something went wrong. Please try again.');
      return null;
    }
  }

  function announce(count: number) {
    const what = count === 1 ? '1 artifact is' : `${formatCount(count)} artifacts are`;
    void notify({ tone: 'success', title: `${what} handed over` });
  }
  return { handOver, announce, isBusy: loading, failure };
}
