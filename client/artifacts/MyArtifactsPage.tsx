import { Navigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { useNextPage } from '../api/useNextPage';
import { useMember } from '../auth/RequireAuth';
import { sameEmail } from '../auth/session';
import { useMyArtifactsPageQuery, useOwnHiddenArtifactsQuery } from '../generated/graphql';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { SkeletonRows } from '../ui/Skeleton';
import { space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';
import { ArtifactTable } from './ArtifactTable';
import { DescribedShare } from './described/DescribedShare';
import { DescriptionProposals } from './described/DescriptionProposals';
import { useOnlyUndescribed } from './described/useOnlyUndescribed';
import { OwnHiddenArtifacts } from './OwnHiddenArtifacts';
import { ShowMore } from './ShowMore';
import { useDeleteArtifact } from './useDeleteArtifact';

/** The artifacts of the member in the address; an address without a member redirects to the viewer's own. */
export function MyArtifactsPage() {
  const { email } = useParams();
  const member = useMember();
  const own = email === undefined || sameEmail(email, member.email);
  const title = own ? titles.myArtifacts : titles.sharedBy(email);
  const [onlyUndescribed, setOnlyUndescribed] = useOnlyUndescribed(own);
  usePageTitle(title);
  if (email === undefined) return <Navigate to={paths.sharedBy(member.email)} replace />;
  return (
    <Page>
      <Head>
        <PageHeading>{title}</PageHeading>
        {own && <ButtonLink to={paths.addArtifact}>Add an Artifact</ButtonLink>}
      </Head>
      {own && <OwnHiddenArtifacts />}
      {own && <DescriptionProposals />}
      {own && (
        <DescribedShare
          email={email}
          onlyUndescribed={onlyUndescribed}
          onChange={setOnlyUndescribed}
        />
      )}
      <ArtifactsOf
        key={email}
        email={email}
        own={own}
        title={title}
        onlyUndescribed={onlyUndescribed}
        onShowAll={() => setOnlyUndescribed(false)}
      />
    </Page>
  );
}

interface ArtifactsOfProps {
  email: string;
  own: boolean;
  title: string;
  /** Whether the list has only artifacts whose picture has no description. */
  onlyUndescribed: boolean;
  onShowAll: () => void;
}

function ArtifactsOf({ email, own, title, onlyUndescribed, onShowAll }: ArtifactsOfProps) {
  const { data, error, refetch, fetchMore } = useMyArtifactsPageQuery({
    variables: onlyUndescribed ? { email, described: false } : { email },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const next = useNextPage(data?.artifactsByUser, fetchMore);
  const hidden = useOwnHiddenArtifactsQuery({ skip: !own });
  const deleteArtifact = useDeleteArtifact();

  if (error) {
    return <FailedState message="Failed to fetch artifacts." onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonRows count={5} label="Loading artifacts" />;
  const artifacts = data.artifactsByUser.edges.map(({ node }) => node);
  if (artifacts.length === 0 && !next.exists) {
    if (onlyUndescribed) {
      return (
        <EmptyState title="Every picture has a description">
          <Button $tone="quiet" onClick={onShowAll}>
            Show all artifacts
          </Button>
        </EmptyState>
      );
    }
    if (!own) return <EmptyState title="No artifacts yet" text="This member has not shared any." />;
    if (hidden.loading && !hidden.data) return <SkeletonRows count={5} label="Loading artifacts" />;
    const isAllHidden = (hidden.data?.viewer?.hiddenArtifacts.edges.length ?? 0) > 0;
    return isAllHidden ? (
      <EmptyState
        title="All your artifacts are hidden"
        text="Above stand the moderators' reasons, and you may answer them."
      />
    ) : (
      <EmptyState title="You have not added any artifacts yet">
        <ButtonLink to={paths.addArtifact}>Add Your First Artifact</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <ArtifactTable
        caption={title}
        artifacts={artifacts}
        onDelete={(artifact) => void deleteArtifact(artifact)}
      />
      <ShowMore next={next} shown={artifacts.length} />
    </>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
`;
