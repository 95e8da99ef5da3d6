import { Link, useParams } from 'react-router-dom';
import { useDetailPageQuery } from '../generated/graphql';
import { paths } from '../paths';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { Spinner } from '../ui/Spinner';
import { usePageTitle } from '../ui/usePageTitle';
import { ArtifactDetail } from './ArtifactDetail';
import { useRecordView } from './useRecordView';

export function DetailPage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <p className="screen-only">
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
  usePageTitle(data && (artifact?.artifactName ?? 'Artifact not found'));

  if (error && !data) {
    return <FailedState message="Failed to fetch the artifact." onRetry={() => void refetch()} />;
  }
  if (!data) return <Spinner label="Loading the artifact" />;
  if (!artifact) {
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
  return <ArtifactDetail artifact={artifact} />;
}
