import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { sameEmail } from '../../common/members';
import { type NextPage, useNextPage } from '../loaders/useNextPage';
import { useMember } from '../auth/RequireAuth';
import { type MyArtifactsPageQuery, useMyArtifactsPageQuery } from '../generated/graphql';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { SkeletonRows } from '../ui/Skeleton';
import { color, space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';
import { EditInSpreadsheet } from '../artifacts/EditInSpreadsheet';
import { ArtifactTable } from './ArtifactTable';
import { DescribedShare } from './described/DescribedShare';
import { useOnlyUndescribed } from './described/useOnlyUndescribed';
import { OwnHiddenArtifacts } from './OwnHiddenArtifacts';
import { ShowMore } from '../artifacts/ShowMore';
import { useDeleteArtifact } from '../artifacts/useDeleteArtifact';

/** The artifacts of the member in the address; an address without a member redirects to the viewer's own. */
export function MyArtifactsPage() {
  const { email } = useParams();
  const member = useMember();
  if (email === undefined) return <Navigate to={paths.sharedBy(member.email)} replace />;
  return <ArtifactsOf key={email} email={email} own={sameEmail(email, member.email)} />;
}

function ArtifactsOf({ email, own }: { email: string; own: boolean }) {
  const title = own ? titles.myArtifacts : titles.sharedBy(email);
  usePageTitle(title);
  const [onlyUndescribed, setOnlyUndescribed] = useOnlyUndescribed(own);
  const { data, previousData, error, refetch, fetchMore } = useMyArtifactsPageQuery({
    variables: { email, own, ...(onlyUndescribed && { described: false }) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // What stands above the list stays while another list loads.
  const { viewer, all, undescribed } = data ?? previousData ?? {};
  const list = data?.artifactsByUser;
  const found = viewer?.artifacts.edges[0]?.node.contributor.id;
  // The artifact that told it may be deleted here.
  const [contributor, setContributor] = useState(found);
  if (found !== undefined && found !== contributor) setContributor(found);
  const next = useNextPage(list, ({ variables }) =>
    fetchMore({ variables: { ...variables, own: false } }),
  );
  return (
    <Page>
      <Head>
        <PageHeading>{title}</PageHeading>
        {own && <ButtonLink to={paths.addArtifact}>Add an Artifact</ButtonLink>}
      </Head>
      {viewer && <OwnHiddenArtifacts list={viewer.hiddenArtifacts} />}
      {error && <FailedState message="Failed to fetch artifacts." onRetry={() => void refetch()} />}
      {!error && !list && <SkeletonRows count={5} label="Loading artifacts" />}
      {!error && list && (list.edges.length > 0 || next.exists) && (
        <List title={title} list={list} next={next} />
      )}
      {!error && list?.edges.length === 0 && !next.exists && (
        <Empty
          own={own}
          onlyUndescribed={onlyUndescribed}
          hasHidden={(viewer?.hiddenArtifacts.edges.length ?? 0) > 0}
          onShowAll={() => setOnlyUndescribed(false)}
        />
      )}
      {contributor !== undefined && all && all.totalCount > 0 && (
        <Note>
          <EditInSpreadsheet address={spreadsheetOf(contributor)} />
        </Note>
      )}
      {all && undescribed && (
        <DescribedShare
          total={all.totalCount}
          undescribed={undescribed.totalCount}
          onlyUndescribed={onlyUndescribed}
          onChange={setOnlyUndescribed}
        />
      )}
    </Page>
  );
}

interface ListProps {
  title: string;
  list: MyArtifactsPageQuery['artifactsByUser'];
  next: NextPage;
}

function List({ title, list, next }: ListProps) {
  const deleteArtifact = useDeleteArtifact();
  const artifacts = list.edges.map(({ node }) => node);
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

interface EmptyProps {
  own: boolean;
  /** Whether the list has only artifacts whose picture has no description. */
  onlyUndescribed: boolean;
  hasHidden: boolean;
  onShowAll: () => void;
}

function Empty({ own, onlyUndescribed, hasHidden, onShowAll }: EmptyProps) {
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
  if (hasHidden) {
    return (
      <EmptyState
        title="All your artifacts are hidden"
        text="Above stand the moderators' reasons, and you may answer them."
      />
    );
  }
  return (
    <EmptyState title="You have not added any artifacts yet">
      <ButtonLink to={paths.addArtifact}>Add Your First Artifact</ButtonLink>
    </EmptyState>
  );
}

/** The address of what a contributor has added, as a spreadsheet. */
const spreadsheetOf = (contributor: string): string =>
  `${paths.exportIn('xlsx')}?${new URLSearchParams({ contributor }).toString()}`;

const Note = styled.p`
  color: ${color.inkSoft};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
`;
