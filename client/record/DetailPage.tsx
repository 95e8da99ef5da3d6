import { useState } from 'react';
import { useLoaderData, useNavigate, useParams } from 'react-router-dom';
import { useSessionState } from '../auth/AuthProvider';
import { memberOf } from '../auth/session';
import { useDetailPageQuery } from '../generated/graphql';
import { useLikeAfterSignIn } from '../likes/useLikeAfterSignIn';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { FailedState } from '../ui/FailedState';
import { Page } from '../ui/Page';
import { Spinner } from '../ui/Spinner';
import { usePageTitle } from '../ui/usePageTitle';
import { AboutArtifact, ArtifactDetail, type MemberArtifact } from './ArtifactDetail';
import { HistorySection } from './history/HistorySection';
import { BackToList } from './BackToList';
import { MissingArtifact } from './MissingArtifact';
import type { PublicArtifact } from './record-loader';
import { RelatedArtifacts } from './RelatedArtifacts';
import { useDeleteArtifact } from '../artifacts/useDeleteArtifact';
import { useRecordView } from './useRecordView';

export function DetailPage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <BackToList />
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
  const known = useLoaderData<PublicArtifact>();
  const { deleting, deleteAndLeave } = useDeleteAndLeave();
  const artifact = deleting ?? (data ? data.artifact : known);
  // What waits for review has no views yet, and no history.
  const published = data?.artifact?.waits ? undefined : (data?.artifact ?? undefined);
  useRecordView(published?.id);
  useLikeAfterSignIn(published);
  usePageTitle(artifact || data ? titles.artifact(artifact ?? null) : undefined);

  if (error && !data) {
    return <FailedState message="Failed to fetch the artifact." onRetry={() => void refetch()} />;
  }
  if (artifact) {
    return (
      <>
        <ArtifactDetail artifact={artifact} onDelete={(owned) => void deleteAndLeave(owned)} />
        <RelatedArtifacts rows={artifact.relatedRows} />
        <AboutArtifact artifact={artifact} />
        {published && <HistorySection artifact={published} />}
      </>
    );
  }
  if (!data) return <Spinner label="Loading the artifact" />;
  return <MissingArtifact />;
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
