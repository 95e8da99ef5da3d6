import { useParams } from 'react-router-dom';
import {
  useUpdateArtifactPageQuery,
  type ArtifactForm_ArtifactFragment,
} from '../generated/graphql';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { Spinner } from '../ui/Spinner';
import { usePageTitle } from '../ui/usePageTitle';
import { ArtifactForm } from './ArtifactForm';
import { useUpdateArtifact } from './useUpdateArtifact';

export function UpdateArtifactPage() {
  usePageTitle(titles.updateArtifact);
  const { id = '' } = useParams();
  return (
    <Page>
      <PageHeading>Update an Artifact</PageHeading>
      <ArtifactToUpdate key={id} id={id} />
    </Page>
  );
}

function ArtifactToUpdate({ id }: { id: string }) {
  const { data, loading, error, refetch } = useUpdateArtifactPageQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (loading) return <Spinner label="Loading the artifact" />;
  if (error || !data) {
    return <FailedState message="Failed to fetch the artifact." onRetry={() => void refetch()} />;
  }
  if (!data.artifact) {
    return (
      <EmptyState title="Artifact not found">
        <ButtonLink to={paths.allArtifacts}>Back to All Artifacts</ButtonLink>
      </EmptyState>
    );
  }
  if (!data.artifact.viewerCanEdit) {
    return (
      <EmptyState title="Only the member who added this artifact can change it">
        <ButtonLink to={paths.artifact(id)}>View Details</ButtonLink>
      </EmptyState>
    );
  }
  return <UpdateForm artifact={data.artifact} />;
}

function UpdateForm({ artifact }: { artifact: ArtifactForm_ArtifactFragment }) {
  const updateArtifact = useUpdateArtifact(artifact.id);
  return <ArtifactForm artifact={artifact} submitLabel="Update Artifact" onSave={updateArtifact} />;
}
