import { Navigate, useLocation, useParams } from 'react-router-dom';
import { AllowanceNote } from '../form/AllowanceNote';
import { ArtifactForm } from '../form/ArtifactForm';
import { type SuggestChangePageQuery, useSuggestChangePageQuery } from '../generated/graphql';
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
import { OwnSuggestion } from './OwnSuggestion';
import { suggestedValues } from './suggested-values';
import { useSuggestChange } from './useSuggestChange';

type Artifact = NonNullable<SuggestChangePageQuery['artifact']>;
type Viewer = SuggestChangePageQuery['viewer'];

/** Where a member suggests how to change the artifact of another. */
export function SuggestChangePage() {
  usePageTitle(titles.suggestChange);
  const { id = '' } = useParams();
  return (
    <Page>
      <ArtifactToChange key={id} id={id} />
    </Page>
  );
}

function ArtifactToChange({ id }: { id: string }) {
  const { hash } = useLocation();
  const { data, loading, error, refetch } = useSuggestChangePageQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const artifact = data?.artifact;
  if (artifact?.viewerCanEdit) {
    return (
      <Navigate to={`${paths.updateArtifact(id)}${hash}`} state={artifact.artifactName} replace />
    );
  }
  return (
    <>
      {artifact ? (
        <BackLink to={paths.artifact(id)}>
          <span>Back to </span>
          <bdi>{artifact.artifactName}</bdi>
        </BackLink>
      ) : (
        <BackLink to={paths.allArtifacts}>Back to All Artifacts</BackLink>
      )}
      <PageHeading>Suggest a change</PageHeading>
      {loading && <Spinner label="Loading the artifact" />}
      {!loading && (error || !data) && (
        <FailedState message="Failed to fetch the artifact." onRetry={() => void refetch()} />
      )}
      {!loading && !error && data && !artifact && (
        <EmptyState title="Artifact not found">
          <ButtonLink to={paths.allArtifacts}>Back to All Artifacts</ButtonLink>
        </EmptyState>
      )}
      {!loading && !error && artifact && (
        <SuggestionForm
          key={artifact.viewerSuggestion?.id}
          artifact={artifact}
          viewer={data.viewer}
          focusFirst={hash.slice(1) || undefined}
          onWithdrawn={() => void refetch()}
        />
      )}
    </>
  );
}

interface SuggestionFormProps {
  artifact: Artifact;
  viewer: Viewer;
  focusFirst: string | undefined;
  onWithdrawn: () => void;
}

function SuggestionForm({ artifact, viewer, focusFirst, onWithdrawn }: SuggestionFormProps) {
  const { viewerSuggestion } = artifact;
  const suggestChange = useSuggestChange(artifact.id);
  return (
    <>
      <p>
        Change what is wrong, or write what you know. Whoever added the artifact reads it with your
        name, and decides.
      </p>
      <AllowanceNote viewer={viewer} isAdding={false} />
      {viewerSuggestion && (
        <OwnSuggestion suggestion={viewerSuggestion} onWithdrawn={onWithdrawn} />
      )}
      <ArtifactForm
        artifact={artifact}
        factTerms={viewer?.factTerms}
        suggestion={suggestedValues(viewerSuggestion)}
        focusFirst={focusFirst}
        submitLabel="Send suggestion"
        onSave={suggestChange}
      />
    </>
  );
}
