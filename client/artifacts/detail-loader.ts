import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadApi } from '../apollo/later-api';
import { PublicArtifactDocument, type ArtifactDetail_ArtifactFragment } from '../generated/graphql';

/**
 * On the server, loads the public part of the artifact into the dehydrated state. A member's browser
 * shows it while the sign-in provider loads. After a navigation the page loads its data itself.
 */
export async function detailLoader(
  args: LoaderFunctionArgs,
): Promise<ArtifactDetail_ArtifactFragment | null> {
  if (typeof document !== 'undefined') return null;
  const { client } = await loadApi(args);
  const { data } = await client.query({
    query: PublicArtifactDocument,
    variables: { id: args.params['id'] ?? '' },
    fetchPolicy: 'no-cache',
  });
  return data?.artifact ?? null;
}
