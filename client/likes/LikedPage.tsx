import { Navigate, useParams } from 'react-router-dom';
import { sameEmail } from '../../common/members';
import { useMember } from '../auth/RequireAuth';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { usePageTitle } from '../ui/usePageTitle';
import { LikedList } from './LikedList';

/** The member's own liked list. Another member's list is private, and never requested. */
export function LikedPage() {
  usePageTitle(titles.likedArtifacts);
  const { email } = useParams();
  const member = useMember();
  if (email === undefined) return <Navigate to={paths.likedBy(member.email)} replace />;
  return (
    <Page>
      <PageHeading>Liked Artifacts</PageHeading>
      {sameEmail(email, member.email) ? (
        <LikedList />
      ) : (
        <EmptyState title="This list is private">
          <ButtonLink to={paths.likedBy(member.email)}>See your own liked artifacts</ButtonLink>
        </EmptyState>
      )}
    </Page>
  );
}
