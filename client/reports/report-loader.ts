import type { LoaderFunctionArgs } from 'react-router-dom';
import { readerOf } from '../loaders/read';
import { ReportPageDocument, type ReportPageQuery } from '../generated/pages';

/** Loads the name of the artifact that the address names, or null. */
export async function reportLoader(args: LoaderFunctionArgs): Promise<ReportPageQuery['artifact']> {
  const { artifact } = await readerOf(args)(ReportPageDocument, { id: args.params['id'] ?? '' });
  return artifact;
}
