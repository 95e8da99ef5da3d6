import type { LaterApi } from '../apollo/later-api';
import { PolicyDocument, type PolicyKind, type PolicyQuery } from '../generated/graphql';

export type PolicyText = PolicyQuery['policy'];

/** Loads a policy before its page is shown. @throws when the API cannot be reached. */
export const createPolicyLoader =
  (api: LaterApi, kind: PolicyKind) => async (): Promise<PolicyText> => {
    const { client } = await api.load();
    const { data } = await client.query({ query: PolicyDocument, variables: { kind } });
    if (!data) throw new Error('The API answered without the policy.');
    return data.policy;
  };
