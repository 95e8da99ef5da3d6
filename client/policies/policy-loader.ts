import type { LoaderFunctionArgs } from 'react-router-dom';
import { readerOf } from '../loaders/read';
import { PolicyDocument, type PolicyKind, type PolicyQuery } from '../generated/pages';

export type PolicyText = PolicyQuery['policy'];

/** Loads a policy of the operator before its page is shown. @throws when the API cannot be reached. */
export const createPolicyLoader =
  (kind: PolicyKind) =>
  async (args: LoaderFunctionArgs): Promise<PolicyText> => {
    const { policy } = await readerOf(args)(PolicyDocument, { kind });
    return policy;
  };
