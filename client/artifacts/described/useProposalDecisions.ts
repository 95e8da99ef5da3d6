import { codeOf } from '../../apollo/errors';
import {
  DescriptionProposalsDocument,
  useAcceptDescriptionMutation,
  useRefuseDescriptionMutation,
} from '../../generated/graphql';
import { useDialogs } from '../../ui/Dialog';
import { forgetLists } from '../artifact-cache';

const failures: Record<string, string> = {
  CONFLICT: 'The picture has a description already.',
  NOT_FOUND: 'This proposal no longer exists.',
};

/** The owner's decisions about proposals. The list of proposals is read again after each. */
export function useProposalDecisions() {
  const { notify } = useDialogs();
  const options = { refetchQueries: [DescriptionProposalsDocument], awaitRefetchQueries: true };
  const [accept] = useAcceptDescriptionMutation({ ...options, update: forgetLists });
  const [refuse, { client }] = useRefuseDescriptionMutation(options);

  async function decide(title: string, mutate: () => Promise<unknown>) {
    try {
      await mutate();
      void notify({ tone: 'success', title });
    } catch (error) {
      const message = failures[codeOf(error) ?? ''];
      void notify({
        tone: 'failure',
        title: 'Error!',
        message: message ?? 'Something went wrong.',
      });
      // What is shown is outdated.
      if (message) await client.refetchQueries({ include: [DescriptionProposalsDocument] });
    }
  }

  return {
    accept: (proposalId: string) =>
      decide('The description is added', () => accept({ variables: { proposalId } })),
    refuse: (proposalId: string) =>
      decide('The description is refused', () => refuse({ variables: { proposalId } })),
  };
}
