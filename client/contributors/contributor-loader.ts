import type { LoaderFunctionArgs } from 'react-router-dom';
import { ContributorPageDocument, type ContributorPageQuery } from '../generated/pages';
import { readerOf } from '../loaders/read';

export type ContributorView = Extract<
  ContributorPageQuery['node'],
  { __typename: 'Contributor' }
> | null;

/** Loads a member as everybody sees members, or null when there is no such contributor. */
export async function contributorLoader(args: LoaderFunctionArgs): Promise<ContributorView> {
  const { node } = await readerOf(args)(ContributorPageDocument, { id: args.params['id'] ?? '' });
  return node?.__typename === 'Contributor' ? node : null;
}
