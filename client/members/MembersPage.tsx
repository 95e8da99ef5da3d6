import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ShowMore } from '../artifacts/ShowMore';
import { type MemberRow_MemberFragment, useMembersQuery } from '../generated/graphql';
import { useNextPage } from '../loaders/useNextPage';
import { OnlyModerators } from '../moderation/OnlyModerators';
import * as titles from '../page-titles';
import { FailedState } from '../ui/FailedState';
import { formatCount } from '../ui/format-count';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { SkeletonRows } from '../ui/Skeleton';
import { usePageTitle } from '../ui/usePageTitle';
import { HandOverDialog } from './HandOverDialog';
import { MemberSearch } from './MemberSearch';
import { MemberTable } from './MemberTable';

const NOUNS = ['member', 'members'] as const;

/** The members, for moderators: what each may do, and to whom artifacts belong. */
export function MembersPage() {
  return (
    <OnlyModerators>
      <Members />
    </OnlyModerators>
  );
}

function Members() {
  usePageTitle(titles.members);
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('q') ?? '';
  const { data, error, refetch, fetchMore } = useMembersQuery({
    variables: { search, first: 24 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const members = data?.members;
  const next = useNextPage(members, fetchMore);
  const [giver, setGiver] = useState<MemberRow_MemberFragment>();

  function handleSearch(text: string) {
    setParameters(text === '' ? {} : { q: text });
  }

  return (
    <Page>
      <PageHeading>{titles.members}</PageHeading>
      <MemberSearch label="Name, or whole e-mail address" value={search} onSearch={handleSearch} />
      <p role="status">{members && countOf(members.totalCount, search)}</p>
      {error && !data && (
        <FailedState message="Failed to fetch the members." onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows count={5} label="Loading members" />}
      {members && members.edges.length > 0 && (
        <MemberTable members={members.edges.map(({ node }) => node)} onHandOver={setGiver} />
      )}
      <ShowMore next={next} shown={members?.edges.length ?? 0} nouns={NOUNS} />
      {giver && <HandOverDialog giver={giver} onClose={() => setGiver(undefined)} />}
    </Page>
  );
}

function countOf(total: number, search: string): string {
  const members = `${formatCount(total)} ${NOUNS[total === 1 ? 0 : 1]}`;
  return search === '' ? members : `${members} found`;
}
