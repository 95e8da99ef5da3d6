import type { ApolloClient } from '@apollo/client';
import { Link, useParams } from 'react-router-dom';
import { useDetailPageQuery, DetailPageDocument } from '../generated/graphql';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { Spinner } from '../ui/Spinner';
import { usePageTitle } from '../ui/usePageTitle';
import { ArtifactDetail } from './ArtifactDetail';
import { useRecordView } from './useRecordView';

/** Loads the artifact of a page that the member may open next. */
export const prefetchArtifact = (client: ApolloClient, id: string) =>
  client.query({ query: DetailPageDocument, variables: { id } });

export function DetailPage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <p>
        <Link to={paths.allArtifacts}>
          <span aria-hidden="true">← </span>Back to All Artifacts
        </Link>
      </p>
      <ArtifactToShow key={id} id={id} />
    </Page>
  );
}

function ArtifactToShow({ id }: { id: string }) {
  const { data, error, refetch } = useDetailPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const artifact = data?.artifact;
  useRecordView(artifact?.id);
  usePageTitle(data && titles.artifact(data.artifact));

  if (error && !data) {
    return <FailedState message="Failed to fetch the artifact." onRetry={() => void refetch()} />;
  }
  if (!data) return <Spinner label="Loading the artifact" />;
  if (!artifact) {
    return (
      <>
        <PageHeading>{titles.artifact(null)}</PageHeading>
        <EmptyState
          title="Nothing stands here"
          text="It may have been taken out of the collection."
        />
      </>
    );
  }
  return <ArtifactDetail artifact={artifact} />;
}
