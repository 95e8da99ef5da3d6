import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadApi } from '../apollo/later-api';
import { RecordPageDocument, type RecordPageQuery } from '../generated/graphql';

/** Loads what the record of an artifact shows, or null when there is no such artifact. */
export async function recordLoader(args: LoaderFunctionArgs): Promise<RecordPageQuery['artifact']> {
  const { client } = await loadApi(args);
  const { data } = await client.query({
    query: RecordPageDocument,
    variables: { id: args.params['id'] ?? '' },
    fetchPolicy: 'no-cache',
  });
  return data?.artifact ?? null;
}
