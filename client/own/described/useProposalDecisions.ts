import { codeOf } from '../../apollo/errors';
import {
  MyArtifactsPageDocument,
  useAcceptDescriptionMutation,
  useRefuseDescriptionMutation,
} from '../../generated/graphql';
import { useDialogs } from '../../ui/Dialog';

const failures: Record<string, string> = {
  CONFLICT: 'The picture has a description already.',
  NOT_FOUND: 'This proposal no longer exists.',
};

/** The owner's decisions about proposals. The page is read again after each. */
export function useProposalDecisions() {
  const { notify } = useDialogs();
  const options = { refetchQueries: [MyArtifactsPageDocument], awaitRefetchQueries: true };
  const [accept] = useAcceptDescriptionMutation(options);
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
      if (message) await client.refetchQueries({ include: [MyArtifactsPageDocument] });
    }
  }

  return {
    accept: (proposalId: string) =>
      decide('The description is added', () => accept({ variables: { proposalId } })),
    refuse: (proposalId: string) =>
      decide('The description is refused', () => refuse({ variables: { proposalId } })),
  };
}
