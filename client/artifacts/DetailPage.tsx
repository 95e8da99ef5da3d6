import { Link, useLoaderData, useParams } from 'react-router-dom';
import { useDetailPageQuery } from '../generated/graphql';
import { paths } from '../paths';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { Spinner } from '../ui/Spinner';
import { usePageTitle } from '../ui/usePageTitle';
import { ArtifactDetail } from './ArtifactDetail';
import type { createDetailLoader } from './detail-loader';
import { useRecordView } from './useRecordView';

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
  const known = useLoaderData<ReturnType<typeof createDetailLoader>>();
  const artifact = data ? data.artifact : known;
  useRecordView(data?.artifact?.id);
  usePageTitle(artifact?.artifactName ?? (data && 'Artifact not found'));

  if (error && !data) {
    return <FailedState message="Failed to fetch the artifact." onRetry={() => void refetch()} />;
  }
  if (artifact) return <ArtifactDetail artifact={artifact} />;
  if (!data) return <Spinner label="Loading the artifact" />;
  return (
    <>
      <PageHeading>Artifact not found</PageHeading>
      <EmptyState
        title="Nothing stands here"
        text="It may have been taken out of the collection."
      />
    </>
  );
}
