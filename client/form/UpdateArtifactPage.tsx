import { useLocation, useParams } from 'react-router-dom';
import { useMember } from '../auth/RequireAuth';
import {
  useUpdateArtifactPageQuery,
  type ArtifactForm_ArtifactFragment,
  type FactTerms_ViewerFragment,
  type UpdateArtifactPageQuery,
} from '../generated/graphql';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { BackLink } from '../ui/BackLink';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { Spinner } from '../ui/Spinner';
import { usePageTitle } from '../ui/usePageTitle';
import { ReviewState } from '../artifacts/ReviewState';
import { AllowanceNote } from './AllowanceNote';
import { ArtifactForm } from './ArtifactForm';
import { useUpdateArtifact } from './useUpdateArtifact';

export function UpdateArtifactPage() {
  usePageTitle(titles.updateArtifact);
  const { id = '' } = useParams();
  return (
    <Page>
      <ArtifactToUpdate key={id} id={id} />
    </Page>
  );
}

function ArtifactToUpdate({ id }: { id: string }) {
  const { data, loading, error, refetch } = useUpdateArtifactPageQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return (
    <>
      <BackFromUpdate id={id} artifact={data?.artifact} />
      <PageHeading>Update an Artifact</PageHeading>
      {loading && <Spinner label="Loading the artifact" />}
      {!loading && (error || !data) && (
        <FailedState message="Failed to fetch the artifact." onRetry={() => void refetch()} />
      )}
      {!loading && !error && data && (
        <>
          {data.artifact?.sentBackReason && <ReviewState artifact={data.artifact} />}
          {data.artifact?.viewerCanEdit && <AllowanceNote viewer={data.viewer} isAdding={false} />}
          <LoadedArtifact id={id} artifact={data.artifact} factTerms={data.viewer?.factTerms} />
        </>
      )}
    </>
  );
}

type Artifact = UpdateArtifactPageQuery['artifact'];

/**
 * A member who came from the artifact's page, or who may not change the artifact, is led to that page.
 * Any other member is led to the own list.
 */
function BackFromUpdate({ id, artifact }: { id: string; artifact: Artifact | undefined }) {
  const member = useMember();
  const location: { state: unknown } = useLocation();
  const name = typeof location.state === 'string' ? location.state : undefined;
  const isRefused = artifact && !artifact.viewerCanEdit;
  if (artifact === null || (name === undefined && !isRefused)) {
    return <BackLink to={paths.sharedBy(member.email)}>Back to My Artifacts</BackLink>;
  }
  return (
    <BackLink to={paths.artifact(id)}>
      <span>Back to </span>
      <bdi>{artifact?.artifactName ?? name}</bdi>
    </BackLink>
  );
}

interface LoadedArtifactProps {
  id: string;
  artifact: Artifact;
  factTerms: FactTerms_ViewerFragment['factTerms'] | undefined;
}

function LoadedArtifact({ id, artifact, factTerms }: LoadedArtifactProps) {
  if (!artifact) {
    return (
      <EmptyState title="Artifact not found">
        <ButtonLink to={paths.allArtifacts}>Back to All Artifacts</ButtonLink>
      </EmptyState>
    );
  }
  if (!artifact.viewerCanEdit) {
    return (
      <EmptyState title="Only the member who added this artifact can change it">
        <ButtonLink to={paths.suggest(id)}>Suggest a change</ButtonLink>
        <ButtonLink $tone="quiet" to={paths.artifact(id)}>
          View Details
        </ButtonLink>
      </EmptyState>
    );
  }
  return <UpdateForm artifact={artifact} factTerms={factTerms} />;
}

interface UpdateFormProps extends Pick<LoadedArtifactProps, 'factTerms'> {
  artifact: ArtifactForm_ArtifactFragment;
}

function UpdateForm({ artifact, factTerms }: UpdateFormProps) {
  const { hash } = useLocation();
  const updateArtifact = useUpdateArtifact(artifact.id);
  return (
    <ArtifactForm
      artifact={artifact}
      factTerms={factTerms}
      focusFirst={hash.slice(1) || undefined}
      submitLabel="Update Artifact"
      onSave={updateArtifact}
    />
  );
}
