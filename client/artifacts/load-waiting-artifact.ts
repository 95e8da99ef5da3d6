import type { QueryClient } from '../apollo/Api';
import { WaitingArtifactDocument } from '../generated/graphql';

/** Loads the public part of an artifact that a visitor sees after signing in, or null. */
export async function loadWaitingArtifact(client: QueryClient, id: string) {
  const { data } = await client.query({ query: WaitingArtifactDocument, variables: { id } });
  return data?.artifact ?? null;
}
