import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadApi } from '../apollo/later-api';
import { ReportPageDocument, type ReportPageQuery } from '../generated/graphql';

/** Loads the name of the artifact that the address names, or null. */
export async function reportLoader(args: LoaderFunctionArgs): Promise<ReportPageQuery['artifact']> {
  const { client } = await loadApi(args);
  const variables = { id: args.params['id'] ?? '' };
  const { data } = await client.query({ query: ReportPageDocument, variables });
  return data?.artifact ?? null;
}
