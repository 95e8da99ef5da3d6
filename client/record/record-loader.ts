import type { LoaderFunctionArgs } from 'react-router-dom';
import { isServer, readerOf } from '../loaders/read';
import { RecordPageDocument, type RecordPageQuery } from '../generated/pages';

export type PublicArtifact = RecordPageQuery['artifact'];

/** Loads what the record of an artifact shows, or null when there is no such artifact. */
export async function recordLoader(args: LoaderFunctionArgs): Promise<PublicArtifact> {
  const { artifact } = await readerOf(args)(RecordPageDocument, { id: args.params['id'] ?? '' });
  return artifact;
}

/**
 * The same for the page of members, whose browser shows it while the sign-in provider loads. After a
 * navigation that page loads the member's view alone.
 */
export async function detailLoader(args: LoaderFunctionArgs): Promise<PublicArtifact> {
  return isServer ? recordLoader(args) : null;
}
