import type { ApolloClient } from '@apollo/client';
import { useState } from 'react';
import { useLoaderData, useNavigate, useParams } from 'react-router-dom';
import { useSessionState } from '../auth/AuthProvider';
import { memberOf } from '../auth/session';
import { DetailPageDocument, useDetailPageQuery } from '../generated/graphql';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { BackLink } from '../ui/BackLink';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { Spinner } from '../ui/Spinner';
import { usePageTitle } from '../ui/usePageTitle';
import { ArtifactDetail, type MemberArtifact } from './ArtifactDetail';
import type { detailLoader } from './detail-loader';
import { HistorySection } from './history/HistorySection';
import { RecordSection } from './record/RecordSection';
import { RelatedArtifacts } from './RelatedArtifacts';
import { useDeleteArtifact } from './useDeleteArtifact';
import { useRecordView } from './useRecordView';

/** Loads the artifact of a page that the member may open next. */
export const prefetchArtifact = (client: ApolloClient, id: string) =>
  client.query({ query: DetailPageDocument, variables: { id } });

export function DetailPage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <BackLink to={paths.allArtifacts}>Back to All Artifacts</BackLink>
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
  const known = useLoaderData<typeof detailLoader>();
  const { deleting, deleteAndLeave } = useDeleteAndLeave();
  const artifact = deleting ?? (data ? data.artifact : known);
  useRecordView(data?.artifact?.id);
  usePageTitle(artifact || data ? titles.artifact(artifact ?? null) : undefined);

  if (error && !data) {
    return <FailedState message="Failed to fetch the artifact." onRetry={() => void refetch()} />;
  }
  if (artifact) {
    return (
      <>
        <ArtifactDetail artifact={artifact} onDelete={(owned) => void deleteAndLeave(owned)} />
        <RecordSection artifactId={artifact.id} />
        {data?.artifact && <HistorySection artifact={data.artifact} />}
        <RelatedArtifacts artifactId={artifact.id} />
      </>
    );
  }
  if (!data) return <Spinner label="Loading the artifact" />;
  return (
    <>
      <PageHeading>{titles.artifact(null)}</PageHeading>
      <EmptyState
        title="This artifact is not in the catalogue"
        text="It may have been taken out of the collection."
      />
    </>
  );
}

/**
 * Deletes the artifact of the page, and goes to the member's own list, which replaces the page in the
 * history. `deleting` is the artifact, for the page to show until that list has loaded.
 */
function useDeleteAndLeave() {
  const email = memberOf(useSessionState())?.email ?? '';
  const navigate = useNavigate();
  const deleteArtifact = useDeleteArtifact();
  const [deleting, setDeleting] = useState<MemberArtifact>();

  async function deleteAndLeave(artifact: MemberArtifact) {
    setDeleting(artifact);
    const deleted = await deleteArtifact(artifact);
    if (deleted) void navigate(paths.sharedBy(email), { replace: true });
    else setDeleting(undefined);
  }
  return { deleting, deleteAndLeave };
}
