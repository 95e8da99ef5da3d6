import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ReportPageDocument, type ReportPageQuery } from '../generated/graphql';

/** Loads the name of the artifact that the address names, or null. */
export const createReportLoader =
  (client: ApolloClient) =>
  async ({ params: { id = '' } }: LoaderFunctionArgs): Promise<ReportPageQuery['artifact']> => {
    const { data } = await client.query({ query: ReportPageDocument, variables: { id } });
    return data?.artifact ?? null;
  };
