import type { QueryClient } from '../apollo/Api';
import { PolicyDocument, type PolicyKind, type PolicyQuery } from '../generated/graphql';

export type PolicyText = PolicyQuery['policy'];

/** Loads a policy of the operator. @throws when the API cannot be reached. */
export async function loadPolicy(client: QueryClient, kind: PolicyKind): Promise<PolicyText> {
  const { data } = await client.query({ query: PolicyDocument, variables: { kind } });
  if (!data) throw new Error('The API answered without the policy.');
  return data.policy;
}
